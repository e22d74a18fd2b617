/**
 * The worker that holds the module and all open tables. It does one thing after another: a message, an answer, the
 * choice of a bot, a step of an analysis. In between it listens, so that a person never waits for an analysis.
 */
import type { Engine, EngineFiles, EngineTable } from './engine';
import { compile, load } from './load';
import { Thinkers } from './thinkers';
import type { FromWorker, Question, ToWorker } from './messages';
import type { LocalEntry, LocalTable } from './contract';
import type { GameInfo, WireError } from '../lib/wire';

type Open = {
  table: EngineTable;
  botPause: number;
  /** The number that the table has for a line of the page, and back. */
  lines: Map<number, number>;
  pages: Map<number, number>;
  /** Set while bots are about to choose. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether bots think in other workers. */
  isWaiting: boolean;
};

/** The level whose bots judge by a net. */
const MASTER = 'master';

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

let files: EngineFiles | null = null;
let loaded: Engine | null = null;
let thinkers: Thinkers | null = null;
/** The games whose net the module has. */
const nets = new Set<string>();
const tables = new Map<string, Open>();
/** Messages are handled in the order in which they come, also those that come while the module is loaded. */
let queue: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  queue = queue.then(() => handle(data)).catch(fail);
};

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    files = message.files;
    const module = await compile(files.wasm);
    loaded = await load(files.js, module);
    thinkers = new Thinkers(files, module);
    scope.postMessage({ type: 'ready' });
    return;
  }
  switch (message.type) {
    case 'ask':
      if (message.question.type === 'open') await loadNet(message.question.table);
      answer(message.ask, message.question);
      break;
    case 'close':
      close(message.table);
      break;
    case 'attach':
      attach(message);
      break;
    case 'detach': {
      const open = tables.get(message.table);
      const line = open?.lines.get(message.line);
      if (!open || line === undefined) break;
      open.lines.delete(message.line);
      open.pages.delete(line);
      open.table.detach(line);
      break;
    }
    case 'send': {
      const open = tables.get(message.table);
      const line = open?.lines.get(message.line);
      if (!open || line === undefined) break;
      open.table.receive(line, message.text, Date.now());
      flush(message.table, open);
    }
  }
}

/** Loads what the strongest bots of a game have learnt, where one of them sits at a table. Without it they search. */
async function loadNet({ game, seats }: LocalTable): Promise<void> {
  const address = files?.nets[game];
  const isWanted = seats.some((seat) => seat.type === 'bot' && seat.level === MASTER);
  if (!isWanted || !loaded || address === undefined || nets.has(game)) return;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const bytes = new Uint8Array(await response.arrayBuffer());
  loaded.load_net(game, bytes);
  thinkers?.addNet(game, bytes);
  nets.add(game);
}

/** The games, with the level whose nets are loaded apart. */
function listGames(engine: Engine): string {
  const list = JSON.parse(engine.games()) as { games: GameInfo[] };
  const levels = ({ slug, levels }: GameInfo) =>
    files?.nets[slug] === undefined || levels.includes(MASTER) ? levels : [...levels, MASTER];
  return JSON.stringify({ games: list.games.map((game) => ({ ...game, levels: levels(game) })) });
}

function answer(ask: number, question: Question): void {
  try {
    scope.postMessage({ type: 'answer', ask, json: reply(question) });
  } catch (thrown) {
    const error = refusal(thrown);
    if (!error) throw thrown;
    scope.postMessage({ type: 'refusal', ask, error });
  }
}

function reply(question: Question): string {
  if (!loaded) throw new Error('asked before the start');
  switch (question.type) {
    case 'games':
      return listGames(loaded);
    case 'read-record':
      return loaded.read_record(question.id, question.text, Date.now());
    case 'foresee':
      return loaded.foresee(question.game, question.as, question.view, question.seat ?? undefined);
    case 'open': {
      const { table, botPause, standIn } = question;
      if (!tables.has(table.id)) {
        const opened = new loaded.Table(JSON.stringify(table), Date.now());
        const open: Open = {
          table: opened,
          botPause,
          lines: new Map(),
          pages: new Map(),
          timer: undefined,
          isWaiting: false,
        };
        tables.set(table.id, open);
        if (standIn !== null) opened.stand_in(standIn, Date.now());
        flush(table.id, open);
      }
      return '{}';
    }
    default: {
      const open = tables.get(question.table);
      if (!open) throw new Error(JSON.stringify({ code: 'not-found' }));
      return about(question, open);
    }
  }
}

