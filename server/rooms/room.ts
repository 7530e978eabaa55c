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
  marks: readonly BoardMark[];
}

export function newRoom(id: string, table: KeptTable, items: readonly RoomItem[], keeper: string | null): Room {
  return {
    id,
    table,
    visitors: new Set(),
    items: new Map(items.map((item) => [item.id, item])),
    keeper,
    leader: null,
    place: { seq: table.last(), variation: null, step: 0, eyes: null },
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
  const { leader, keeper, place, marks } = room;
  return { leader, keeper, place, marks, people: peopleIn(room) };
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
