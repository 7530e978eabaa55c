/** A Work's value line by line: what counts, how much, and by which rule. For the board; the rules add up in `value.ts`. */
import type { Seat } from '@signoria/kernel';
import { BONUS, BONUS_CARDS, type Bonus, type BonusId } from '../data/bonus.ts';
import { VALUE } from '../data/economy.ts';
import { editionOf } from '../data/edition.ts';
import { BUILDINGS, type BuildingId, LANDSCAPES, type LandscapeId } from '../data/pieces.ts';
import { FREEDOMS, type FreedomId, type Profession } from '../data/professions.ts';
import { cardCount } from './counters.ts';
import type { State } from './state.ts';
import { bonusValue, museValue } from './value.ts';

export type ValueLine =
  | { readonly what: 'building'; readonly points: number; readonly id: BuildingId; readonly rules: readonly string[] }
  | { readonly what: 'landscape'; readonly points: number; readonly id: LandscapeId; readonly rules: readonly string[] }
  | { readonly what: 'freedom'; readonly points: number; readonly id: FreedomId; readonly rules: readonly string[] }
  | { readonly what: 'bonus'; readonly points: number; readonly id: BonusId; readonly rules: readonly string[] }
  /** So many things, each adding the same. */
  | {
      readonly what: 'jesters' | 'cards';
      readonly points: number;
      readonly count: number;
      readonly rules: readonly string[];
    }
  | { readonly what: 'muse'; readonly points: number; readonly rules: readonly string[] };

export function valueLines(
  s: State,
  seat: Seat,
  profession: Profession,
  bonus: readonly Bonus[],
): readonly ValueLine[] {
  const p = s.players[seat]!;
  const { building, landscape, freedom } = editionOf(s).wants[profession]!;
  const has = (there: boolean, points: number) => (there ? points : 0);
  const { jester, card } = VALUE;
  const cards = cardCount(p);
  return [
    {
      what: 'building',
      points: has(p.buildings[building]! > 0, VALUE.building),
      id: BUILDINGS[building]!,
      rules: ['FLO-7.2', 'FLO-8.10'],
    },
    {
      what: 'landscape',
      points: has(p.landscapes[landscape]! > 0, VALUE.landscape),
      id: LANDSCAPES[landscape]!,
      rules: ['FLO-7.2', 'FLO-5.2'],
    },
    {
      what: 'freedom',
      points: has(p.freedoms[freedom]! > 0, VALUE.freedom),
      id: FREEDOMS[freedom]!,
      rules: ['FLO-7.2', 'FLO-10.3'],
    },
    { what: 'jesters', points: jester * p.jesters, count: p.jesters, rules: ['FLO-7.3', 'FLO-5.5'] },
    { what: 'cards', points: card * cards, count: cards, rules: ['FLO-7.4', 'FLO-5.13'] },
    ...bonus.map((b): ValueLine => {
      return {
        what: 'bonus',
        points: bonusValue(s, seat, b),
        id: BONUS[b]!,
        rules: ['FLO-7.5', BONUS_CARDS[b]!.rule],
      };
    }),
    ...museLine(s, seat),
  ];
}

function museLine(s: State, seat: Seat): readonly ValueLine[] {
  const points = museValue(s, seat);
  return points === 0 ? [] : [{ what: 'muse', points, rules: ['FLO-19.15'] }];
}
