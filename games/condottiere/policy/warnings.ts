/**
 * Cards that are legal to play and of no use, or worse, as the table lies now. All is judged from what lies open and from
 * the player's own cards. A Bishop that finds nobody still moves the Pope, so it is pointless only in a final battle.
 */
import type { Seat, Warning } from '@signoria/kernel';
import {
  BISHOP,
  CARDS,
  DRUMMER,
  KIND,
  type Kind,
  MERCENARIES,
  SCARECROW,
  SPRING,
  SURRENDER,
  WINTER,
} from '../data/cards.ts';
import { editionOf } from '../data/edition.ts';
import { REGIONS } from '../data/map.ts';
import { alone, highestMercenary, season, strengths } from '../rules/chapters/05-strength.ts';
import type { Choice } from '../rules/model/choices.ts';
import { NONE, type State } from '../rules/model/state.ts';

const NOTHING: readonly Warning[] = [];

export function warnings(s: State, seat: Seat, choice: Choice): readonly Warning[] {
  if (choice.do !== 'play') return NOTHING;
  const warning = ofCard(s, seat, KIND[choice.card]);
  return warning === null ? NOTHING : [warning];
}

function ofCard(s: State, seat: Seat, kind: Kind): Warning | null {
  switch (kind) {
    case SCARECROW:
      return scarecrow(s, seat);
    case BISHOP:
      return bishop(s, seat);
    case WINTER:
    case SPRING:
      if (season(s) !== kind) return null;
      return { why: 'seasonIsHere', rules: [kind === WINTER ? 'CON-6.4' : 'CON-6.9'], facts: { card: CARDS[kind]! } };
    case DRUMMER:
      if (s.lines[seat]![DRUMMER] === 0 && s.facedown[seat] !== DRUMMER) return null;
      return { why: 'drummerIsHere', rules: ['CON-6.25'] };
    case SURRENDER:
      return surrender(s, seat);
    default:
      return null;
  }
}

/** CON-R44, switched on: the own facedown card is turned up before the card takes effect, and may be what it is for. */
function isTurnedUpFirst(s: State, seat: Seat): boolean {
  return s.options.hiddenRevealBeforeEffect && s.facedown[seat] !== NONE;
}

function hasMercenary(s: State, seat: Seat): boolean {
  for (let kind = 0; kind < MERCENARIES; kind++) if (s.lines[seat]![kind]! > 0) return true;
  return false;
}

function scarecrow(s: State, seat: Seat): Warning | null {
  if (hasMercenary(s, seat) || isTurnedUpFirst(s, seat)) return null;
  return { why: 'nothingToTake', rules: ['CON-6.29', 'CON-6.30'] };
}

function bishop(s: State, seat: Seat): Warning | null {
  if (isTurnedUpFirst(s, seat)) return null;
  const highest = highestMercenary(s);
  if (highest === NONE) return s.finalists === null ? null : { why: 'bishopHitsNobody', rules: ['CON-R14', 'CON-R36'] };
  // CON-R5, switched off: under Winter all mercenaries are worth 1, so all of them go.
  const all = !s.options.highestMercenaryUsesPrintedStrength && season(s) === WINTER;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && (all ? hasMercenary(s, other) : s.lines[other]![highest]! > 0)) return null;
  }
  const strength = all ? 1 : editionOf(s).strengths[highest]!;
  return { why: 'bishopHitsYouAlone', rules: ['CON-6.11', 'CON-6.12'], facts: { strength } };
}

/** Facedown cards are turned up before the lines are compared: with one on the table nobody knows who leads. */
function surrender(s: State, seat: Seat): Warning | null {
  if (s.facedown.some((kind) => kind !== NONE)) return null;
  const leader = alone(strengths(s));
  if (leader === NONE || leader === seat) return null;
  const region = s.site === NONE ? null : REGIONS[s.site]!;
  return { why: 'surrenderGives', rules: ['CON-6.34', 'CON-6.35'], facts: { leader, region } };
}
