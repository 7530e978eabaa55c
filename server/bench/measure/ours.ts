/** Our server as duels are played at it, in the messages our own client sends: after the first view, what has changed. */
import { call, createTable, newGuest, plan } from '../../testing/client.ts';
import type { Person, Tongue } from './duel.ts';
import { openRaw } from './raw.ts';

export function ours(address: string): Tongue {
  const watched = new WeakMap<Person, string>();
  return {
    async arrive() {
      const { cookie } = await newGuest(address);
      return { cookie, socket: await openRaw(address, '/socket', cookie) };
    },
    async begin([first, second]) {
      const { table } = await createTable({ address, ...first }, plan('tic-tac-toe', ['me', 'open']));
      await call({ address, ...second }, `/api/tables/${table}/join`, {});
      await call({ address, ...first }, `/api/tables/${table}/start`, {});
      for (const person of [first, second]) {
        const before = watched.get(person);
        if (before !== undefined) person.socket.send(`{"type":"leave","table":"${before}"}`);
        watched.set(person, table);
        await watch(person, table);
      }
      return table;
    },
    // The first question is number 1, and each move puts the next.
    move: (table, nth, cell) =>
      `{"type":"answer","table":"${table}","id":"${table}.${nth + 1}","ticket":${nth + 1},"line":"mark ${cell}"}`,
    read(text) {
      if (text.startsWith(DONE)) {
        const dot = text.indexOf('.', DONE.length);
        const moves = Number.parseInt(text.slice(dot + 1, dot + 3), 10);
        return { game: text.slice(DONE.length, dot), moves, taken: true, shown: false };
      }
      if (text.startsWith(COUNSEL)) return null; // comes to whoever waits, and says nothing of moves
      const head = [VIEW, CHANGE].find((kind) => text.startsWith(kind));
      if (head === undefined) throw new Error(text);
      const game = text.slice(head.length, text.indexOf('"', head.length));
      return { game, moves: movesIn(text), taken: false, shown: true };
    },
  };
}

const DONE = '{"type":"done","id":"';
const COUNSEL = '{"type":"counsel","';
const VIEW = '{"type":"table","table":"';
const CHANGE = '{"type":"change","table":"';
const TICKET = '"ticket":';

function movesIn(text: string): number {
  const at = text.indexOf(TICKET);
  if (at >= 0) return Number.parseInt(text.slice(at + TICKET.length, at + TICKET.length + 2), 10) - 1;
  return text.includes('"status":"finished"') ? Number.POSITIVE_INFINITY : 0;
}

async function watch({ socket }: Person, table: string): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    socket.heard = (text) => (text.startsWith(`${VIEW}${table}"`) ? resolve() : undefined);
  });
  socket.send(`{"type":"watch","table":"${table}","logFrom":0,"chatFrom":0,"changes":true}`);
  await seen;
}
