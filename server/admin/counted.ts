/** How many there are of something, as far as it is worth counting. */
import type { Page, PageRequest } from '@signoria/store';

export interface Counted {
  readonly n: number;
  readonly more: boolean;
}

const EACH = 500;
const MOST_PAGES = 4;

/** Lists are not counted to their end: nobody looks at a house of a hundred thousand guests to learn the last digit. */
export async function counted(list: (page: PageRequest) => Promise<Page<unknown>>): Promise<Counted> {
  let n = 0;
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await list({ limit: EACH, ...(cursor === undefined ? {} : { cursor }) });
    n += page.items.length;
    if (page.next === null) return { n, more: false };
    cursor = page.next;
  }
  return { n, more: true };
}