function about(question: Extract<Question, { table: string }>, open: Open): string {
  const { table } = open;
  switch (question.type) {
    case 'info':
      return table.info(question.as);
    case 'hint':
      return table.hint(question.as);
    case 'moments':
      return table.moments(question.as, question.from, question.to);
    case 'forecast':
      return table.forecast(question.as, question.version, question.seat ?? undefined);
    case 'record':
      return JSON.stringify(table.record());
    case 'ask-analysis':
      table.ask_analysis();
      analyse(question.table);
      return table.analysis();
    case 'analysis':
      return table.analysis();
  }
}

/** Analyses a step at a time, and listens in between. */
function analyse(id: string): void {
  setTimeout(() => {
    try {
      if (tables.get(id)?.table.analyse_step()) analyse(id);
    } catch (thrown) {
      fail(thrown);
    }
  });
}

function attach({ table: id, line: page, as, since }: ToWorker & { type: 'attach' }): void {
  const open = tables.get(id);
  try {
    if (!open) throw new Error(JSON.stringify({ code: 'not-found' }));
    const line = open.table.attach(as, since);
    open.lines.set(page, line);
    open.pages.set(line, page);
    flush(id, open);
  } catch (thrown) {
    const error = refusal(thrown);
    if (!error) throw thrown;
    scope.postMessage({ type: 'no-line', line: page, error });
  }
}

function close(id: string): void {
  const open = tables.get(id);
  clearTimeout(open?.timer);
  open?.table.free();
  tables.delete(id);
  thinkers?.forget(id);
}

/** Says what is new at a table: first what is to be kept, then what its lines are told. Then bots choose. */
function flush(id: string, open: Open): void {
  const entries = JSON.parse(open.table.take_entries()) as LocalEntry[];
  if (entries.length > 0) scope.postMessage({ type: 'entries', table: id, entries });
  for (let next = open.table.next_message(); next; next = open.table.next_message()) {
    const page = open.pages.get(next.line);
    if (page !== undefined) scope.postMessage({ type: 'message', line: page, text: next.text });
    next.free();
  }
  if (open.timer !== undefined || open.isWaiting) return;
  const seats = open.table.bots();
  if (seats.length > 0) open.timer = setTimeout(() => think(id, [...seats]), open.botPause);
}

/**
 * Lets several bots choose: at the same time once further workers have loaded the module, until then one after another
 * in this worker, which handles other messages in between.
 */
function think(id: string, [seat, ...others]: number[]): void {
  const open = tables.get(id);
  if (!open || seat === undefined) return;
  const together = others.length > 0 && thinkers?.areThere && thinkers.areReadyFor(others.length + 1);
  if (thinkers && (together || [seat, ...others].some((it) => thinkers?.keeps(id, it)))) {
    open.timer = undefined;
    void thinkTogether(id, open, [seat, ...others], thinkers).catch(fail);
    return;
  }
  open.timer = others.length > 0 ? setTimeout(() => think(id, others)) : undefined;
  try {
    thinkHere(id, open, seat);
    flush(id, open);
  } catch (thrown) {
    fail(thrown);
  }
}

function thinkHere(id: string, open: Open, seat: number): void {
  scope.postMessage({ type: 'thinking', table: id, seat });
  open.table.think(seat, Date.now());
  scope.postMessage({ type: 'thinking', table: id, seat: null });
}

/**
 * Lets bots think at the same time, each in a worker of its own; what they chose is played in the order of their seats, as
 * if they had thought one after another. For one whose worker has failed its first legal action stands in.
 */
async function thinkTogether(id: string, open: Open, seats: number[], all: Thinkers): Promise<void> {
  open.isWaiting = true;
  const searches = seats.map((seat, nth) => {
    const task = open.table.task(seat);
    const chosen = task === undefined ? null : all.choose(id, seat, nth, task).catch(() => undefined);
    return { seat, chosen };
  });
  for (const { seat, chosen } of searches) {
    const action = await chosen;
    if (tables.get(id) !== open) return;
    // A bot that has planned its choice here makes it here, and so do all where there are no other workers.
    if (action === null || (action === undefined && !all.areThere)) thinkHere(id, open, seat);
    else if (action === undefined) open.table.stand_in(seat, Date.now());
    else open.table.chosen(seat, action, Date.now());
    // Only the last one looks who is next.
    open.isWaiting = seat !== seats.at(-1);
    flush(id, open);
  }
}

/** The refusal inside of an error of the module; nothing if it is a trap. */
function refusal(thrown: unknown): WireError | null {
  if (!(thrown instanceof Error) || thrown instanceof WebAssembly.RuntimeError) return null;
  try {
    const error = JSON.parse(thrown.message) as WireError;
    return typeof error.code === 'string' ? error : null;
  } catch {
    return null;
  }
}

function fail(thrown: unknown): void {
  scope.onmessage = null;
  for (const open of tables.values()) clearTimeout(open.timer);
  tables.clear();
  scope.postMessage({ type: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) });
}
