/** What a notification says, as the page stores it for its service worker: in the language of this browser. */
export type PushWords = {
  /** By kind; `{game}` stands for the name of the game. */
  texts: Record<string, string>;
  /** Names by slug. */
  games: Record<string, string>;
};

export const PUSH_CACHE = 'comptoir-push';
export const PUSH_WORDS = '/push-words.json';
