/** Chapter 14, faction scoring (PAX-14.3, PAX-14.4), and the score as it stands, line by line. */

import type { Parts, ScoreLine, Seat } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTIONS } from '../../data/factions.ts';
import { SCHEMES } from '../../data/schemes.ts';
import { influenceIn, placeId, placesIn } from './board.ts';
import { mainLodge } from './lodges.ts';
import { schemesIn } from './schemes.ts';
import type { State, Who } from './state.ts';

/** By faction: one point for each own influence in the main lodge. */
export function pointsOf(s: State, who: Who, parts: Parts = null): readonly number[] {
  return EVERY_FACTION.map((faction) => {
    const main = mainLodge(s, faction);
    const n = main === null ? 0 : influenceIn(s, main.set, who);
    parts?.push({ what: 'faction', n, rules: ['PAX-14.3', 'PAX-14.4'], facts: { faction: FACTIONS[faction]! } });
    return n;
  });
}

export function totalPoints(s: State, who: Who, parts: Parts = null): number {
  return pointsOf(s, who, parts).reduce((a, b) => a + b, 0);
}

export function factionCardsOf(s: State, who: Who): number {
  let n = 0;
  for (const owner of s.factionCards) if (owner === who) n++;
  return n;
}

export function score(s: State, seat: Seat): readonly ScoreLine[] {
  const held = schemesIn(s.realised[seat]!).map((scheme) => SCHEMES[scheme]!);
  const lines: ScoreLine[] = [
    // Not points: the other way to win, which comes first.
    {
      what: 'schemes',
      points: 0,
      facts: { held: held.length, of: numberOf(s, 'limit.schemesToWin'), schemes: held },
      rules: ['PAX-11.1', 'PAX-14.1'],
    },
  ];
  for (const [faction, points] of pointsOf(s, seat).entries()) {
    const main = mainLodge(s, faction);
    if (main === null) continue;
    const places = placesIn(main.set).map((place) => placeId(s, place));
    const facts = { faction: FACTIONS[faction]!, size: main.size, places };
    lines.push({ what: 'faction', points, facts, rules: ['PAX-14.3', 'PAX-14.4'] });
  }
  lines.push({ what: 'factionCards', points: 0, facts: { cards: factionCardsOf(s, seat) }, rules: ['PAX-14.5'] });
  return lines;
}
