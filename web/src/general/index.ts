/** What a game has in the page before it has a board of its own. */
import type { GamePage } from '../games';
import type { Json } from './identity';
import Board from './Board.svelte';
import Sign from './Sign.svelte';

const page: GamePage<Json> = { board: Board, preview: Sign };

export default page;
