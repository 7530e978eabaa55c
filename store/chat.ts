/** What is said at a table: beside its log, numbered within the table. */
import { type Engine, type Outcome, step, Violation } from './engine.ts';
import { StoreError } from './errors.ts';
import { limitOf } from './paging.ts';
import { plainText } from './plain.ts';
import type { Chat, ChatRequest, NewChat } from './store.ts';

/** Ids count up within a table in the order of the commits: who meets another's id takes the next one. */
export async function addChat(engine: Engine, message: NewChat): Promise<Chat> {
  plainText('text', message.text);
  for (;;) {
    const id = await tryChat(engine, message);
    if (id !== null) return { ...message, id };
  }
}

/** Null when another message took the id between the look and the insert: at least one of the two got in. */
async function tryChat(engine: Engine, { table, user, ...rest }: NewChat): Promise<number | null> {
  const { build } = engine;
  const insert = build
    .insertInto('chat')
    .values((eb) => {
      const last = eb
        .selectFrom('chat')
        .select((chat) => chat.fn.max('id').as('last'))
        .where('table_id', '=', table);
      return { ...rest, table_id: table, user_id: user, id: eb(eb.fn.coalesce(last, eb.lit(0)), '+', 1) };
    })
    .returning('id');
  try {
    const [outcome] = await engine.write([step(insert)], table);
    return onlyId(outcome!);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    if (error.kind === 'foreign') throw new StoreError('missing', { kind: 'table', id: table });
    return null;
  }
}

function onlyId({ rows }: Outcome): number {
  return (rows[0] as { readonly id: number }).id;
}

export async function listChat(
  { read, build }: Engine,
  table: string,
  { after, before, visibility, limit }: ChatRequest = {},
): Promise<readonly Chat[]> {
  if (visibility?.length === 0) return [];
  let query = build
    .selectFrom('chat')
    .select(['table_id as table', 'id', 'seat', 'user_id as user', 'text', 'at', 'visibility'])
    .where('table_id', '=', table)
    .limit(limitOf(limit));
  if (after !== undefined) query = query.where('id', '>', after);
  if (before !== undefined) query = query.where('id', '<', before);
  if (visibility !== undefined) query = query.where('visibility', 'in', visibility);
  if (after !== undefined) return read(query.orderBy('id'));
  return (await read(query.orderBy('id', 'desc'))).toReversed();
}
