/** Digits as a marker writes them on a card, on a field of 20 by 28. */
export const DIGITS: Record<string, string> = {
  '0': 'M10 4C4 4 3 24 10 25C17 25 17 4 10 4',
  '1': 'M5 10C8 9 11 6 12 3C12 11 11 18 11 26',
  '2': 'M4 9C5 2 16 2 15 9C15 15 7 18 4 25C8 23 12 25 17 24',
  '3': 'M4 6C8 1 17 3 15 9C14 13 10 13 8 13C14 13 18 17 15 22C12 27 6 26 3 22',
  '4': 'M11 3C10 10 7 15 3 18C8 18 13 18 18 17M14 11C14 16 13 21 13 26',
  '5': 'M16 4C13 5 10 5 7 4C7 8 6 10 5 13C10 10 17 12 16 19C15 26 7 27 3 23',
  '6': 'M14 3C8 6 4 13 4 19C5 27 16 27 16 20C16 13 7 13 4 20',
  '7': 'M3 6C8 6 12 6 17 4C13 11 10 18 9 26M6 15C9 14 12 14 14 14',
  '8': 'M15 8C14 2 5 4 7 9C9 14 16 15 15 21C13 27 3 26 5 20C6 15 15 13 15 8',
  '9': 'M15 9C13 2 4 4 5 10C6 16 14 15 15 9C16 15 14 21 11 26',
  '-': 'M4 15C8 14 12 15 16 14',
};

export const TICK = 'M3 14C5 17 7 20 8 23C10 15 14 8 18 4';

/** No two hands are alike: a small turn that belongs to the place where something is written. */
export function slant(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 15) - 7;
}
