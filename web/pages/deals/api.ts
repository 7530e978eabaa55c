/** Deals of the house as the server gives them, and the way to their tables. */
import { call } from '../../api.ts';
import { go, paths } from '../../router.ts';
import { wordFor } from '../../shell/deed.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { greet } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { dealsWords } from './text.ts';

export const dealsApi = {
  async now() {
    await greet();
    return call('GET /api/deals');
  },
  past: (cursor?: string) => call('GET /api/deals/past', { query: { cursor } }),
  async read(id: string) {
    await greet();
    return call('GET /api/deals/:id', { params: { id } });
  },
  luck: (id: string) => call('GET /api/deals/:id/luck', { params: { id } }),
};

export async function sitDown(id: string, practice: boolean): Promise<void> {
  try {
    const { table } = await call('POST /api/deals/:id/play', { params: { id }, body: { practice } });
    go(paths.table(table, false));
  } catch (error) {
    const known = wordFor(dealsWords.value.problems, error);
    if (known === undefined) toastTrouble(error);
    else toast('bad', () => known);
  }
}
