/** The tables of guided first games, by id: nobody waits there, so they call nobody to their turn. */
import { recall, remember } from './memory';

const KEY = 'comptoir.lessons';
/** Older ones are long over. */
const MOST = 30;

const read = (): string[] => (recall(KEY) ?? '').split(' ').filter((it) => it !== '');

export function rememberLesson(id: string): void {
  remember(KEY, [...read().filter((it) => it !== id), id].slice(-MOST).join(' '));
}

export const isLesson = (id: string): boolean => read().includes(id);
