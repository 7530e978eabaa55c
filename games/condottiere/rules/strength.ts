/** Chapter 5: the strength of a line. */
import type { Seat } from '@signoria/kernel';
import { COURTESAN, DRUMMER, HEROINE, type Kind, MERCENARIES, SPRING, WINTER } from '../data/cards.ts';
import { editionOf } from '../data/edition.ts';
import { NONE, type State } from './state.ts';

/** The season in play; Winter and Spring never are together (CON-5.4). */
export function season(s: State): Kind {
  for (let seat = 0; seat < s.seats; seat++) {
    const line = s.lines[seat]!;
    if (line[WINTER]! > 0) return WINTER;
    if (line[SPRING]! > 0) return SPRING;
  }
  return NONE;
}

/** The highest mercenary lying faceup in any line, by printed number (CON-R5); NONE without one. */
export function highestMercenary(s: State): Kind {
  for (let kind = MERCENARIES - 1; kind >= 0; kind--) {
    for (let seat = 0; seat < s.seats; seat++) if (s.lines[seat]![kind]! > 0) return kind;
  }
  return NONE;
}

/** What decides the worth of a mercenary right now, the same for all lines but for the Drummer. */
export interface Weather {
  readonly season: Kind;
  /** Spring's target. */
  readonly highest: Kind;
}

export function weather(s: State): Weather {
  const now = season(s);
  return { season: now, highest: now === SPRING ? highestMercenary(s) : NONE };
}

/** What one mercenary of this kind counts in `seat`'s line: printed or 1, then doubled, then plus 3 (CON-5.3). */
export function worth(s: State, seat: Seat, kind: Kind, { season, highest }: Weather): number {
  const base = season === WINTER ? 1 : editionOf(s).strengths[kind]!;
  const drummed = s.lines[seat]![DRUMMER]! > 0 ? base * 2 : base;
  return kind === highest ? drummed + 3 : drummed;
}

/** CON-5.1, CON-5.2. Facedown cards count for nothing until they are turned up (CON-16.4). */
export function strength(s: State, seat: Seat, now: Weather = weather(s)): number {
  const line = s.lines[seat]!;
  const { strengths } = editionOf(s);
  let sum = line[COURTESAN]! * strengths[COURTESAN]! + line[HEROINE]! * strengths[HEROINE]!;
  for (let kind = 0; kind < MERCENARIES; kind++) {
    const count = line[kind]!;
    if (count > 0) sum += count * worth(s, seat, kind, now);
  }
  return sum;
}

/** The only seat with the most of something; NONE when two or more are level. */
export function alone(amounts: readonly number[]): Seat {
  const most = Math.max(...amounts);
  const first = amounts.indexOf(most);
  return amounts.indexOf(most, first + 1) < 0 ? first : NONE;
}

export function strengths(s: State): readonly number[] {
  const now = weather(s);
  return s.lines.map((_, seat) => strength(s, seat, now));
}
