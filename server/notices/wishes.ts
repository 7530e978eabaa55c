/** What the ladder for those who do not answer wants said. Each rung once. */
import { readBack, type StoredDocument } from '@signoria/store';
import type { Rung } from '@signoria/table';
import type { Around } from '../http/routes.ts';
import type { Job } from '../jobs.ts';
import { viewOf } from '../tables/loaded.ts';
import { turnIn } from './facts.ts';
import { addNotice, type Call, changeNotice, idOf, type Notice, newNotice, type Subject } from './notice.ts';
import { readPreferences } from './preferences.ts';
import { KEEP_MS } from './stages.ts';
import { tell } from './turn-notices.ts';

const WISH = 'notice-wish';
const EVERY_MS = 5_000;
const LEASE_MS = 60_000;
/** A wish that was fulfilled keeps its name for a while, so that nobody makes it again. */
const DONE = '';

/** As the clocks leave it (server/pace/deadlines.ts); its owner is the player. */
interface Wish {
  readonly table: string;
  readonly step: Exclude<Rung, 'flag'>;
}

/** Goes before the notices are delivered. */
export function wishJob(around: Around): Job {
  return { name: 'reminders', everyMs: EVERY_MS, run: () => takeWishes(around) };
}

async function takeWishes(around: Around): Promise<void> {
  const { store, now } = around.services;
  const claimed = await store.claimDocuments(WISH, { now: now(), until: now() + LEASE_MS, limit: 500 });
  for (const document of claimed) {
    if (document.data === DONE) {
      await store.dropDocument(WISH, document.id);
    } else {
      await fulfil(around, document);
      await store.changeDocument(document, { data: DONE, due: now() + KEEP_MS });
    }
  }
}

/** The last part of its id is the question's number, or whatever tells one such time from the next. */
function fulfil(around: Around, { id, owner: user, data }: StoredDocument): Promise<void> {
  const { table, step } = readBack<Wish>(data);
  const key = Number(id.slice(id.lastIndexOf('/') + 1));
  return step === 'remind' || step === 'warn'
    ? callAgain(around, { table, user, asked: key }, step)
    : tell(around, { kind: step, table, user, key });
}

interface Turn {
  readonly table: string;
  readonly user: string;
  readonly asked: number;
}

async function callAgain(around: Around, { table, user, asked }: Turn, call: Exclude<Call, 'turn'>): Promise<void> {
  const { store, now } = around.services;
  if ((await readPreferences(store, user))?.told.turn !== true) return;
  const seq = await around.tables.use(table, (loaded) =>
    turnIn(viewOf(loaded, user))?.ticket === asked ? loaded.tablePorts.seq : null,
  );
  if (seq === null) return;
  const subject: Subject = { kind: 'turn', table, user, asked, call, seq };
  if (await addNotice(store, newNotice(subject, now(), false), now())) return;
  const again = (notice: Notice) => ({
    notice: { ...notice, subject, stage: 'first' as const, pending: null },
    due: now(),
  });
  await changeNotice(store, idOf(subject), again);
}
