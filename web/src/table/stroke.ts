/** What tells the lines of a chart apart: the colour of the seat, and dashes for those who do not see colours. */

const DASHES = ['', '7 4', '2 4', '9 3 2 3', '4 2'];

export const dashes = (seat: number): string | undefined => DASHES[(seat - 1) % DASHES.length];

export const ink = (seat: number): string => `var(--seat-${seat})`;
