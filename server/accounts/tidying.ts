/** Documents that have run out are thrown away. Nothing depends on when: what has run out is not believed anyhow. */

import type { Job } from '../jobs.ts';
import type { Services } from '../services.ts';

const KINDS = [
  ...(['challenge', 'recovery', 'device', 'handover', 'invitation', 'known', 'opening'] as const),
  ...(['sso-attempt', 'token'] as const),
];
const EVERY_MS = 60 * 60_000;

export function tidyDocuments(services: Services): Job {
  return { name: 'documents', everyMs: EVERY_MS, run: () => dropPast(services) };
}

async function dropPast({ store, outages }: Services): Promise<void> {
  for (const kind of KINDS) {
    for (;;) {
      const { items, next } = await store.listDocuments({ kind, dueBy: outages.tidyNow() }, { limit: 500 });
      for (const { id } of items) await store.dropDocument(kind, id);
      if (next === null) break;
    }
  }
}
