/** Chapters 12 and 13: retreats, all of them together after all sieges, in turn order (VIR-13.8, VIR-R22). */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { CITIES, CITY, type City } from '../data/cities.ts';
import { editionOf } from '../data/edition.ts';
import { type Choice, LOSE, retreat, type Way } from './choices.ts';
import { story } from './events.ts';
import { bill } from './pay.ts';
import { mostOf, SHIP } from './purse.ts';
import { type Frame, type State, troopsAt } from './state.ts';

export type RetreatFrame =
  /** Whose Troop has to leave next? */
  | { readonly at: 'retreats' }
  /** One Troop leaves this city. */
  | { readonly at: 'retreat'; readonly seat: Seat; readonly city: City }
  | { readonly at: 'retreated'; readonly seat: Seat; readonly city: City; readonly to: City; readonly way: Way };

/** VIR-12.17: free along one road; VIR-12.18: one Ship for each sea. */
function refuges(s: State, seat: Seat, city: City): readonly Choice[] {
  const { roads, voyages } = editionOf(s).maps[s.seats]!;
  const found: Choice[] = [];
  for (const to of roads[city]!) if (s.owner[to] === seat) found.push(retreat(CITIES[to]!, 'land'));
  const ships = mostOf(s, seat, 'retreat', SHIP);
  for (const { to, seas } of voyages[city]!) {
    if (s.owner[to] === seat && seas <= ships) found.push(retreat(CITIES[to]!, 'sea'));
  }
  return found;
}

function leave(s: State, seat: Seat, city: City): void {
  s.troops[troopsAt(s, city, seat)]!--;
  s.retreating[troopsAt(s, city, seat)]!--;
}

/** VIR-12.19 */
function lose(s: State, seat: Seat, city: City): void {
  leave(s, seat, city);
  story.sink?.push({ what: 'troopLost', seat, city: CITIES[city]! });
}

export const retreatSteps: Pick<Steps<State, Frame, Choice>, RetreatFrame['at']> = {
  retreats: {
    run(s, f) {
      for (const seat of s.order) {
        for (let city = 0; city < CITIES.length; city++) {
          if (s.retreating[troopsAt(s, city, seat)]! === 0) continue;
          schedule(s, f);
          if (refuges(s, seat, city).length > 0) schedule(s, { at: 'retreat', seat, city });
          else lose(s, seat, city);
          return;
        }
      }
    },
  },
  retreat: {
    rules: ['VIR-12.17', 'VIR-12.18', 'VIR-12.19'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...refuges(s, f.seat, f.city), LOSE]),
    take(s, { seat, city }, c) {
      if (c.do !== 'retreat') {
        lose(s, seat, city);
        return;
      }
      const to = CITY[c.to];
      const next = { at: 'retreated', seat, city, to, way: c.way } as const;
      if (c.way === 'land') schedule(s, next);
      else {
        const { seas } = editionOf(s).maps[s.seats]!.voyages[city]!.find((voyage) => voyage.to === to)!;
        schedule(s, { at: 'pay', seat, bill: bill('retreat', { ship: seas }), next });
      }
    },
  },
  retreated: {
    run(s, { seat, city, to, way }) {
      leave(s, seat, city);
      s.troops[troopsAt(s, to, seat)]!++;
      story.sink?.push({ what: 'retreated', seat, from: CITIES[city]!, into: CITIES[to]!, way });
    },
  },
};
