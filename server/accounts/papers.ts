/** All papers of an owner, however many pages they fill. */
import type { Paper, PaperFilter, Store } from '@signoria/store';

export async function everyPaper(store: Store, filter: PaperFilter): Promise<readonly Paper[]> {
  const all: Paper[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listPapers(filter, cursor === undefined ? { limit: 500 } : { limit: 500, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}
