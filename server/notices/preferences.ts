/** What somebody wants to be told, when, and in which words. Nobody without channels has any. */
import type { Language } from '@signoria/kernel';
import { Conflict, type Store } from '@signoria/store';

export const KINDS = ['turn', 'start', 'invited', 'over', 'mention'] as const;
export type Kind = (typeof KINDS)[number];

export interface Preferences {
  readonly language: Language;
  /** As the tz database names it: Europe/Rome. */
  readonly zone: string;
  /** Minutes after midnight in that zone; nothing is sent in between. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly told: { readonly [K in Kind]: boolean };
  /** Who has not looked after this long is told by his other channels too; null for never. */
  readonly escalateMs: number | null;
  /** After one message, turns at further tables wait this long and come together. */
  readonly gatherMs: number;
}

const HOUR = 60 * 60_000;

export const NEW_PREFERENCES: Preferences = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  told: { turn: true, start: true, invited: true, over: true, mention: true },
  escalateMs: 2 * HOUR,
  gatherMs: 0,
};

const KIND = 'notice-preferences';

export async function readPreferences(store: Store, user: string): Promise<Preferences | null> {
  const paper = await store.getPaper(KIND, user);
  return paper === null ? null : { ...NEW_PREFERENCES, ...(JSON.parse(paper.data) as Partial<Preferences>) };
}

export async function writePreferences(store: Store, user: string, preferences: Preferences): Promise<void> {
  const data = JSON.stringify(preferences);
  const known = await store.getPaper(KIND, user);
  try {
    if (known === null) await store.addPaper({ kind: KIND, id: user, owner: user, due: null, rank: null, data });
    else await store.changePaper(known, { data });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await writePreferences(store, user, preferences);
  }
}

/** Everybody who has some. */
export async function* allWithPreferences(store: Store): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await store.listPapers({ kind: KIND }, cursor === undefined ? {} : { cursor });
    for (const { owner } of page.items) yield owner;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
