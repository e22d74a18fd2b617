/** A host that knows nothing but files: what any folder of a web server is. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  readonly #server: Server;
  readonly #under: string;
  /** What was asked for and is not there. */
  readonly missing: string[] = [];

  private constructor(folder: string, under: string) {
    this.#under = under;
    this.#server = createServer((asked, answer) => {
      const path = normalize(decodeURIComponent(new URL(asked.url ?? '/', 'http://host').pathname));
      const file = path.startsWith(under) ? fileAt(join(folder, path.slice(under.length))) : null;
      if (file === null) {
        this.missing.push(path);
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(answer);
    });
  }

  /** Serves a folder below a path, so that an address from the root would lead nowhere. */
  static async start(folder: string, under = '/somewhere/below/'): Promise<StaticHost> {
    const host = new StaticHost(folder, under);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#under}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The file that an address stands for: of a folder, its index. */
function fileAt(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return fileAt(join(path, 'index.html'));
  return found ? path : null;
}
