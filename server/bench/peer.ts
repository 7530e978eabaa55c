/** Boards at boardgame.io's server: two people with a socket each, in the messages its own client sends. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { random } from '@signoria/kernel';
import type { BoardAtServer } from './load.ts';
import { forked, tidy } from './process.ts';

interface PeerState {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** As much of socket.io's client as is used here. */
interface Socket {
  emit(what: string, ...args: unknown[]): void;
  on(what: string, act: (match: string, state: PeerState & { readonly state?: PeerState }) => void): void;
  close(): void;
}

const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'))('socket.io-client') as {
  io(address: string, options: object): Socket;
};

export interface Peer {
  readonly address: string;
  readonly version: string;
  readonly pid: number;
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPeer(): Promise<Peer> {
  const child = forked('peer-child.ts');
  const [{ address, version }] = (await once(child, 'message')) as [{ address: string; version: string }];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { address, version, pid: child.pid!, tidy: () => tidy(child), stop };
}

export function peerSocket(address: string): Socket {
  return io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
}

let matches = 0;

export async function peerBoard(address: string, seed: number): Promise<BoardAtServer> {
  const dice = random(seed);
  const sockets = [peerSocket(address), peerSocket(address)] as const;
  let match = '';
  let heard: (state: PeerState) => void = () => {};
  for (const socket of sockets) {
    socket.on('sync', (of, { state }) => of === match && state !== undefined && heard(state));
    socket.on('update', (of, state) => of === match && heard(state));
  }
  return {
    async prepare() {
      match = `match-${++matches}`;
      for (const [player, socket] of sockets.entries()) {
        const synced = new Promise<void>((resolve) => {
          heard = () => resolve();
        });
        socket.emit('sync', match, String(player), undefined, 2);
        await synced;
      }
    },
    play: (moved) =>
      new Promise<void>((resolve) => {
        let sent = performance.now();
        let seen = -1;
        heard = (state) => {
          if (state._stateID <= seen) return; // both are told; the first to hear moves on
          if (seen >= 0) moved(performance.now() - sent);
          seen = state._stateID;
          if (state.ctx.gameover !== undefined) return resolve();
          sent = performance.now();
          move(sockets[Number(state.ctx.currentPlayer)]!, match, state);
        };
        heard({ _stateID: 0, G: { cells: Array<null>(9).fill(null) }, ctx: { currentPlayer: '0' } });
      }),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };

  function move(socket: Socket, of: string, { G, ctx, _stateID }: PeerState): void {
    const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    const playerID = ctx.currentPlayer;
    const payload = { type: 'clickCell', args: [free[dice.below(free.length)]], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, of, playerID);
  }
}
