/** What people do in a room: move, lead, hide, write, remove. Everything is checked before it is kept, and kept before it is told. */
import { plainName, plainTalk } from '@signoria/kernel';
import type { Moment, Person, RoomDeed, RoomItem, RoomPlace } from '@signoria/table';
import { inSlices, NotDone, seatOf, tryingOut } from '@signoria/table';
import { hashToken } from '../ids.ts';
import type { Services } from '../services.ts';
import { pause } from '../work/yielding.ts';
import { isHere, mayRemove, mustLead, type Room, tell, type Visitor } from './room.ts';
import { dropItem, keepItem, keepRoom } from './room-documents.ts';

const LONGEST_NOTE = 2000;
const LONGEST_TITLE = 80;

export interface Doing {
  readonly services: Pick<Services, 'store' | 'limits' | 'now'>;
  readonly room: Room;
  readonly visitor: Visitor;
  /** Of the request: the same is done once. */
  readonly id: string;
}

/** Deeds that leave something behind. */
type Leaving = Extract<RoomDeed, { readonly do: 'note' | 'variation' | 'chapter' }>;

export function leavesSomething(deed: RoomDeed): deed is Leaving {
  return deed.do === 'note' || deed.do === 'variation' || deed.do === 'chapter';
}

/** Throws `NotDone` or `Refused`, and then nothing has changed. */
export async function carryOut(doing: Doing, deed: RoomDeed): Promise<void> {
  if (leavesSomething(deed)) await leaveBehind(doing, deed);
  else if (deed.do === 'go') go(doing, deed.place, deed.marks);
  else if (deed.do === 'follow') doing.visitor.follows = deed.follow;
  else if (deed.do === 'lead') await lead(doing, deed.user);
  else if (deed.do === 'hide') await hide(doing, deed.hide);
  else await remove(doing, deed.item);
  tell(doing.room);
}

function malformed(detail: string): never {
  throw new NotDone({ why: 'malformed', detail });
}

function mustBeMoment({ items, table }: Room, { seq, variation, step }: Moment): void {
  if (seq > table.last()) malformed('seq');
  const item = variation === null ? undefined : items.get(variation);
  const isKnown = variation === null || (item?.kind === 'variation' && item.seq === seq);
  if (!isKnown) malformed('variation');
  if (step > (item?.kind === 'variation' ? item.lines.length : 0)) malformed('step');
}

function go({ room, visitor }: Doing, place: RoomPlace, marks: Room['marks']): void {
  mustBeMoment(room, place);
  visitor.seq = place.seq;
  if (room.leader !== visitor.person.user) return;
  room.place = place;
  room.marks = marks;
}

/** Those whose game it was may look after its room whenever nobody else does. */
function isTheirs({ table }: Room, user: string): boolean {
  const { seats, owner } = table.record();
  return owner === user || seatOf(seats, user) !== null;
}

async function lead(doing: Doing, whom: string): Promise<void> {
  const { room, visitor } = doing;
  const { user } = visitor.person;
  if (!isHere(room, whom)) malformed('user');
  const takes = whom === user && (!isHere(room, room.leader) || room.keeper === user);
  if (!takes) mustLead(room, visitor.person);
  const keeps = room.keeper !== null && (takes ? isTheirs(room, user) : room.keeper === user);
  if (keeps && room.keeper !== whom) await keep(doing, whom, room.hides);
  room.leader = whom;
}

async function hide(doing: Doing, wanted: boolean): Promise<void> {
  const { room, visitor } = doing;
  mustLead(room, visitor.person);
  if (room.hides !== wanted) await keep(doing, room.keeper ?? visitor.person.user, wanted);
}

async function keep({ services, room }: Doing, keeper: string, hides: boolean): Promise<void> {
  const { seq, eyes } = room.place;
  await keepRoom(services.store, room.id, { keeper, hides: hides ? { seq, eyes } : null });
  room.keeper = keeper;
  room.hides = hides;
}

async function leaveBehind(doing: Doing, deed: Leaving): Promise<void> {
  const { services, room, visitor, id } = doing;
  const { user, name } = visitor.person;
  const item = hashToken(`${user}/${id}`).slice(0, 12);
  if (room.items.has(item)) return;
  mustHaveRoom(doing, user);
  const made = await itemOf(room, visitor.person, deed, { id: item, user, name, at: services.now() });
  await keepItem(services.store, room.id, made);
  room.items.set(item, made);
  if (room.keeper === null) await keep(doing, room.leader ?? user, room.hides);
}

function mustHaveRoom({ services: { limits }, room: { items } }: Doing, user: string): void {
  const own = [...items.values()].filter((item) => item.user === user).length;
  if (items.size >= limits.roomItems || own >= limits.roomOwnItems) throw new NotDone({ why: 'too-many' });
}

type Signed = Pick<RoomItem, 'id' | 'user' | 'name' | 'at'>;

async function itemOf(room: Room, by: Person, deed: Leaving, signed: Signed): Promise<RoomItem> {
  if (deed.do === 'note') {
    const { moment, seat, marks } = deed;
    mustBeMoment(room, moment);
    if (seat !== null && seat >= room.table.record().seats.length) malformed('seat');
    return { ...signed, kind: 'note', ...moment, seat, text: noteOf(deed.text), marks };
  }
  const { seq } = deed;
  if (seq > room.table.last()) malformed('seq');
  if (deed.do === 'chapter') {
    mustLead(room, by);
    return { ...signed, kind: 'chapter', seq, title: titleOf(deed.title) || malformed('title') };
  }
  if (deed.lines.length === 0) malformed('lines');
  const { lines } = await inSlices(tryingOut(room.table, seq, deed.lines), pause);
  return { ...signed, kind: 'variation', seq, title: titleOf(deed.title), lines };
}

/** Cleaned as talk at a table is. */
function noteOf(given: string): string {
  const text = plainTalk(given);
  if (text === '') malformed('text');
  if (text.length > LONGEST_NOTE) throw new NotDone({ why: 'too-large' });
  return text;
}

function titleOf(given: string): string {
  const title = plainName(given);
  if (title.length > LONGEST_TITLE) throw new NotDone({ why: 'too-large' });
  return title;
}

/** What is gone already is as it should be. */
async function remove({ services, room, visitor }: Doing, id: string): Promise<void> {
  const item = room.items.get(id);
  if (item === undefined) return;
  if (!mayRemove(room, visitor.person, item)) throw new NotDone({ why: 'not-leader' });
  await dropItem(services.store, room.id, id);
  room.items.delete(id);
}
