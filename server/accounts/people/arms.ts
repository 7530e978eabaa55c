/** The arms people bear. Whoever has chosen none, and whoever is not there at all, is answered alike: nobody learns who is. */
import { type Arms, defaultArms } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import { Problem } from '../../http/problems.ts';
import { type Around, meOf } from '../../http/routes.ts';
import type { Serve } from '../../http/serve.ts';
import { changeUser, userData } from '../../people.ts';

async function armsOf(store: Store, id: string): Promise<Arms> {
  const user = await store.getUser(id);
  return (user === null ? null : userData(user).arms) ?? defaultArms(id);
}

export function addArms(serve: Serve, { services: { store } }: Around): void {
  serve('GET /api/arms', async ({ request: { query } }) => {
    const ids = [...new Set(query.of)];
    const all = await Promise.all(ids.map((id) => armsOf(store, id)));
    return { arms: Object.fromEntries(ids.map((id, i) => [id, all[i]!])) };
  });

  serve('POST /api/arms', async ({ by, request: { body } }) => {
    const user = await changeUser(store, by.id, (now) => ({
      data: JSON.stringify({ ...userData(now), arms: body.arms }),
    }));
    if (user === null) throw new Problem('no-session');
    return meOf(user);
  });
}
