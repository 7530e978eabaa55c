/** Chat and mute. Seats talk among themselves and may read the watchers; watchers read only each other. */
import { plainTalk } from '@signoria/kernel';
import { type Actor, CHAT_TAIL, change, stored, tell } from '../actor.ts';
import { type ChatRecord, type Person, seatOf } from '../log/record.ts';
import { refuse } from '../refusal.ts';
import { isClosedTo } from '../view/delay.ts';
import type { ChatLine, TableView } from '../wire.ts';

const LONGEST = 1000;
const MOST_MUTED = 100;

export async function chat(t: Actor, { user, name }: Person, given: string): Promise<void> {
  const text = plainTalk(given);
  if (text === '') refuse({ why: 'malformed', detail: 'text' });
  if (text.length > LONGEST) refuse({ why: 'too-large' });
  // What somebody saw at another table of the deal is not to be told to those who still play it.
  if (isClosedTo(t, user)) refuse({ why: 'sealed' });
  const seat = seatOf(t.facts.seats, user);
  const line = { seat, user, name, text, at: t.ports.now(), room: seat === null ? 'watchers' : 'seats' } as const;
  const id = await stored(t, t.ports.say(line));
  t.chat = [...t.chat, { id, ...line }].slice(-CHAT_TAIL);
  tell(t);
}

/** By who somebody is: names change. */
export async function mute(t: Actor, { user }: Person, whom: string, muted: boolean): Promise<void> {
  const before = t.facts.mutes[user] ?? [];
  if (before.includes(whom) === muted) return;
  if (muted && before.length >= MOST_MUTED) refuse({ why: 'too-many' });
  const after = muted ? [...before, whom] : before.filter((other) => other !== whom);
  await change(t, { mutes: { ...t.facts.mutes, [user]: after } });
}

/** What this person reads, from a line on. */
export function heardBy(t: Actor, user: string, from: number): readonly ChatLine[] {
  const seated = seatOf(t.facts.seats, user) !== null;
  const muted = t.facts.mutes[user] ?? [];
  const hides = (author: string) => t.ports.hides?.(user, author) === true;
  // Tables of earlier versions remember names: those go on being muted.
  const isMuted = (author: string, name: string) => muted.includes(author) || muted.includes(name);
  const hears = ({ id, name, room, user: author }: ChatRecord) =>
    id >= from && (seated || room === 'watchers') && !isMuted(author, name) && !hides(author);
  return t.chat
    .filter(hears)
    .map(({ id, seat, user, name, text, at, room }) => ({ id, from: { seat, user, name }, text, at, room }));
}

/** Whom this person does not hear, as they are called now. */
export function mutedBy(t: Actor, user: string): TableView['muted'] {
  return (t.facts.mutes[user] ?? []).map((whom) => ({ user: whom, name: nameOf(t, whom) }));
}

/** Of a table from before there were ids, what was remembered is the name. */
function nameOf({ facts, chat }: Actor, user: string): string {
  const seat = facts.seats.find((of) => of.kind === 'person' && of.user === user);
  if (seat?.kind === 'person') return seat.name;
  return chat.findLast((line) => line.user === user)?.name ?? user;
}
