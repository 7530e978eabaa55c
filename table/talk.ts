/** Chat and mute. Seats talk among themselves and may read the watchers; watchers read only each other. */
import { type Actor, CHAT_TAIL, change, stored, tell } from './actor.ts';
import { type ChatRecord, type Person, seatOf } from './record.ts';
import { refuse } from './refusal.ts';
import type { ChatLine } from './wire.ts';

const LONGEST = 1000;
const MOST_MUTED = 100;

export async function chat(t: Actor, { user, name }: Person, given: string): Promise<void> {
  const text = given.trim();
  if (text === '') refuse({ why: 'malformed', detail: 'text' });
  if (text.length > LONGEST) refuse({ why: 'too-large' });
  const seat = seatOf(t.facts.seats, user);
  const line = { seat, user, name, text, at: t.ports.now(), room: seat === null ? 'watchers' : 'seats' } as const;
  const id = await stored(t, t.ports.say(line));
  t.chat = [...t.chat, { id, ...line }].slice(-CHAT_TAIL);
  tell(t);
}

export async function mute(t: Actor, { user }: Person, name: string, muted: boolean): Promise<void> {
  const before = t.facts.mutes[user] ?? [];
  if (before.includes(name) === muted) return;
  if (muted && before.length >= MOST_MUTED) refuse({ why: 'too-many' });
  const after = muted ? [...before, name] : before.filter((other) => other !== name);
  await change(t, { mutes: { ...t.facts.mutes, [user]: after } });
}

/** What this person reads, from a line on. */
export function heardBy(t: Actor, user: string, from: number): readonly ChatLine[] {
  const seated = seatOf(t.facts.seats, user) !== null;
  const muted = t.facts.mutes[user] ?? [];
  const hides = (author: string) => t.ports.hides?.(user, author) === true;
  const hears = ({ id, name, room, user: author }: ChatRecord) =>
    id >= from && (seated || room === 'watchers') && !muted.includes(name) && !hides(author);
  return t.chat
    .filter(hears)
    .map(({ id, seat, name, text, at, room }) => ({ id, from: { seat, name }, text, at, room }));
}
