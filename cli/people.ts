/** Whom the words of a game are for and about, in the terminal. */
import type { Reader, Seat } from '@signoria/kernel';
import type { CliText } from './text.ts';

/** Names where a file or a player gave them, else those of the house. */
export function namesFor(seats: number, text: CliText, given: readonly (string | undefined)[] = []): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => given[seat] || text.people[seat] || text.player(seat + 1));
}

export function readerOf(names: readonly string[], seat: Seat | null): Reader {
  return { seat, name: (of) => names[of] ?? String(of + 1) };
}
