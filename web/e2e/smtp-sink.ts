/** A relay for e-mail that takes every letter and keeps it. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class SmtpSink {
  readonly #server: Server;
  readonly #letters: string[] = [];

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => sink.#server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The oldest letter that nobody has read, as its reader would see it; nothing while there is none. */
  read(): string | undefined {
    const [head = '', ...body] = (this.#letters.shift() ?? '').split('\r\n\r\n');
    if (head === '') return undefined;
    return `${head}\n\n${decoded(body.join('\r\n\r\n'), head)}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    const END = '\r\n.\r\n';
    const say = (line: string) => socket.write(`${line}\r\n`);
    let heard = '';
    let isLetter = false;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      for (;;) {
        const end = isLetter ? END : '\r\n';
        const at = heard.indexOf(end);
        if (at < 0) return;
        const text = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (isLetter) this.#letters.push(text);
        isLetter = !isLetter && text.toUpperCase() === 'DATA';
        if (isLetter) say('354 go on');
        else if (text.toUpperCase() === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
    say('220 sink');
  }
}

function decoded(body: string, head: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
