/** Papers that have run out are thrown away. Nothing depends on when: what has run out is not believed anyhow. */
import type { House } from '../house.ts';
import type { Round } from '../rounds.ts';

const KINDS = ['challenge', 'recovery', 'device', 'handover', 'invitation', 'known', 'opening'] as const;
const EVERY_MS = 60 * 60_000;

export function tidyPapers(house: House): Round {
  return { name: 'papers', everyMs: EVERY_MS, go: () => dropPast(house) };
}

async function dropPast({ store, outages }: House): Promise<void> {
  for (const kind of KINDS) {
    for (;;) {
      const { items, next } = await store.listPapers({ kind, dueBy: outages.tidyNow() }, { limit: 500 });
      for (const { id } of items) await store.dropPaper(kind, id);
      if (next === null) break;
    }
  }
}
