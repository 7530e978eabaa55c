/**
 * A bot that plays over the socket: node docs/examples/bot.ts http://localhost:4321 CODE [name]
 * It takes a free seat at the table with that code and answers at random until the game is over. See docs/bots.md.
 */
import { enumerate, random } from '@signoria/kernel';
import { readReply, type TableRow } from '@signoria/protocol';
import type { TableView } from '@signoria/table';
import { WebSocket } from 'ws';
import { findGame } from '../../games/registry.ts';

const [address = 'http://localhost:4321', code = '', name = 'Random'] = process.argv.slice(2);

// Two requests seat us: the first makes us a guest (the cookie is our session), the second takes a seat.
const found = await fetch(`${address}/api/codes/${code}`);
if (!found.ok) throw new Error(`no table has the code ${code}`);
const { table, game }: TableRow = await found.json();
const cookie = found.headers.getSetCookie()[0]!.split(';')[0]!;

async function post(path: string, body: object): Promise<void> {
  const headers = { cookie, 'x-signoria': 'bot', 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

await post('/api/name', { name });
await post(`/api/tables/${table}/join`, {});

const { notation } = (await findGame(game)).game;
const dice = random(Date.now());

/** What to answer: here is the place for something cleverer. `view.view` holds all that our seat may know. */
function choose({ question }: TableView): string | null {
  if (question === null || question.menu === null || question.picked !== null) return null;
  const choices = enumerate(question.menu, dice);
  return notation.write(choices[dice.below(choices.length)]!);
}

let answered = -1;

function look(socket: WebSocket, view: TableView): void {
  if (view.status === 'finished' || view.status === 'abandoned') {
    console.log(JSON.stringify({ table, seat: view.you, outcome: view.outcome }));
    socket.close(1000);
    return;
  }
  const line = choose(view);
  const ticket = view.question?.ticket ?? -1;
  if (line === null || ticket === answered) return;
  answered = ticket;
  // The same id for the same question: should the connection break, a second try does no harm.
  socket.send(JSON.stringify({ type: 'answer', table, id: `answer-${ticket}`, ticket, line }));
}

function play(): void {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers: { cookie } });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, logFrom: 0, chatFrom: 0 })));
  socket.on('message', (data) => {
    const reply = readReply(String(data));
    if (reply === null) return; // a newer server says more than we know
    if (reply.type === 'table') look(socket, reply.view);
    if (reply.type === 'refused' && reply.refusal.why !== 'stale') console.error(JSON.stringify(reply.refusal));
    if (reply.type === 'gone') process.exitCode = 1;
  });
  socket.on('error', () => {}); // a close follows
  socket.on('close', (reason) => {
    answered = -1;
    if (reason !== 1000 && process.exitCode === undefined) setTimeout(play, 1000);
  });
}

play();
