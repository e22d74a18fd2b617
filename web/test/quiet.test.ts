import { expect, test } from 'vitest';
import { minuteOf, ownZone, timeOf } from '../src/lib/quiet';

test('a time of the day is a minute and back', () => {
  expect([minuteOf('00:00'), minuteOf('22:05'), minuteOf('23:59:30')]).toEqual([0, 1325, 1439]);
  expect([timeOf(0), timeOf(1325), timeOf(1439)]).toEqual(['00:00', '22:05', '23:59']);
  expect([minuteOf(''), minuteOf('night')]).toEqual([null, null]);
});

test('a device knows its zone by a name', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: ownZone() })).not.toThrow();
});
