/** The worker with its tables, as `contract.ts` describes it. */
import { ApiError } from '../lib/api';
import { misfit, type Checked } from '../lib/check';
import type {
  AnalysisState,
  Forecast,
  Foreseen,
  GameInfo,
  Hint,
  Moments,
  ObserverId,
  TableInfo,
} from '../lib/wire';
import type {
  LocalEntry,
  LocalHost,
  LocalLine,
  LocalLineHandlers,
  LocalTable,
  NewLocalTable,
} from './contract';
import { findEngine, type EngineFiles } from './engine';
import { Line } from './line';
import type { FromWorker, Question, ToWorker } from './messages';

/** The pause of the server's bots. */
const BOT_PAUSE = 700;
/** A table at which the module fails so often without a new entry is given up. */
const MOST_FAILURES = 3;

type Asked = {
  /** The table whose frames come first, where the answer is about one of them. */
  table: string | null;
  resolve: (json: string) => void;
  reject: (why: ApiError) => void;
};

type Open = {
  table: LocalTable;
  /** The seat whose bot searches. */
  thinking: number | null;
  /** How often the module has failed since the last entry. */
  failures: number;
  /** Set while entries are being kept; what they led to is told afterwards, in order. */
  keeping: Promise<void> | null;
};

/** What is asked of a worker; tests put their own in its place. */
export type WorkerLike = {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
};

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class WorkerHost implements LocalHost {
  onEntries: LocalHost['onEntries'] = null;
  botPause = BOT_PAUSE;

  readonly #find: () => Promise<EngineFiles | null>;
  readonly #start: () => WorkerLike;
  #files: Promise<EngineFiles | null> | null = null;
  #worker: WorkerLike | null = null;
  /** Another worker is about to take over what was open. */
  #resuming = false;
  #lastAsk = 0;
  #lastLine = 0;
  readonly #asked = new Map<number, Asked>();
  readonly #tables = new Map<string, Open>();
  readonly #lines = new Map<number, Line>();

  constructor(find: () => Promise<EngineFiles | null> = findEngine, start: () => WorkerLike = startWorker) {
    this.#find = find;
    this.#start = start;
  }

  async available(): Promise<boolean> {
    return this.games().then(
      () => true,
      () => false,
    );
  }

  async games(): Promise<GameInfo[]> {
    return (await this.#ask<{ games: GameInfo[] }>({ type: 'games' }, 'Games')).games;
  }

  async create(asked: NewLocalTable): Promise<LocalTable> {
    const seed = [...crypto.getRandomValues(new Uint8Array(32))];
    const games = await this.games();
    const table: LocalTable = {
      ...asked,
      id: freshId(),
      revision: games.find((it) => it.slug === asked.game)?.revision ?? 0,
      seed: seed.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      created_at: Date.now(),
      entries: [],
    };
    await this.open(table);
    return this.#tables.get(table.id)?.table ?? table;
  }

  async open(table: LocalTable): Promise<void> {
    if (this.#tables.has(table.id)) return;
    const open: Open = {
      table: { ...table, entries: [...table.entries] },
      thinking: null,
      failures: 0,
      keeping: null,
    };
    this.#tables.set(table.id, open);
    try {
      await this.#ask({ type: 'open', table, botPause: this.botPause, standIn: null });
    } catch (thrown) {
      this.#tables.delete(table.id);
      throw thrown;
    }
  }

  async openRecord(text: string): Promise<LocalTable> {
    // Loaded when it is needed: hashes are no part of the first page.
    const { recordId } = await import('./record-id');
    const table = await this.#ask<LocalTable>({ type: 'read-record', id: recordId(text), text });
    await this.open(table);
    return table;
  }

  close(table: string): void {
    this.#tables.delete(table);
    for (const line of this.#lines.values()) if (line.table === table) line.close();
    this.#worker?.postMessage({ type: 'close', table });
  }

  connect(table: string, as: ObserverId, handlers: LocalLineHandlers, since = 0): LocalLine {
    this.#lastLine += 1;
    const id = this.#lastLine;
    const line = new Line(table, as, since, handlers, {
      send: (text) => this.#worker?.postMessage({ type: 'send', table, line: id, text }),
      close: () => {
        this.#lines.delete(id);
        this.#worker?.postMessage({ type: 'detach', table, line: id });
      },
    });
    this.#lines.set(id, line);
    if (!this.#resuming) this.#worker?.postMessage({ type: 'attach', table, line: id, as, since });
    return line;
  }

  info(table: string, as: ObserverId): Promise<TableInfo> {
    return this.#ask({ type: 'info', table, as }, 'TableInfo');
  }

  hint(table: string, as: ObserverId): Promise<Hint> {
    return this.#ask({ type: 'hint', table, as }, 'Hint');
  }

  moments<View>(table: string, as: ObserverId, from: number, to: number): Promise<Moments<View>> {
    return this.#ask({ type: 'moments', table, as, from, to }, 'Moments');
  }

  get isRunning(): boolean {
    return this.#worker !== null;
  }

  foresee({ game, as, seat, view }: Foreseen): Promise<Forecast> {
    return this.#ask({ type: 'foresee', game, as, seat, view: JSON.stringify(view) }, 'Forecast');
  }

  forecast(table: string, { as, version, seat }: Foreseen): Promise<Forecast> {
    return this.#ask({ type: 'forecast', table, as, version, seat }, 'Forecast');
  }

  analysis(table: string): Promise<AnalysisState> {
    return this.#ask({ type: 'analysis', table }, 'AnalysisState');
  }

  askAnalysis(table: string): Promise<AnalysisState> {
    return this.#ask({ type: 'ask-analysis', table }, 'AnalysisState');
  }

  record(table: string): Promise<string> {
    return this.#ask({ type: 'record', table });
  }

  async #ask<T>(question: Question, shape?: Checked): Promise<T> {
    await this.#ready();
    const answer = JSON.parse(await this.#put(question)) as T;
    const where = shape ? misfit(answer, shape) : null;
    if (where === null) return answer;
    throw new ApiError(0, { code: 'misfit', detail: where });
  }

  /** Puts a question to the worker at once. */
  #put(question: Question): Promise<string> {
    this.#lastAsk += 1;
    const ask = this.#lastAsk;
    return new Promise((resolve, reject) => {
      // Whatever keeps entries may ask too: its answers must not wait for itself.
      const table = question.type === 'hint' ? question.table : null;
      this.#asked.set(ask, { table, resolve, reject });
      this.#worker?.postMessage({ type: 'ask', ask, question });
    });
  }

  /** Starts the worker, unless it runs. */
  async #ready(): Promise<void> {
    this.#files ??= this.#find();
    const files = await this.#files;
    if (!files) {
      // It may be there the next time: a server from source builds it when it stands.
      this.#files = null;
      throw new ApiError(0, { code: 'no-engine' });
    }
    if (!this.#worker) this.#run(files);
  }

  #run(files: EngineFiles): void {
    const worker = this.#start();
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#failed();
    };
    worker.postMessage({ type: 'start', files });
  }

  #heard(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        break;
      case 'answer':
        this.#answer(message.ask, message.json);
        break;
      case 'refusal':
        this.#take(message.ask)?.reject(new ApiError(0, message.error));
        break;
      case 'no-line':
        this.#lines.get(message.line)?.stop();
        break;
      case 'entries':
        this.#entries(message.table, message.entries);
        break;
      case 'message':
        this.#tell(message.line, message.text);
        break;
      case 'thinking': {
        const open = this.#tables.get(message.table);
        if (open) open.thinking = message.seat;
        break;
      }
      case 'failed':
        this.#failed();
    }
  }

  #entries(table: string, entries: LocalEntry[]): void {
    const open = this.#tables.get(table);
    if (!open) return;
    const first = open.table.entries.length;
    open.table.entries.push(...entries);
    open.failures = 0;
    const kept = this.onEntries?.(table, first, entries);
    if (kept) this.#after(open, () => kept);
  }

  /** Tells a line something, but not before what it follows from is kept. */
  #tell(id: number, text: string): void {
    const [line, worker] = [this.#lines.get(id), this.#worker];
    const open = line && this.#tables.get(line.table);
    if (!open?.keeping) line?.heard(text);
    // Another worker sends a new frame.
    else this.#after(open, () => void (worker === this.#worker && this.#lines.get(id)?.heard(text)));
  }

  /** Answers in turn with what lines are told: a hint comes after the frame that it is about. */
  #answer(ask: number, json: string): void {
    const asked = this.#take(ask);
    const open = this.#tables.get(asked?.table ?? '');
    if (open?.keeping) this.#after(open, () => asked?.resolve(json));
    else asked?.resolve(json);
  }

  #after(open: Open, next: () => Promise<void> | void): void {
    const keeping = (open.keeping ?? Promise.resolve()).then(next).then(() => {
      if (open.keeping === keeping) open.keeping = null;
    });
    open.keeping = keeping;
  }

  #take(ask: number): Asked | undefined {
    const asked = this.#asked.get(ask);
    this.#asked.delete(ask);
    return asked;
  }

  /**
   * The module has failed: another worker goes on from the logs. Where a bot searched, its first legal action stands in
   * for it; where that does not help either, the table is given up.
   */
  #failed(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(new ApiError(0, { code: 'unavailable' }));
    for (const line of this.#lines.values()) line.lost();
    void this.#resume();
  }

  async #resume(): Promise<void> {
    for (const [id, open] of this.#tables) {
      open.failures += 1;
      if (open.failures < MOST_FAILURES) continue;
      this.#tables.delete(id);
      for (const line of this.#lines.values()) if (line.table === id) line.stop();
    }
    if (this.#tables.size === 0) return;
    this.#resuming = true;
    await this.#ready().catch(() => undefined);
    this.#resuming = false;
    for (const open of this.#tables.values()) {
      const { table, thinking } = open;
      open.thinking = null;
      // Its entries come over the same way as any other; a failure comes here again.
      this.#put({ type: 'open', table, botPause: this.botPause, standIn: thinking }).catch(() => undefined);
    }
    for (const [id, line] of this.#lines) {
      this.#worker?.postMessage({
        type: 'attach',
        table: line.table,
        line: id,
        as: line.as,
        since: line.version,
      });
    }
  }
}

/** An id that can stand where that of a server's table does. */
function freshId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(12))];
  return `local-${bytes.map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}

/** The one host of this page. */
export const localHost: LocalHost = new WorkerHost();
