/**
 * A guest who signs in leaves games behind, and is offered to take them along. The offer is a document of the account:
 * that they were this guest was proven by their cookie. Where the account has a seat already the guest's is left
 * alone, for one person on two seats would see two hands.
 */
import { Conflict, readBack, type StoredDocument, type User } from '@signoria/store';
import { isOver, type SeatRecord } from '@signoria/table';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { changeUser, userData } from '../../people.ts';
import type { Services } from '../../services.ts';
import type { RowFacts } from '../../tables/table-rows.ts';
import { everyDocument } from '../documents.ts';
import { knowsHands } from './insiders.ts';
import { type Change, changeTable, everyTable, isOf } from './seats.ts';

const KIND = 'handover';
const OFFER_MS = 90 * 24 * 60 * 60_000;

interface Handover {
  readonly guest: string;
  /** Whether their finished games have been added up already. */
  readonly counted: boolean;
}

function idOf(account: string, guest: string): string {
  return `${account}/${guest}`;
}

/** Nothing is offered of a guest who has nothing. */
export async function offerHandover({ store, now }: Services, guest: User, account: User): Promise<void> {
  if ((await hisTables({ store }, guest.id)).length === 0) return;
  const data = JSON.stringify({ guest: guest.id, counted: false } satisfies Handover);
  const offer = {
    kind: KIND,
    id: idOf(account.id, guest.id),
    owner: account.id,
    due: now() + OFFER_MS,
    rank: null,
    data,
  };
  try {
    await store.addDocument(offer);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Where they sit, and what they set up without sitting down. */
async function hisTables(services: Pick<Services, 'store'>, user: string): Promise<readonly string[]> {
  const [seated, owned] = await Promise.all([
    everyTable(services, { seated: user }),
    everyTable(services, { owner: user }),
  ]);
  return [...new Set([...seated, ...owned].map(({ id }) => id))];
}

function handoverOf({ data }: StoredDocument): Handover {
  return readBack<Handover>(data);
}

export async function handoversOf({ store }: Services, account: string) {
  const documents = await everyDocument(store, { kind: KIND, owner: account });
  return Promise.all(
    documents.map(async (document) => {
      const { guest } = handoverOf(document);
      const [user, tables] = await Promise.all([store.getUser(guest), hisTables({ store }, guest)]);
      return { guest, name: user?.name ?? '', games: tables.length };
    }),
  );
}

export async function declineHandover({ store }: Services, account: string, guest: string): Promise<void> {
  await store.dropDocument(KIND, idOf(account, guest));
}

/** Says how many tables went over, and how many could not: both sit there, or they have held what shows the hands. */
export async function takeOver({ services, tables }: Around, account: User, guest: string) {
  const { store } = services;
  const offer = await store.getDocument(KIND, idOf(account.id, guest));
  if (offer === null) throw new Problem('no-such-offer');
  let taken = 0;
  let kept = 0;
  for (const id of await hisTables(services, guest)) {
    const row = await store.getTable(id);
    const insider = row !== null && !isOver(row) && (await knowsHands(store, row, account.id));
    const changed = !insider && (await changeTable(services, tables, id, (now) => handedOver(now, guest, account)));
    if (changed) taken++;
    else kept++;
  }
  await addUp(services, offer, guest, account.id);
  if (kept === 0) await store.dropDocument(KIND, offer.id);
  return { taken, kept };
}

function handedOver(now: RowFacts, guest: string, account: User): Change | null {
  const seats = now.seats.some((seat) => isOf(seat, account.id))
    ? now.seats
    : now.seats.map(
        (seat): SeatRecord => (isOf(seat, guest) ? { ...seat, user: account.id, name: account.name } : seat),
      );
  const bothSit = seats === now.seats && now.seats.some((seat) => isOf(seat, guest));
  if (bothSit) return null;
  const { [guest]: mutes = [], ...others } = now.mutes;
  return {
    seats,
    ...(now.owner === guest ? { owner: account.id } : {}),
    mutes: mutes.length === 0 ? others : { ...others, [account.id]: [...(others[account.id] ?? []), ...mutes] },
  };
}

/** Their finished games count for the account: once, whoever asks how often. */
async function addUp({ store }: Services, offer: StoredDocument, guest: string, account: string): Promise<void> {
  await movePlayed(store, guest, account);
  const was = handoverOf(offer);
  const user = await store.getUser(guest);
  if (was.counted || user === null) return;
  try {
    await store.changeDocument(offer, { data: JSON.stringify({ ...was, counted: true } satisfies Handover) });
  } catch (error) {
    if (error instanceof Conflict) return;
    throw error;
  }
  const { finished, left, typicalMs } = userData(user);
  await changeUser(store, account, (now) => {
    const own = userData(now);
    const sum = { finished: own.finished + finished, left: own.left + left, typicalMs: own.typicalMs ?? typicalMs };
    return { data: JSON.stringify({ ...own, ...sum }) };
  });
}

async function movePlayed(store: Services['store'], guest: string, account: string): Promise<void> {
  for (const { version: _, ...document } of await everyDocument(store, { kind: 'played', owner: guest })) {
    try {
      await store.addDocument({ ...document, id: document.id.replace(guest, account), owner: account });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    await store.dropDocument(document.kind, document.id);
  }
}
