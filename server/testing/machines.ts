/** Programs for tests: tokens, bot accounts, and the streams they read. */
import type { Scope } from '@signoria/protocol';
import { isOver } from '@signoria/table';
import { PASSWORD } from './accounts.ts';
import { ask, type Call, call, type Guest } from './client.ts';

export interface Program extends Call {
  readonly token: string;
  /** By which its owner knows it. */
  readonly id: string;
}

interface Wished {
  readonly bot?: string;
  readonly days?: number;
  readonly password?: string;
}

export async function newToken(owner: Guest, scopes: readonly Scope[], wished: Wished = {}): Promise<Program> {
  const { bot = null, days = 30, password = PASSWORD } = wished;
  const body = { name: `to ${scopes}`, scopes: [...scopes], bot, days, proof: { password } };
  const { token, id } = await ask(owner, 'POST /api/account/tokens', { body });
  return { address: owner.address, token, id };
}

export interface Machine extends Program {
  readonly user: string;
}

export async function newMachine(owner: Guest, name: string, password = PASSWORD): Promise<Machine> {
  const { user } = await ask(owner, 'POST /api/account/bots', { body: { name } });
  return { ...(await newToken(owner, ['bot'], { bot: user, password })), user };
}

/** A line of a stream, taken at the server's word. */
export interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Stream {
  readonly status: number;
  /** Waits for the next line that is as wanted; rejects when the stream ends first. */
  until(wanted: (event: Event) => boolean): Promise<Event>;
  /** Everything up to the end. */
  rest(): Promise<readonly Event[]>;
  close(): void;
}

export async function openStream({ address, token, cookie }: Call, path: string): Promise<Stream> {
  const abort = new AbortController();
  const headers: Record<string, string> = token === undefined ? { cookie: cookie ?? '' } : bearer(token);
  const response = await fetch(`${address}${path}`, { headers, signal: abort.signal });
  const lines = linesOf(response);
  return {
    status: response.status,
    async until(wanted) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error('the stream has ended');
        if (wanted(value)) return value;
      }
    },
    async rest() {
      const all: Event[] = [];
      for await (const event of lines) all.push(event);
      return all;
    },
    close: () => abort.abort(),
  };
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

async function* linesOf({ body }: Response): AsyncGenerator<Event, undefined> {
  let rest = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Event;
  }
}

/** Takes what this one offers, and plays until a game is over, by its stream of events alone. */
export async function playByStream(bot: Program, rival: string): Promise<unknown> {
  const stream = await openStream(bot, '/api/stream');
  for (;;) {
    const event = await stream.until(({ type }) => ['challenge', 'turn', 'over'].includes(type));
    if (event.type === 'over') {
      stream.close();
      return event.result;
    }
    if (event.type === 'challenge') {
      const { table, owner } = event.challenge as { readonly table: string; readonly owner: string };
      if (owner === rival) await call(bot, `/api/challenges/${table}/accept`, {});
    } else await answerAt(bot, String(event.table));
  }
}

/** Any answer, if it is asked; says whether the game is over. */
export async function answerAt(bot: Program, table: string): Promise<boolean> {
  const { view, lines } = await ask(bot, 'GET /api/tables/:id/view', { params: { id: table } });
  if (lines.length === 0) return isOver(view);
  const line = lines[view.question!.ticket % lines.length]!;
  const { ticket } = view.question!;
  const { status, body } = await call(bot, `/api/tables/${table}/answers`, { ticket, line });
  // The table answers by itself where there is one answer only, and may have been quicker.
  if (status !== 200 && !JSON.stringify(body).includes('"stale"')) throw new Error(`${status} ${JSON.stringify(body)}`);
  return false;
}
