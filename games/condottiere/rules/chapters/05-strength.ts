/** Chapter 5: the strength of a line. */
import type { Part, Parts, Seat } from '@signoria/kernel';
import { CARDS, COURTESAN, DRUMMER, HEROINE, type Kind, MERCENARIES, SPRING, WINTER } from '../../data/cards.ts';
import { editionOf } from '../../data/edition.ts';
import { NONE, type State } from '../model/state.ts';

/** CON-6.7 */
const SPRING_ADDS = 3;

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

/** What a mercenary of this kind counts before Drummer and Spring. */
export function base(s: State, kind: Kind, { season }: Weather): number {
  return season === WINTER ? 1 : editionOf(s).strengths[kind]!;
}

/** What one mercenary of this kind counts in `seat`'s line: printed or 1, then doubled, then plus 3 (CON-5.3). */
export function worth(s: State, seat: Seat, kind: Kind, now: Weather): number {
  const plain = base(s, kind, now);
  const drummed = s.lines[seat]![DRUMMER]! > 0 ? plain * 2 : plain;
  return kind === now.highest ? drummed + SPRING_ADDS : drummed;
}

/** CON-5.1, CON-5.2. Facedown cards count for nothing until they are turned up (CON-16.4). */
export function strength(s: State, seat: Seat, now: Weather = weather(s), parts: Parts = null): number {
  const line = s.lines[seat]!;
  const { strengths } = editionOf(s);
  let sum = line[COURTESAN]! * strengths[COURTESAN]! + line[HEROINE]! * strengths[HEROINE]!;
  for (let kind = 0; kind < MERCENARIES; kind++) {
    const count = line[kind]!;
    if (count > 0) sum += count * worth(s, seat, kind, now);
  }
  parts?.push(...partsOf(s, seat, now));
  return sum;
}

/** The same card by card, strongest mercenary first, each with what Drummer and Spring add to it. */
function partsOf(s: State, seat: Seat, now: Weather): readonly Part[] {
  const line = s.lines[seat]!;
  const { strengths } = editionOf(s);
  const parts: Part[] = [];
  const add = (what: string, kind: Kind, each: number, ...rules: readonly string[]) => {
    const count = line[kind]!;
    if (count > 0) parts.push({ what, n: count * each, rules, facts: { card: CARDS[kind]!, count } });
  };
  for (let kind = MERCENARIES - 1; kind >= 0; kind--) {
    const plain = base(s, kind, now);
    if (now.season === WINTER) add('winter', kind, plain, 'CON-6.3');
    else add('card', kind, plain, 'CON-6.1');
    if (line[DRUMMER]! > 0) add('drummer', kind, plain, 'CON-6.24');
    if (kind === now.highest) add('spring', kind, SPRING_ADDS, 'CON-6.7');
  }
  add('card', COURTESAN, strengths[COURTESAN]!, 'CON-5.2', 'CON-6.19');
  add('card', HEROINE, strengths[HEROINE]!, 'CON-5.2', 'CON-6.28');
  return parts;
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
