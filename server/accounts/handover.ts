/**
 * A guest who signs in leaves his games behind, and is offered to take them along. The offer is a paper of the account:
 * that he was this guest was proven by the cookie he came with. Where the account has a seat already the guest's is left
 * alone, for one person on two seats would see two hands.
 */
import { Conflict, type Paper, type User } from '@signoria/store';
import { isOver, type SeatRecord } from '@signoria/table';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { RowFacts } from '../keeping.ts';
import { changeUser, userData } from '../people.ts';
import { knowsHands } from './insiders.ts';
import { everyPaper } from './papers.ts';
import { type Change, changeTable, everyTable, isOf } from './seats.ts';

const KIND = 'handover';
const OFFER_MS = 90 * 24 * 60 * 60_000;

interface Handover {
  readonly guest: string;
  /** Whether his finished games have been added up already. */
  readonly counted: boolean;
}

function idOf(account: string, guest: string): string {
  return `${account}/${guest}`;
}

/** Nothing is offered of a guest who has nothing. */
export async function offerHandover({ store, now }: House, guest: User, account: User): Promise<void> {
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
    await store.addPaper(offer);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Where he sits, and what he set up without sitting down. */
async function hisTables(house: Pick<House, 'store'>, user: string): Promise<readonly string[]> {
  const [seated, owned] = await Promise.all([everyTable(house, { seated: user }), everyTable(house, { owner: user })]);
  return [...new Set([...seated, ...owned].map(({ id }) => id))];
}

function handoverOf({ data }: Paper): Handover {
  return JSON.parse(data) as Handover;
}

export async function handoversOf({ store }: House, account: string) {
  const papers = await everyPaper(store, { kind: KIND, owner: account });
  return Promise.all(
    papers.map(async (paper) => {
      const { guest } = handoverOf(paper);
      const [user, tables] = await Promise.all([store.getUser(guest), hisTables({ store }, guest)]);
      return { guest, name: user?.name ?? '', games: tables.length };
    }),
  );
}

export async function declineHandover({ store }: House, account: string, guest: string): Promise<void> {
  await store.dropPaper(KIND, idOf(account, guest));
}

/** Says how many tables went over, and how many could not: both sit there, or he has held what shows the hands. */
export async function takeOver({ house, tables }: Around, account: User, guest: string) {
  const { store } = house;
  const offer = await store.getPaper(KIND, idOf(account.id, guest));
  if (offer === null) throw new Problem('no-such-offer');
  let taken = 0;
  let kept = 0;
  for (const id of await hisTables(house, guest)) {
    const row = await store.getTable(id);
    const insider = row !== null && !isOver(row) && (await knowsHands(store, row, account.id));
    const changed = !insider && (await changeTable(house, tables, id, (now) => handedOver(now, guest, account)));
    if (changed) taken++;
    else kept++;
  }
  await addUp(house, offer, guest, account.id);
  if (kept === 0) await store.dropPaper(KIND, offer.id);
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

/** His finished games count for the account: once, whoever asks how often. */
async function addUp({ store }: House, offer: Paper, guest: string, account: string): Promise<void> {
  await movePlayed(store, guest, account);
  const was = handoverOf(offer);
  const user = await store.getUser(guest);
  if (was.counted || user === null) return;
  try {
    await store.changePaper(offer, { data: JSON.stringify({ ...was, counted: true } satisfies Handover) });
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

async function movePlayed(store: House['store'], guest: string, account: string): Promise<void> {
  for (const { version: _, ...paper } of await everyPaper(store, { kind: 'played', owner: guest })) {
    try {
      await store.addPaper({ ...paper, id: paper.id.replace(guest, account), owner: account });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    await store.dropPaper(paper.kind, paper.id);
  }
}
