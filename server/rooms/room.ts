/** A room while people are in it: who leads, where they look, and what has been left here. Not here: sockets, the store. */
import type { BoardMark, KeptTable, Person, RoomItem, RoomNow, RoomPerson, RoomPlace } from '@signoria/table';
import { NotDone } from '@signoria/table';

/** One connection of somebody inside. */
export interface Visitor {
  /** Names change. */
  readonly person: Person;
  follows: boolean;
  seq: number;
  changed(): void;
}

export interface Room {
  readonly id: string;
  readonly table: KeptTable;
  readonly visitors: Set<Visitor>;
  readonly items: Map<string, RoomItem>;
  keeper: string | null;
  leader: string | null;
  place: RoomPlace;
  hides: boolean;
  marks: readonly BoardMark[];
}

/** What is kept of a room apart from its items. */
export interface KeptRoom {
  readonly keeper: string;
  /** Where it is opened again, with what comes next hidden; null where nothing is. */
  readonly hides: Pick<RoomPlace, 'seq' | 'eyes'> | null;
}

/** Where something is hidden nobody leads by coming first, and so sees it by accident: the lead waits for the keeper, or is taken. */
export function newRoom(id: string, table: KeptTable, items: readonly RoomItem[], kept: KeptRoom | null): Room {
  const hides = kept?.hides ?? null;
  const { seq, eyes } = hides ?? { seq: table.last(), eyes: null };
  return {
    id,
    table,
    visitors: new Set(),
    items: new Map(items.map((item) => [item.id, item])),
    keeper: kept?.keeper ?? null,
    leader: hides === null ? null : (kept?.keeper ?? null),
    place: { seq, variation: null, step: 0, eyes },
    hides: hides !== null,
    marks: [],
  };
}

export function isHere({ visitors }: Room, user: string | null): boolean {
  return [...visitors].some(({ person }) => person.user === user);
}

/** Somebody with two windows is there once, as in the latest. */
function peopleIn({ visitors }: Room): readonly RoomPerson[] {
  const people = new Map<string, RoomPerson>();
  for (const { person, follows, seq } of visitors) people.set(person.user, { ...person, follows, seq });
  return [...people.values()];
}

export function nowIn(room: Room): RoomNow {
  const { leader, keeper, place, hides, marks } = room;
  return { leader, keeper, place, hides, marks, people: peopleIn(room) };
}

/** The first to come leads. Whoever leaves goes on being the leader until somebody takes over: pages are reloaded. */
export function arrive(room: Room, visitor: Visitor): void {
  room.leader ??= visitor.person.user;
  room.visitors.add(visitor);
  tell(room);
}

export function depart(room: Room, visitor: Visitor): void {
  room.visitors.delete(visitor);
  tell(room);
}

export function tell({ visitors }: Room): void {
  for (const visitor of visitors) visitor.changed();
}

export function mustLead({ leader }: Room, { user }: Person): void {
  if (leader !== user) throw new NotDone({ why: 'not-leader' });
}

/** Of what others have left: only who leads and looks after the room. A stand-in turns the pages and removes nothing. */
export function mayRemove({ leader, keeper }: Room, { user }: Person, item: RoomItem): boolean {
  return item.user === user || (leader === user && keeper === user);
}
