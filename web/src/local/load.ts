/** Starts the module from its compiled form, which several workers share. */
import type { Engine } from './engine';

export async function loadEngine(js: string, module: WebAssembly.Module): Promise<Engine> {
  const found = (await import(/* @vite-ignore */ js)) as Engine & {
    default: (from: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  };
  await found.default({ module_or_path: module });
  return found;
}

export async function compile(wasm: string): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  // Only a host that knows what it serves lets it be compiled on its way.
  const known = response.headers.get('content-type')?.startsWith('application/wasm');
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
