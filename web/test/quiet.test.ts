import { expect, test } from 'vitest';
import { localTime, utcMinute } from '../src/lib/quiet';

test('quiet hours are kept in UTC and shown by the clock of the device', () => {
  const [paris, newYork, delhi] = [-120, 240, -330];
  expect(utcMinute('22:00', paris)).toBe(20 * 60);
  expect(utcMinute('01:00', paris)).toBe(23 * 60);
  expect(utcMinute('22:00', newYork)).toBe(2 * 60);
  for (const offset of [paris, newYork, delhi, 0]) {
    for (const time of ['00:00', '08:30', '23:59'])
      expect(localTime(utcMinute(time, offset), offset)).toBe(time);
  }
});
