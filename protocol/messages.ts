/**
 * Messages of the socket as they come in, checked. The types are those of the wire, which the table knows without a
 * library (a test holds both together); what a message means is the table's business.
 */
import type { LobbyRequest, Request, RoomRequest } from '@signoria/table';
import { z } from 'zod';
import { firstIssue } from './schema-text.ts';
import { level, requestId, seat, tableId as table } from './schemas/common.ts';
import { roomDeed } from './schemas/rooms.ts';

export type Message = Request | LobbyRequest | RoomRequest;

const id = requestId;
/** The table says how long a line may be; here only what no database holds is kept out. */
const text = z.string().regex(/^[^\0]*$/);
const from = z.int().min(0);
const both = { table, id };

const what = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('takeback'), to: from }),
    z.strictObject({ kind: z.enum(['pause', 'resume', 'end']) }),
  ])
  .describe('`{kind: takeback, to}`, `{kind: pause \\| resume \\| end}`');

const at = z.string().max(100);
const unless = z.array(z.strictObject({ if: at, n: z.int().optional() })).max(20);
const beyond = z.union([z.enum(['pass', 'ask']), z.strictObject({ askIfIn: seat })]);
const order = z.union([
  z.strictObject({ at, line: text.nullable(), times: z.enum(['once', 'always']), unless: unless.optional() }),
  z.strictObject({ at, lot: text, item: at.optional(), upTo: from, beyond }),
]);

export const message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table, logFrom: from, chatFrom: from, changes: z.boolean().optional() }),
  z.strictObject({ type: z.literal('leave'), table }),
  z.strictObject({ type: z.literal('answer'), ...both, ticket: z.int(), line: text }),
  z.strictObject({ type: z.literal('undo'), ...both }),
  z.strictObject({ type: z.literal('propose'), ...both, what }),
  z.strictObject({ type: z.literal('vote'), ...both, proposal: z.int(), agree: z.boolean() }),
  z.strictObject({ type: z.enum(['resign', 'return']), ...both }),
  z.strictObject({ type: z.literal('order'), ...both, orders: z.array(order).max(100) }),
  z.strictObject({ type: z.literal('chat'), ...both, text }),
  z.strictObject({ type: z.literal('mute'), ...both, user: text.max(100), muted: z.boolean() }),
  z.strictObject({ type: z.literal('past'), ...both, seq: from }),
  z.strictObject({ type: z.literal('foresee'), ...both, ticket: z.int(), line: text }),
  z.strictObject({ type: z.literal('why'), ...both, seq: from }),
  z.strictObject({ type: z.literal('sit'), ...both, seat: seat.nullable() }),
  z.strictObject({ type: z.enum(['rise', 'start', 'close']), ...both }),
  z.strictObject({ type: z.literal('place'), ...both, seat, level: level.nullable() }),
  z.strictObject({ type: z.literal('colour'), ...both, seat, colour: z.int().min(0).max(20) }),
  z.strictObject({ type: z.enum(['enter', 'exit']), table }),
  z.strictObject({ type: z.literal('room'), ...both, deed: roomDeed }),
]);

export const MESSAGE_TYPES: readonly Message['type'][] = message.options.flatMap(({ shape: { type } }) =>
  'options' in type ? type.options : [...type.values],
);

export type Read =
  | { readonly ok: true; readonly message: Message }
  /** `id` is the message's own where it has a usable one, so that whoever sent it knows which. */
  | { readonly ok: false; readonly id: string; readonly detail: string };

export function readMessage(data: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { ok: false, id: '', detail: 'json' };
  }
  const read = message.safeParse(json);
  return read.success
    ? { ok: true, message: read.data }
    : { ok: false, id: idOf(json), detail: firstIssue(read.error) };
}

/** The id of a message that is not read any further. */
export function idIn(data: string): string {
  try {
    return idOf(JSON.parse(data));
  } catch {
    return '';
  }
}

function idOf(json: unknown): string {
  const found = z.object({ id: requestId }).safeParse(json);
  return found.success ? found.data.id : '';
}
