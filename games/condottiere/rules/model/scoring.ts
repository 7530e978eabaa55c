/** The score as it stands, line by line, with the rule behind each line. */
import type { ScoreLine, Seat } from '@signoria/kernel';
import { REGIONS } from '../../data/map.ts';
import { goal, kingdom, largestGroup, regionsIn } from '../chapters/10-winning.ts';
import type { State } from './state.ts';

function names(set: number): readonly string[] {
  return regionsIn(set).map((r) => REGIONS[r]!);
}

export function score(s: State, seat: Seat): readonly ScoreLine[] {
  const { regions, adjacent } = goal(s);
  const held = names(kingdom(s, seat));
  const touching = names(largestGroup(s, seat));
  const many = s.seats >= 4;
  const goalRule = many ? 'CON-10.1' : 'CON-10.2';
  const adjacentRule = s.options.biggerKingdoms ? (many ? 'CON-14.1' : 'CON-14.2') : goalRule;
  const lines: ScoreLine[] = [
    { what: 'regions', points: held.length, facts: { of: regions, regions: held }, rules: [goalRule] },
    // Not points of their own: the second way to win.
    {
      what: 'adjacent',
      points: 0,
      facts: { size: touching.length, of: adjacent, regions: touching },
      rules: [adjacentRule],
    },
  ];
  if (s.options.points) {
    const points = s.series.points[seat]!;
    lines.unshift({ what: 'series', points, facts: { of: s.options.pointsTarget }, rules: ['CON-13.2', 'CON-13.4'] });
  }
  return lines;
}
