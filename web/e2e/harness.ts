/**
 * What the tests in a browser stand on: a real server with a data file of its own on a free port, the browser that all
 * files share (`browser.ts`), and visitors, who share nothing but the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
export const ARTEFACTS = new URL('artefacts/', import.meta.url).pathname;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long anything on a page may take. Tests wait for events: a limit is there for what never happens. */
const PATIENCE = 60_000;

/** Every run meets the same cards at tables without shares: chance is no reason to fail. Another text is another deal. */
const DEALS = process.env['COMPTOIR_FIXED_DEALS'] ?? 'browser tests';

/** What a server has besides. */
type Settings = {
  /** The relay for e-mail. */
  mail?: string;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A server process, and the way to end it kindly or not. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
  #process: ChildProcess | null = null;
  #more: string[] = [];
  address = '';

  private constructor() {}

  static async start({ mail }: Settings = {}): Promise<Server> {
    const server = new Server();
    if (mail === undefined) await server.#run('127.0.0.1:0');
    // Meanwhile the system may have lent the port to another connection.
    else await vi.waitFor(() => server.#runWithMail(mail), { timeout: PATIENCE, interval: 250 });
    return server;
  }

  /** Links in letters name the server, so its port has to be known before it runs. */
  async #runWithMail(relay: string): Promise<void> {
    const listen = `127.0.0.1:${await freePort()}`;
    const from = ['--mail-from', 'Comptoir <play@mail.example>', '--push-delay', '0'];
    this.#more = ['--smtp', relay, '--origin', `http://${listen}`, ...from];
    await this.#run(listen);
  }

  /** Starts it on an address; the data file is the same every time. */
  async #run(listen: string): Promise<void> {
    const where = ['--listen', listen, '--data', join(this.#folder, 'comptoir.db')];
    const pace = ['--bot-pause', '0', '--requests-per-second', '1000'];
    const child = spawn(binary(), ['serve', ...where, ...pace, ...this.#more], {
      env: { ...process.env, LC_ALL: 'C', COMPTOIR_FIXED_DEALS: DEALS },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.address = await new Promise((resolve, reject) => {
      const said: string[] = [];
      const listen = (line: string) => {
        said.push(line);
        const found = /http:\/\/[\w.:]+\d/.exec(line);
        if (found) resolve(found[0]);
      };
      createInterface({ input: child.stdout }).on('line', listen);
      createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said.join('\n')}`)));
    });
  }

  /** Ends it without a warning. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts it again at the same address. Meanwhile the system may have lent the port to another connection. */
  async restart(): Promise<void> {
    const host = new URL(this.address).host;
    await vi.waitFor(() => this.#run(host), { timeout: PATIENCE, interval: 250 });
  }

  /** Stops and starts it. Gives the way back to the data of this moment, to be gone while it does not run. */
  async keepCopy(): Promise<() => void> {
    await this.#end('SIGTERM');
    const data = join(this.#folder, 'comptoir.db');
    copyFileSync(data, `${data}.copy`);
    await this.restart();
    return () => {
      for (const beside of ['-wal', '-shm']) rmSync(data + beside, { force: true });
      copyFileSync(`${data}.copy`, data);
    };
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

export type Visit = {
  lang?: 'fr' | 'en';
  width?: number;
  height?: number;
  dark?: boolean;
  /** Takes this name at once. */
  name?: string;
  /** Moves things about as for most people; tests are quicker and steadier without. */
  motion?: boolean;
  /** Final choices are deaf for a moment after every change, as for most people. */
  guard?: boolean;
  touch?: boolean;
  /** Pixels of a picture for one of the page. */
  scale?: number;
  /** The browser keeps the page for use without a network. Else every file comes from the server, so tests can change it. */
  keeps?: boolean;
  /** Where the page is served, if not by the server itself. */
  at?: string;
};

/** The pages that are open in this file of tests. */
const open = new Set<Page>();

/** Keeps a picture and the texts of every open page after a test that failed, since nobody saw it happen. */
export async function keepFailure(test: string): Promise<void> {
  const name = test.replaceAll(/\W+/g, '-').slice(0, 60);
  for (const [index, page] of [...open].entries()) {
    await keepPicture(page, `failed-${name}-${index}`).catch(() => {});
    const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    process.stderr.write(`${page.url()} showed after the failure of "${test}":\n${text}\n`);
  }
}

/** What there is once a house is open. */
type Open = { server: Server; browser: Browser };

/** A browser, its visitors, and what went wrong in their pages. */
export class House {
  #open: Open | null = null;
  readonly #contexts: BrowserContext[] = [];
  /** Errors that no page should have. */
  readonly faults: string[] = [];

  get #there(): Open {
    if (!this.#open) throw new Error('the house is closed');
    return this.#open;
  }

  get server(): Server {
    return this.#there.server;
  }

  async open(settings: Settings = {}): Promise<void> {
    const server = await Server.start(settings);
    const browser = await chromium.connect(inject('browser'));
    mkdirSync(ARTEFACTS, { recursive: true });
    this.#open = { server, browser };
  }

  /** Somebody new, in a browser profile of their own. */
  async visitor(visit: Visit = {}): Promise<Page> {
    const context = await this.#there.browser.newContext({
      baseURL: visit.at ?? this.server.address,
      viewport: { width: visit.width ?? 1280, height: visit.height ?? 860 },
      locale: visit.lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: visit.dark ? 'dark' : 'light',
      reducedMotion: visit.motion ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      hasTouch: visit.touch ?? false,
      deviceScaleFactor: visit.scale ?? 1,
      serviceWorkers: visit.keeps ? 'allow' : 'block',
    });
    if (!visit.guard) {
      await context.addInitScript(() => {
        localStorage.setItem('comptoir.prefs', JSON.stringify({ guard: false }));
      });
    }
    context.setDefaultTimeout(PATIENCE);
    this.#contexts.push(context);
    const page = await context.newPage();
    open.add(page);
    page.once('close', () => open.delete(page));
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error.message}`));
    if (visit.name !== undefined) {
      await page.request.post('/api/guest', {
        data: { name: visit.name },
        headers: { origin: this.server.address },
      });
    }
    return page;
  }

  /** Visitors leave; the server and its data stay. */
  async clear(): Promise<void> {
    for (const context of this.#contexts.splice(0)) {
      // A request that a test answers itself may be on its way.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  }

  async close(): Promise<void> {
    await this.clear();
    await this.#open?.browser.close();
    await this.#open?.server.stop();
    this.#open = null;
  }
}

/**
 * The house of a file of tests: open before the first, without visitors after each, and no page of it may have had an
 * error. Settings that have to be made first are asked for when it opens.
 */
export function houseForTests(settings: () => Promise<Settings> = () => Promise.resolve({})): House {
  const house = new House();
  beforeAll(async () => house.open(await settings()));
  afterEach(async () => {
    await house.clear();
    expect(house.faults.splice(0)).toEqual([]);
  });
  afterAll(() => house.close());
  return house;
}

/** Turns sounds on for a page that is opened after it, and gives the way to ask which were heard. */
export async function listen(page: Page): Promise<() => Promise<Set<string>>> {
  await page.addInitScript(() => {
    localStorage.setItem('comptoir.sound', 'on');
    const state = window as unknown as { heard: string[] };
    state.heard = [];
    addEventListener('comptoir:sound', (event) => state.heard.push((event as CustomEvent<string>).detail));
  });
  return async () => new Set(await page.evaluate(() => (window as unknown as { heard: string[] }).heard));
}

/** Keeps a picture of the page where pictures are asked for, to be looked at. */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env['COMPTOIR_PICTURES']) await keepPicture(page, name, fullPage);
}

async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage });
}

/** What axe holds against the page, or against a part of it, in a line each. */
export async function axe(page: Page, part?: string): Promise<string[]> {
  // Evaluated from outside: the page's own policy would not let a script in.
  await page.evaluate(AXE);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(part ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      (it) => `${it.impact} ${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, part);
}

/** By how many pixels the page is wider than the window, whether or not that is cut off. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wider = (it: Element) => Math.max(0, it.scrollWidth - it.clientWidth);
    return Math.max(...[document.documentElement, ...document.querySelectorAll('#app')].map(wider));
  });
}

/** The server to be tested: as the caller says, else the newest that was built here. */
export function binary(): string {
  const built = ['target/debug/comptoir', 'target/release/comptoir'].map((it) => join(ROOT, it));
  const found = process.env['COMPTOIR_BIN'] ?? built.find((it) => existsSync(it));
  if (found === undefined) throw new Error('no server was built: run `cargo build --package comptoir`');
  return found;
}
