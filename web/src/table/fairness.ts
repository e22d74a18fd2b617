/** Where this browser keeps what one added to the chance of a table. */
export const entropyKey = (table: string): string => `comptoir.entropy.${table}`;
