/**
 * Where the module is. It is not part of the page's build: a server that has just been built from source brings it
 * later, and a page without it plays online as ever.
 *
 * `engine/engine.json` names the files beside it. Their names have a hash of what is in them, so they may be kept for
 * ever; `engine.json` itself must be asked for again.
 */
export type EngineFiles = {
  /** Changes with the content of any file. */
  version: string;
  /** The JavaScript that belongs to the module. */
  js: string;
  wasm: string;
  /** By game, what its strongest bot has learnt; loaded when that bot is wanted. */
  nets: Record<string, string>;
};

/** Relative to the page's base, so that a page in a folder finds it too. */
export const ENGINE_FOLDER = 'engine/';
export const ENGINE_FILES = `${ENGINE_FOLDER}engine.json`;
