import { expect, test } from 'vitest';
import { readText } from '../src/lib/file';

const file = (bytes: number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'deck.csv');

test('a text is read without the mark that some programs put before it', async () => {
  expect(await readText(file('id,back'), 100)).toEqual({ text: 'id,back' });
  expect(await readText(file([0xef, 0xbb, 0xbf, 0x69, 0x64]), 100)).toEqual({ text: 'id' });
});

test('what is too long or no text is not read', async () => {
  expect(await readText(file('12345'), 4)).toEqual({ fault: 'too-large' });
  expect(await readText(file('1234'), 4)).toEqual({ text: '1234' });
  expect(await readText(file([0xff, 0xfe, 0x00]), 100)).toEqual({ fault: 'unreadable' });
});
