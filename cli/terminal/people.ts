/** Whom the words of a game are for and about, in the terminal. */
import { type Language, type PlayerName, plainName, type Reader, type Seat } from '@signoria/kernel';
import { botAtPlace, playerNameIn, tableText } from '@signoria/table';
import { cliText } from '../text.ts';

/** So many players, those who are not given played by bots of this level. */
export function playersWith(seats: number, level: string, given: readonly PlayerName[] = []): readonly PlayerName[] {
  return Array.from({ length: seats }, (_, seat) => given[seat] || { bot: botAtPlace(seat), level });
}

/** Players of a file in the reader's words; whoever has no name has a number. What a file says must not steer the terminal. */
export function namesIn(language: Language, seats: number, players: readonly PlayerName[]): readonly string[] {
  const nameOf = (seat: Seat) => plainName(playerNameIn(tableText[language], players[seat] ?? ''));
  return Array.from({ length: seats }, (_, seat) => nameOf(seat) || cliText[language].player(seat + 1));
}

export function readerOf(names: readonly string[], seat: Seat | null): Reader {
  return { seat, name: (of) => names[of] ?? String(of + 1) };
}
