/** Stands before a server and can pretend that it has another build of the page. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Proxy {
  readonly #server: Server;
  readonly #target: string;
  /** The build that the page is said to be, in place of its own. */
  build: string | null = null;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
  }

  static async start(target: string): Promise<Proxy> {
    const proxy = new Proxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    // Unchanged files, so that their text can be changed.
    const plain = Object.entries(asked.headers).filter(
      ([name]) => !/^(accept-encoding|if-none-match)$/.test(name),
    );
    const headers = Object.fromEntries(plain);
    const passed = request(new URL(asked.url ?? '/', this.#target), {
      method: asked.method ?? 'GET',
      headers,
    });
    passed.on('response', (response) => {
      const own = response.headers['x-comptoir-build'];
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const build = this.build;
        const body = Buffer.concat(parts);
        const isText = /html|javascript/.test(response.headers['content-type'] ?? '');
        const changed =
          build !== null && isText && typeof own === 'string'
            ? Buffer.from(body.toString('utf8').replaceAll(own, build))
            : body;
        answer.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          ...(build === null ? {} : { 'x-comptoir-build': build }),
          'content-length': changed.length,
        });
        answer.end(changed);
      });
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  }
}
