/** All documents of an owner, however many pages they fill. */
import type { DocumentFilter, Store, StoredDocument } from '@signoria/store';

export async function everyDocument(store: Store, filter: DocumentFilter): Promise<readonly StoredDocument[]> {
  const all: StoredDocument[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments(filter, cursor === undefined ? { limit: 500 } : { limit: 500, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}
