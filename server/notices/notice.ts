/**
 * A notice: one thing somebody is to be told, from the moment it is known until it is delivered, withdrawn or given up.
 * Its id says what it is about, so that of several servers one makes it, once.
 */
import { Conflict, readBack, type Store, type StoredDocument, StoreError } from '@signoria/store';

export const NOTICE = 'notice';

/** How a turn is called out: when it begins, and by the ladder for those who do not answer. */
export type Call = 'turn' | 'remind' | 'warn';

/** To their first channels; to the others, because they have not looked; all is done, only the id is kept. */
export type Stage = 'first' | 'later' | 'rest';

export type Subject =
  | {
      readonly kind: 'turn';
      readonly table: string;
      readonly user: string;
      readonly asked: number;
      readonly call: Call;
      /** So many entries had the log when they were asked. */
      readonly seq: number;
    }
  | { readonly kind: 'start' | 'over'; readonly table: string; readonly user: string }
  /** A bot has sat down in their seat; the seat may be given away. `key` tells one such time from the next. */
  | { readonly kind: 'covered' | 'vacant'; readonly table: string; readonly user: string; readonly key: number }
  | { readonly kind: 'invited'; readonly table: string; readonly user: string; readonly by: string }
  | { readonly kind: 'mention'; readonly table: string; readonly user: string; readonly line: number };

/** A try that is still to come. */
export interface Try {
  readonly tries: number;
  readonly at: number;
}

/** By its channel: where what was sent can be found again, for channels that can take it back. */
export type Sent = { readonly [channel: string]: { readonly at: number; readonly ref: string | null } };

export interface Notice {
  readonly subject: Subject;
  readonly made: number;
  readonly stage: Stage;
  /** Null until the stage has chosen its channels. */
  readonly pending: { readonly [channel: string]: Try } | null;
  readonly sent: Sent;
  /** Whether they are looking at the table, and when they last came to look at it. */
  readonly looking: boolean;
  readonly seen: number | null;
}

export function idOf(subject: Subject): string {
  const { kind, table, user } = subject;
  if (kind === 'turn') return `turn/${table}/${subject.asked}/${user}`;
  if (kind === 'mention') return `mention/${table}/${subject.line}/${user}`;
  if (kind === 'covered' || kind === 'vacant') return `${kind}/${table}/${subject.key}/${user}`;
  return `${kind}/${table}/${user}`;
}

export function newNotice(subject: Subject, made: number, looking: boolean): Notice {
  return { subject, made, stage: 'first', pending: null, sent: {}, looking, seen: null };
}

export function readNotice({ data }: Pick<StoredDocument, 'data'>): Notice {
  return readBack<Notice>(data);
}

/** Whether it was made now, and not before or elsewhere. */
export async function addNotice(store: Store, notice: Notice, due: number): Promise<boolean> {
  const { subject } = notice;
  const document = { kind: NOTICE, id: idOf(subject), owner: subject.user, due, rank: null };
  try {
    await store.addDocument({ ...document, data: JSON.stringify(notice) });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

export interface Changed {
  readonly notice: Notice;
  readonly due: number;
}

/** Null when it is gone, or nothing is to be changed. */
export async function changeNotice(
  store: Store,
  id: string,
  change: (notice: Notice, due: number) => Changed | null,
): Promise<Notice | null> {
  const document = await store.getDocument(NOTICE, id);
  if (document === null) return null;
  const changed = change(readNotice(document), document.due ?? 0);
  if (changed === null) return null;
  try {
    await store.changeDocument(document, { due: changed.due, data: JSON.stringify(changed.notice) });
    return changed.notice;
  } catch (error) {
    if (error instanceof Conflict) return changeNotice(store, id, change);
    if (error instanceof StoreError && error.code === 'missing') return null;
    throw error;
  }
}

/** All that are open about somebody. */
export async function noticesOf(store: Store, user: string): Promise<readonly Notice[]> {
  const found: Notice[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments(
      { kind: NOTICE, owner: user },
      cursor === undefined ? { limit: 500 } : { cursor, limit: 500 },
    );
    found.push(...page.items.map(readNotice));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}
