/** Starts the module in a worker. */
import type { Engine } from './engine';

type Bindings = Engine & { default: (from: { module_or_path: WebAssembly.Module }) => Promise<unknown> };

export async function load(js: string, module: WebAssembly.Module): Promise<Engine> {
  const found = (await import(/* @vite-ignore */ js)) as Bindings;
  await found.default({ module_or_path: module });
  return found;
}

/** Compiles it while it is loaded; what was compiled once starts in any number of workers. */
export async function compile(wasm: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(wasm));
  } catch {
    // A plain file server may not know the type of the file.
    return WebAssembly.compile(await (await fetch(wasm)).arrayBuffer());
  }
}
