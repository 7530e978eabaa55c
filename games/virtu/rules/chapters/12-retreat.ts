/** Chapters 12 and 13: retreats, all of them together after all sieges, in turn order (VIR-13.8, VIR-R22). */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, CITY, type City, EVERY_CITY } from '../../data/cities.ts';
import { type Do, LOSE, retreat, type Way } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { mostOf, SHIP } from '../model/purse.ts';
import { NONE, type State, troopsAt } from '../model/state.ts';
import { bill } from './03-payment.ts';

export type RetreatFrame =
  /** Whose Troop has to leave next? */
  | { readonly at: 'retreats' }
  /** This seat's Troops leave one after another; the Ships they need are paid for together, when the last one has left. */
  | { readonly at: 'leaving'; readonly seat: Seat; readonly ships: number }
  /** One Troop leaves this city; `ships` are promised to those before it. Absent where each pays alone (rules 1 and 2). */
  | Asks<
      { readonly at: 'retreat'; readonly seat: Seat; readonly city: City; readonly ships?: number },
      Do<'retreat' | 'lose'>
    >
  | { readonly at: 'retreated'; readonly seat: Seat; readonly city: City; readonly to: City; readonly way: Way };

/** VIR-12.17: free along one road; VIR-12.18: one Ship for each sea, besides those promised already. */
function refuges(s: State, seat: Seat, city: City, promised: number): readonly Do<'retreat'>[] {
  const { roads, voyages } = editionOf(s).maps[s.seats]!;
  const found: Do<'retreat'>[] = [];
  for (const to of roads[city]!) if (s.owner[to] === seat) found.push(retreat(CITIES[to]!, 'land'));
  const ships = mostOf(s, seat, 'retreat', SHIP);
  for (const { to, seas } of voyages[city]!) {
    if (s.owner[to] === seat && promised + seas <= ships) found.push(retreat(CITIES[to]!, 'sea'));
  }
  return found;
}

function leave(s: State, seat: Seat, city: City): void {
  s.troops[troopsAt(s, city, seat)]!--;
  s.retreating[troopsAt(s, city, seat)]!--;
}

/** How many seas a Troop crosses there. */
function seasTo(s: State, city: City, to: City): number {
  return editionOf(s).maps[s.seats]!.voyages[city]!.find((voyage) => voyage.to === to)!.seas;
}

function arrive(s: State, seat: Seat, city: City, to: City, way: Way): void {
  leave(s, seat, city);
  s.troops[troopsAt(s, to, seat)]!++;
  story.sink?.push({ what: 'retreated', seat, from: CITIES[city]!, into: CITIES[to]!, way });
}

/** The first city this seat's Troops still have to leave; NONE for none. */
function nextOf(s: State, seat: Seat): number {
  for (const city of EVERY_CITY) if (s.retreating[troopsAt(s, city, seat)]! > 0) return city;
  return NONE;
}

/** VIR-12.19 */
function lose(s: State, seat: Seat, city: City): void {
  leave(s, seat, city);
  story.sink?.push({ what: 'troopLost', seat, city: CITIES[city]! });
}

/** Under rules 1 and 2 every Troop paid its Ships alone, at once. */
function retreatAlone(s: State, seat: Seat, city: City, c: Do<'retreat' | 'lose'>): void {
  if (c.do === 'lose') {
    lose(s, seat, city);
    return;
  }
  const to = CITY[c.to];
  const next = { at: 'retreated', seat, city, to, way: c.way } as const;
  if (c.way === 'land') schedule(s, next);
  else schedule(s, { at: 'pay', seat, bill: bill('retreat', { ship: seasTo(s, city, to) }), next });
}

export const retreatSteps: Chapter<State, RetreatFrame> = {
  retreats: {
    run(s, f) {
      for (const seat of s.order) {
        const city = nextOf(s, seat);
        if (city === NONE) continue;
        schedule(s, f);
        if (s.rules === 3) schedule(s, { at: 'leaving', seat, ships: 0 });
        else if (refuges(s, seat, city, 0).length > 0) schedule(s, { at: 'retreat', seat, city });
        else lose(s, seat, city);
        return;
      }
    },
  },
  leaving: {
    run(s, { seat, ships }) {
      const city = nextOf(s, seat);
      if (city === NONE) {
        // VIR-3.2: two Ships of one source carry two Troops.
        if (ships > 0) schedule(s, { at: 'pay', seat, bill: bill('retreat', { ship: ships }), next: { at: 'done' } });
      } else if (refuges(s, seat, city, ships).length > 0) schedule(s, { at: 'retreat', seat, city, ships });
      else {
        lose(s, seat, city);
        schedule(s, { at: 'leaving', seat, ships });
      }
    },
  },
  retreat: {
    rules: ['VIR-12.17', 'VIR-12.18', 'VIR-12.19'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...refuges(s, f.seat, f.city, f.ships ?? 0), LOSE]),
    take(s, { seat, city, ships }, c) {
      if (ships === undefined) {
        retreatAlone(s, seat, city, c);
        return;
      }
      let promised = ships;
      if (c.do === 'retreat') {
        arrive(s, seat, city, CITY[c.to], c.way);
        if (c.way === 'sea') promised += seasTo(s, city, CITY[c.to]);
      } else lose(s, seat, city);
      schedule(s, { at: 'leaving', seat, ships: promised });
    },
  },
  retreated: {
    run: (s, { seat, city, to, way }) => arrive(s, seat, city, to, way),
  },
};
