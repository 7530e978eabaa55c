/**
 * Tic-tac-toe on boardgame.io, as its tutorial has it: a move of a started client without network or debug panel.
 * Runs in a process of its own (see bench/run.ts): draft proxies slow down everything that runs after them.
 */
import { createRequire } from 'node:module';
import { peerTicTacToe } from '@signoria/kernel/testing';
import { counted, type PlayOnce, trace } from './fair.ts';
import { offer } from './measure.ts';

/** As much of boardgame.io as is used here; its own types cannot be imported from an ES module. */
interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly gameover?: unknown };
}
interface PeerClient {
  start(): void;
  reset(): void;
  readonly moves: { clickCell(cell: number): void };
  readonly store: { getState(): PeerState };
}
interface Peer {
  Client(settings: { readonly game: object; readonly numPlayers: number; readonly debug: false }): PeerClient;
}
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Peer;
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const { version } = require('boardgame.io/package.json') as { readonly version: string };

const client = Client({ game: peerTicTacToe(INVALID_MOVE), numPlayers: 2, debug: false });
client.start();

const play: PlayOnce = (random, mark) => {
  client.reset();
  for (let s = client.store.getState(); s.ctx.gameover === undefined; s = client.store.getState()) {
    const free = s.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    const cell = free[random.below(free.length)]!;
    client.moves.clickCell(cell);
    mark(cell);
  }
};

offer({ version, trace: trace(play) }, { moves: counted(play) });
