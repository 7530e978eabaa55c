/** The snapshot a table opens from, and whether it tells the truth. */
import type { KeptTable, TableSnapshot } from '@signoria/table';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import type { CheckJob } from '../work/checker.ts';

export async function snapshotFor({ store }: Services, id: string): Promise<TableSnapshot | null> {
  const found = await store.snapshot(id);
  return found === null ? null : { seq: found.seq, text: found.state };
}

/** A snapshot that does not fit its log is of no use; one that fits but is not true is not believed any longer. */
export async function mustBeTrue(services: Services, table: KeptTable, job: CheckJob): Promise<void> {
  const { id } = table.record();
  try {
    const isTrue = table.resumed() ? await services.checker.check(id, job) : false;
    if (isTrue !== false) return;
    services.log.warn({ table: id, seq: job.snapshot.seq }, 'snapshot thrown away');
    await services.store.pruneSnapshots(id, 0);
    if (table.resumed()) await table.replay();
  } catch (error) {
    services.log.warn({ table: id, ...reported(error) }, 'snapshot not checked');
  }
}
