/** boardgame.io's server as duels are played at it, in the messages its own client sends over socket.io. */
import { once } from 'node:events';
import { forked, tidy } from '../process.ts';
import type { Tongue } from './duel.ts';
import { openRaw, type RawSocket } from './raw.ts';

export interface Peer {
  readonly address: string;
  readonly version: string;
  readonly pid: number;
  tidy(): Promise<number>;
  stop(): Promise<void>;
}

/** With a folder it keeps its games in files there; without, in memory. */
export async function startPeer(folder?: string): Promise<Peer> {
  const child = forked('measure/peer-child.ts', folder === undefined ? [] : [folder]);
  const [{ address, version }] = (await once(child, 'message')) as [{ address: string; version: string }];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { address, version, pid: child.pid!, tidy: () => tidy(child), stop };
}

const PING = '2';
const PONG = '3';
const ROOM = '/tic-tac-toe,';
const EVENT = `42${ROOM}`;
const UPDATE = `${EVENT}["update","`;
const STATE = '"_stateID":';

/** As its client does it: over a WebSocket at once, and every ping is answered. */
export async function peerSocket(address: string): Promise<RawSocket> {
  const raw = await openRaw(address, '/socket.io/?EIO=4&transport=websocket');
  const socket: RawSocket = { send: raw.send, close: raw.close, heard: () => {} };
  raw.heard = (text) => (text === PING ? raw.send(PONG) : socket.heard(text));
  const entered = new Promise<void>((resolve) => {
    socket.heard = (text) => (text.startsWith(`40${ROOM}`) ? resolve() : undefined);
  });
  socket.send(`40${ROOM}`);
  await entered;
  return socket;
}

let matches = 0;

export function theirs(address: string): Tongue {
  return {
    arrive: async () => ({ cookie: '', socket: await peerSocket(address) }),
    async begin(people) {
      const match = `match-${++matches}`;
      for (const [player, { socket }] of people.entries()) {
        const synced = new Promise<void>((resolve) => {
          socket.heard = (text) => (text.startsWith(`${EVENT}["sync","${match}"`) ? resolve() : undefined);
        });
        socket.send(`${EVENT}${JSON.stringify(['sync', match, String(player), undefined, 2])}`);
        await synced;
      }
      return match;
    },
    move(match, nth, cell) {
      const player = nth % 2;
      const action = `{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[${cell}],"playerID":"${player}"}}`;
      return `${EVENT}["update",${action},${nth},"${match}","${player}"]`;
    },
    read(text) {
      if (!text.startsWith(UPDATE)) return null;
      const game = text.slice(UPDATE.length, text.indexOf('"', UPDATE.length));
      return { game, moves: movesIn(text), taken: true, shown: true };
    },
  };
}

function movesIn(text: string): number {
  if (text.includes('"gameover":')) return Number.POSITIVE_INFINITY;
  const at = text.indexOf(STATE);
  return Number.parseInt(text.slice(at + STATE.length, at + STATE.length + 2), 10);
}
