/**
 * Noughts and crosses as the tutorial of boardgame.io has it: what benchmarks give the peer to play. Plain data, so that
 * the kernel does not depend on it. `invalid` is what it wants back for an illegal move.
 */
interface Board {
  cells: (string | null)[];
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

function isVictory(cells: Board['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
}

export function peerTicTacToe(invalid: string) {
  return {
    name: 'tic-tac-toe',
    setup: (): Board => ({ cells: Array<null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell({ G, playerID }: { G: Board; playerID: string }, id: number) {
        if (G.cells[id] !== null) return invalid;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }) {
      if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : { draw: true };
    },
  };
}
