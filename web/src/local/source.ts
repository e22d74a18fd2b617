/** A table of this device, as whatever shows a table asks for it. */
import { reason } from '../lib/api';
import type { TableLine, TableLineOptions, TableSource } from '../lib/source';
import type { ObserverId } from '../lib/wire';
import type { LocalLine, LocalLineHandlers, NewLocalTable } from './contract';
import { Device } from './device.svelte';
import { localHost } from './host';
import { localTables } from './tables.svelte';

export class LocalSource implements TableSource {
  readonly id: string;
  #device: Promise<Device> | null;

  /** A table that is kept is opened when it is asked for; one that is open already names those round it. */
  constructor(id: string, device: Promise<Device> | null = null) {
    this.id = id;
    this.#device = device;
  }

  /** Those round this device; it is there once the table is open. */
  device(): Promise<Device> {
    this.#device ??= localTables.open(this.id).then((table) => new Device(table.seats));
    return this.#device;
  }

  open(options: TableLineOptions): TableLine {
    return new OpeningLine(options, async (handlers) =>
      localHost.connect(this.id, await this.#eyes(), handlers, options.since()),
    );
  }

  info = async () => localHost.info(this.id, await this.#eyes());
  hint = async () => localHost.hint(this.id, await this.#eyes());
  moments: TableSource['moments'] = async (as, from, to) => {
    await this.device();
    return localHost.moments(this.id, as, from, to);
  };
  forecast: TableSource['forecast'] = async (asked) => {
    await this.device();
    return localHost.forecast(this.id, asked);
  };
  analysis = async () => {
    await this.device();
    return localHost.analysis(this.id);
  };
  askAnalysis = async () => {
    await this.device();
    return localHost.askAnalysis(this.id);
  };
  record = async () => {
    await this.device();
    return localHost.record(this.id);
  };

  /** The same people and bots, with fresh dice. */
  rematch = async () => {
    const { game, options, seats, memory, hints }: NewLocalTable = await localTables.open(this.id);
    const next = await localTables.create({ game, options, seats, memory, hints });
    return localHost.info(next.id, 'spectator');
  };

  async #eyes(): Promise<ObserverId> {
    const { holder } = await this.device();
    return holder === null ? 'spectator' : `seat-${holder}`;
  }
}

type Connect = (handlers: LocalLineHandlers) => Promise<LocalLine>;

/** A line that is there before its table is open. */
class OpeningLine implements TableLine {
  readonly #options: TableLineOptions;
  readonly #connect: Connect;
  #line: LocalLine | null = null;
  #closed = false;

  constructor(options: TableLineOptions, connect: Connect) {
    this.#options = options;
    this.#connect = connect;
    void this.#start();
  }

  get state(): TableLine['state'] {
    return this.#closed ? 'stopped' : (this.#line?.state ?? 'connecting');
  }

  send(text: string): boolean {
    return this.#line?.send(text) ?? false;
  }

  again(pause: number): void {
    this.#line?.close();
    this.#line = null;
    setTimeout(() => void this.#start(), pause);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  async #start(): Promise<void> {
    if (this.#closed) return;
    try {
      const line = await this.#connect({
        // What was on its way when the device was put down is for nobody's eyes.
        message: (text) => !this.#closed && this.#options.message(text),
        state: (state) => !this.#closed && this.#options.state(state),
      });
      this.#line = line;
      if (this.#closed) line.close();
    } catch (thrown) {
      if (!this.#closed) this.#options.gone(reason(thrown));
    }
  }
}
