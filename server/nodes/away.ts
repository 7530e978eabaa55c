/**
 * A table that another node owns, as this one uses it: read from the store to be looked at, while all that changes it is
 * done by its owner. Whoever uses a table need not know whose it is.
 */
import type { Node } from '@signoria/store';
import { type KeptTable, NotDone, openIdle } from '@signoria/table';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { noAudience } from '../tables/presence.ts';
import { openTablePorts } from '../tables/table-ports.ts';
import { readRecord } from '../tables/table-rows.ts';
import { LinkDown } from './links.ts';
import type { Deed, Question } from './questions.ts';
import { type Read, readAnswer, readNothing, readReaders, readReply, readSteps } from './readers.ts';

/** Null when there is no such table. Rejects with `LinkDown` when its owner was not found there: nothing is done then. */
export async function useAway<T>(
  services: Services,
  node: Node,
  id: string,
  work: (loaded: Loaded) => T | Promise<T>,
): Promise<T | null> {
  const readers = await askAway(services, node, id, null, readReaders);
  const loaded = await borrowed(services, id, (deed, read) => askAway(services, node, id, deed, read));
  if (loaded === null) return null;
  for (const user of readers) loaded.audience.readers.set({ changed() {}, lost() {} }, user);
  try {
    return await work(loaded);
  } catch (error) {
    throw error instanceof LinkDown ? new NotDone({ why: 'server' }) : error;
  }
}

/** What the owner answers, as questions.ts says. Rejects with `LinkDown` when it is not there, or not the owner. */
export async function askAway<T>(
  services: Services,
  node: Node,
  table: string,
  deed: Question['deed'],
  read: Read<T>,
): Promise<T> {
  const question = JSON.stringify({ table, deed } satisfies Question);
  // There are other nodes, since the table is one's.
  const reply = read(outcome(node, await services.nodes!.links.call(node, question)));
  if (reply === undefined) throw new Error(`node ${node.id} answered what nobody asked`);
  return reply;
}

function outcome(node: Node, text: string): unknown {
  const answer = readAnswer(text);
  if (answer === null) throw new Error(`node ${node.id} answered nothing we know`);
  if ('reply' in answer) return answer.reply;
  if ('refusal' in answer) throw new NotDone(answer.refusal);
  if ('failed' in answer) throw new Error(answer.failed);
  throw new LinkDown(node.id);
}

type Ask = <T>(deed: Deed, read: Read<T>) => Promise<T>;

async function borrowed(services: Services, id: string, ask: Ask): Promise<Loaded | null> {
  const read = await readRecord(services.store, id);
  const module = read === null ? undefined : services.games.get(read.record.header.game);
  if (read === null || module === undefined) return null;
  const silent = { changed() {}, patched() {}, lost() {}, urgency: () => 'weeks' as const };
  const tablePorts = openTablePorts(services, module, read, silent, services.store);
  const table = await openIdle(tablePorts.ports, read.record, services.pacing);
  const away = { ...table, ...deedsAt(table, ask) };
  return { id, table: away, tablePorts, audience: noAudience(), pins: 1, touched: services.now() };
}

/** After each the table is read again, so that whoever did it sees what came of it. */
function deedsAt(table: KeptTable, ask: Ask): Partial<KeptTable> {
  const done = async <T>(deed: Deed, read: Read<T>): Promise<T> => {
    const came = await ask(deed, read);
    await table.refresh();
    return came;
  };
  const quietly = async (deed: Deed): Promise<void> => void (await done(deed, readNothing));
  return {
    request: async (...args) => {
      try {
        return await done({ do: 'request', args }, readReply);
      } catch {
        return { type: 'refused', id: args[1].id, refusal: { why: 'server' } };
      }
    },
    tick: (wishes) => done({ do: 'tick', args: [...wishes] }, readSteps),
    cover: (...args) => quietly({ do: 'cover', args }),
    rest: (...args) => quietly({ do: 'rest', args }),
    abandon: () => quietly({ do: 'abandon' }),
    unseal: () => quietly({ do: 'unseal' }),
    refresh: () => quietly({ do: 'refresh' }),
    settled: () => quietly({ do: 'settled' }),
  };
}
