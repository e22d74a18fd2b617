/** Puts a brotli and a gzip form beside a file. */
export function compress(path: string): Promise<void>;
