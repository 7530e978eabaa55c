/** A position in words, for the messages of a scenario that does not hold. */
import type { Seat } from '@signoria/kernel';
import { CARDS } from '../data/cards.ts';
import { REGIONS } from '../data/map.ts';
import { strength } from '../rules/chapters/05-strength.ts';
import { cardsOf, size } from '../rules/model/pile.ts';
import { NONE, type State } from '../rules/model/state.ts';

export function describe(s: State): readonly string[] {
  const owners = REGIONS.flatMap((id, region) => (s.owner[region] === NONE ? [] : [`${id} ${s.owner[region]}`]));
  return [
    'the position:',
    ...s.hands.map((_, seat) => seatLine(s, seat)),
    `  site ${nameOf(s.site)}, Pope ${nameOf(s.pope)}, token ${s.token}, draw pile ${size(s.pile)} cards`,
    `  regions: ${owners.join(', ') || 'all neutral'}`,
    `  discards: ${cardsOf(s.discards).join(' ') || 'none'}`,
  ];
}

function seatLine(s: State, seat: Seat): string {
  const facedown = s.facedown[seat]! === NONE ? '' : ` [${CARDS[s.facedown[seat]!]}]`;
  const line = cardsOf(s.lines[seat]!).join(' ') || '-';
  const hand = cardsOf(s.hands[seat]!).join(' ') || '-';
  const passed = s.passed[seat] ? ', passed' : '';
  return `  seat ${seat}: hand ${hand} | line ${line}${facedown} = ${strength(s, seat)}${passed}`;
}

function nameOf(region: number): string {
  return region === NONE ? 'none' : REGIONS[region]!;
}
