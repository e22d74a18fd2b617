/** What lies between browsers and a server, byte for byte, and can be cut. It outlives the server. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Cable {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isBroken = false;

  private constructor(target: () => string) {
    this.#server = createServer((near) => {
      if (this.#isBroken) {
        near.destroy();
        return;
      }
      const { hostname, port } = new URL(target());
      const far = connect(Number(port), hostname);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          this.#ends.delete(end);
          other.destroy();
        });
      }
    });
  }

  /** Leads to wherever `target` says when somebody connects. */
  static async lay(target: () => string): Promise<Cable> {
    const cable = new Cable(target);
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How many connections there are. */
  get connections(): number {
    return this.#ends.size / 2;
  }

  /** Ends every connection, in the middle of whatever was being said. */
  cut(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Ends every connection, and every new one until it is mended. */
  break(): void {
    this.#isBroken = true;
    this.cut();
  }

  mend(): void {
    this.#isBroken = false;
  }

  async remove(): Promise<void> {
    this.break();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
