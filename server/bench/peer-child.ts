/** boardgame.io's own server with its tic-tac-toe, in a process of its own, keeping everything in memory as it does. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface Board {
  cells: (string | null)[];
}
/** As much of boardgame.io as is used here; its own types cannot be imported from an ES module. */
interface PeerServer {
  run(port: number): Promise<{ readonly appServer: { address(): AddressInfo } }>;
}
type MakeServer = (settings: { readonly games: readonly object[]; readonly origins: readonly string[] }) => PeerServer;

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { readonly Server: MakeServer };
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const { version } = require('boardgame.io/package.json') as { readonly version: string };

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

function isVictory(cells: Board['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
}

const game = {
  name: 'tic-tac-toe',
  setup: (): Board => ({ cells: Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: Board; playerID: string }, id: number) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }) {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const { appServer } = await Server({ games: [game], origins: ['*'] }).run(0);
process.on('message', () => {
  globalThis.gc?.();
  process.send!('tidied');
});
process.on('disconnect', () => process.exit());
process.send!({ address: `http://127.0.0.1:${appServer.address().port}`, version });
