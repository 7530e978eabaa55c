/** Letters to unconfirmed addresses are few: a stranger's box must not fill because somebody typed its address. */
import { Conflict, type Store } from '@signoria/store';
import { hashToken } from '../ids.ts';
import type { Job } from '../jobs.ts';
import type { Services } from '../services.ts';

const KIND = 'asked-address';
const A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

/** Whether one more may go there today; if so, it is counted. */
export async function maySend(store: Store, address: string, now: number): Promise<boolean> {
  const name = hashToken(address.toLowerCase());
  for (let n = 0; n < A_DAY; n++) if (await take(store, `${name}/${n}`, now)) return true;
  return false;
}

async function take(store: Store, id: string, now: number): Promise<boolean> {
  const known = await store.getDocument(KIND, id);
  if (known !== null && (known.due ?? 0) > now) return false;
  try {
    if (known !== null) await store.changeDocument(known, { due: now + DAY_MS });
    else await store.addDocument({ kind: KIND, id, owner: '', due: now + DAY_MS, rank: null, data: '' });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** Throws away what was counted the day before. */
export function forgetAsked({ store, now }: Services): Job {
  return {
    name: 'asked addresses',
    everyMs: DAY_MS / 24,
    async run() {
      for (const { id } of await store.claimDocuments(KIND, { now: now(), until: now(), limit: 500 })) {
        await store.dropDocument(KIND, id);
      }
    },
  };
}
