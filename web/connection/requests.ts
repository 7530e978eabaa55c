/** What is asked of a table, given its name and a number: the same wherever the table is played. */
import type { Request } from '@signoria/table';
import type { Asked, Numbered, TableConnection } from './connection.ts';
import { newId } from './new-id.ts';
import type { RequestReply } from './socket.ts';

type Requests = Pick<TableConnection, 'ask' | 'past' | 'inquire'>;
type Bare = Asked | Parameters<Requests['inquire']>[0] | Omit<Extract<Request, { type: 'past' }>, 'table' | 'id'>;

export function requestsTo(table: string, send: (message: Numbered) => Promise<RequestReply>): Requests {
  const asked = (request: Bare) => send({ ...request, table, id: newId() });
  return {
    async ask(request) {
      const reply = await asked(request);
      if (reply.type === 'refused') return { ok: false, refusal: reply.refusal };
      return { ok: true, seq: reply.type === 'done' ? reply.seq : null };
    },
    async past(seq) {
      const reply = await asked({ type: 'past', seq });
      if (reply.type === 'past') return reply.past;
      throw new Error(reply.type);
    },
    inquire: asked,
  };
}
