/** Whose a table is among several servers: found, asked, lost to another, inherited from the dead. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from '@signoria/store';
import { reported } from '../log.ts';
import { LinkDown } from '../nodes/links.ts';
import { release } from '../nodes/title.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import type { Loaded, State } from './loaded.ts';
import { closeTablePorts } from './table-ports.ts';
import { readRecord } from './table-rows.ts';

/** An owner that cannot be reached is soon taken for dead, and somebody inherits its tables; if not, we cannot help. */
export const SOON_MS = 200;
export const TRIES = 75;

export async function farFrom({ services, here, leaving }: State, id: string): Promise<Node | null> {
  if (services.nodes === null) return null;
  const { membership } = services.nodes;
  if (!membership.isSteady()) await membership.steady();
  if (here.has(id)) return null;
  await leaving.get(id);
  const owner = await membership.ownerOf(id);
  return owner !== null && 'node' in owner ? owner.node : null;
}

/** Done here, or where the table is; again as long as its owner is not found. */
export async function atOwner<T>(
  state: State,
  id: string,
  here: () => Promise<T>,
  there: (node: Node) => Promise<T>,
): Promise<T> {
  if (state.services.nodes === null) return here();
  for (let left = TRIES; ; left--) {
    const node = await farFrom(state, id);
    if (node === null) return here();
    try {
      return await there(node);
    } catch (error) {
      if (!(error instanceof LinkDown) || state.closed || left === 0) throw error;
      await sleep(SOON_MS);
    }
  }
}

/** Another server has it, and may have gone on with it: whoever looks at it here is sent there. */
export function lose(state: State, loaded: Loaded): void {
  const { id, table, tablePorts, audience } = loaded;
  if (state.here.get(id) !== loaded) return;
  state.here.delete(id);
  state.services.nodes?.membership.forget(id);
  state.services.metrics.tables.set(state.here.size);
  closeTablePorts(tablePorts);
  void table.close();
  for (const reader of [...audience.readers.keys()]) reader.lost();
}

/** Loads a table here for as long as the work takes. */
type Use = (state: State, id: string, work: (loaded: Loaded) => void) => Promise<unknown>;

/** They go on where they stood: bots, orders, clocks, and what was to be told of the last move. */
export async function inherit(state: State, ids: readonly string[], use: Use): Promise<void> {
  const { services } = state;
  for (const id of ids) {
    await yieldToEventLoop();
    try {
      await takeOver(state, id, use);
    } catch (error) {
      services.log.warn({ table: id, ...reported(error) }, 'not taken over');
    }
  }
}

/** Where nothing goes on, anybody may have the table who asks for it. */
async function takeOver(state: State, id: string, use: Use): Promise<void> {
  const { services } = state;
  const row = await services.store.getTable(id);
  if (row?.status === 'running' || row?.status === 'paused') {
    await use(state, id, (loaded) => services.tableHooks.inherited(services, loaded));
    return;
  }
  const read = row?.status === 'finished' ? await readRecord(services.store, id) : null;
  if (read !== null) services.tableHooks.inheritedOver(services, read.record);
  if (!state.here.has(id) && !state.loading.has(id)) await release(services, id);
}
