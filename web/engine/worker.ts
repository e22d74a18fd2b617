/** The worker of the page, run in the same thread: what it is sent and what it says takes the same ways. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/local/messages';
import type { WorkerLike } from '../src/local/host';
import type { EngineFiles } from '../src/local/engine';
import { files, FOLDER } from './module.ts';

type Scope = {
  postMessage: (message: FromWorker) => void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

/** The addresses of the module's files, as the page would find them. */
export const found: EngineFiles = {
  ...files,
  js: pathToFileURL(join(FOLDER, files.js)).href,
  wasm: pathToFileURL(join(FOLDER, files.wasm)).href,
};

/** Node fetches no files. */
vi.stubGlobal('fetch', async (address: string) => {
  const headers = { 'content-type': 'application/wasm' };
  return new Response(await readFile(fileURLToPath(address)), { headers });
});

/** A worker that is ended, and says that it failed, as soon as `fails` says so of a message. */
export function start(fails: (message: FromWorker) => boolean = () => false): WorkerLike {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      const data = structuredClone(message);
      void ready.then(() => scope.onmessage?.({ data }));
    },
    terminate: () => {
      ended = true;
      scope.onmessage = null;
    },
  };
  let ended = false;
  const scope: Scope = {
    onmessage: null,
    postMessage: (message) => {
      if (ended) return;
      const data = structuredClone(
        fails(message) ? { type: 'failed' as const, why: 'unreachable' } : message,
      );
      if (data.type === 'failed') ended = true;
      queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<FromWorker>));
    },
  };
  const ready = (async () => {
    vi.stubGlobal('self', scope);
    vi.resetModules();
    await import('../src/local/worker.ts');
  })();
  return worker;
}
