/** Chapters 15 and 15d: salary for the Troops, and hiring new ones. */
import { type Asks, type Blocked, type Chapter, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, CITY, type City, EVERY_CITY } from '../../data/cities.ts';
import { HIRE_ELSEWHERE, HIRE_HOME, KEPT_FOR, TROOPS } from '../../data/figures.ts';
import { type Do, dismiss, hire, SALARY, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { florinsInReach } from '../model/purse.ts';
import { type State, troopsAt } from '../model/state.ts';
import { payFlorins } from './03-payment.ts';

export type HireFrame =
  | Asks<{ readonly at: 'salary'; readonly seat: Seat }, Do<'salary'>>
  | { readonly at: 'salaried'; readonly seat: Seat; readonly florins: number }
  /** More Troops than were paid for: which one leaves (VIR-R49)? */
  | Asks<{ readonly at: 'dismiss'; readonly seat: Seat; readonly keep: number }, Do<'dismiss'>>
  | Asks<{ readonly at: 'hire'; readonly seat: Seat }, Do<'hire' | 'stop'>>
  | { readonly at: 'hired'; readonly seat: Seat; readonly city: City; readonly florins: number };

export function troopsOnMap(s: State, seat: Seat): number {
  let n = 0;
  for (const city of EVERY_CITY) n += s.troops[troopsAt(s, city, seat)]!;
  return n;
}

/** VIR-15.2: 0 for up to two Troops, 1 for three or four, 2 for more. */
export function salaryOf(troops: number): number {
  return KEPT_FOR.findIndex((kept) => troops <= kept);
}

/** What this seat's Troops would have to be paid now. */
export function salaryDue(s: State, seat: Seat, parts: Parts = null): number {
  const troops = troopsOnMap(s, seat);
  const due = salaryOf(troops);
  parts?.push({ what: 'salary', n: due, rules: ['VIR-15.2'], facts: { troops } });
  return due;
}

/** VIR-15.22, VIR-R51: the crest decides. */
export function wageAt(s: State, seat: Seat, city: City, parts: Parts = null): number {
  const home = editionOf(s).home[city] === s.powers[seat];
  const wage = home ? HIRE_HOME : HIRE_ELSEWHERE;
  parts?.push({ what: home ? 'homeWage' : 'wage', n: wage, rules: ['VIR-15.22'] });
  return wage;
}

function posts(s: State, seat: Seat): readonly City[] {
  if (troopsOnMap(s, seat) >= TROOPS) return [];
  const florins = florinsInReach(s, seat);
  const found: City[] = [];
  for (const city of EVERY_CITY) {
    if (s.owner[city] === seat && wageAt(s, seat, city) <= florins) found.push(city);
  }
  return found;
}

function whyNotHire(s: State, seat: Seat): readonly Blocked<Do<'hire'>>[] {
  const { home } = editionOf(s);
  const all = troopsOnMap(s, seat) >= TROOPS;
  const florins = florinsInReach(s, seat);
  return CITIES.flatMap((id, city): Blocked<Do<'hire'>>[] => {
    const owner = s.owner[city]!;
    const choice = hire(id);
    if (owner === seat && all) return [{ choice, why: 'troopsOut', rules: ['VIR-15.22'], facts: { troops: TROOPS } }];
    if (owner === seat && wageAt(s, seat, city) > florins) {
      return [{ choice, why: 'wageTooHigh', rules: ['VIR-15.22'], facts: { florins: wageAt(s, seat, city) } }];
    }
    if (owner !== seat && owner >= 0 && home[city] === s.powers[seat]) {
      return [{ choice, why: 'homeLost', rules: ['VIR-15.23'], facts: { city: id, owner } }];
    }
    return [];
  });
}

export const hireSteps: Chapter<State, HireFrame> = {
  salary: {
    rules: ['VIR-15.2', 'VIR-15.3', 'VIR-R49'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const due = Math.min(salaryDue(s, seat), florinsInReach(s, seat));
      return list(SALARY.slice(0, due + 1).reverse());
    },
    take(s, { seat }, c) {
      payFlorins(s, seat, c.florins, { at: 'salaried', seat, florins: c.florins });
    },
  },
  salaried: {
    run(s, { seat, florins }) {
      story.sink?.push({ what: 'salaryPaid', seat, florins });
      const keep = KEPT_FOR[florins]!;
      if (troopsOnMap(s, seat) > keep) schedule(s, { at: 'dismiss', seat, keep });
    },
  },
  dismiss: {
    rules: ['VIR-15.3', 'VIR-R49'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(CITIES.filter((_, city) => s.troops[troopsAt(s, city, f.seat)]! > 0).map(dismiss)),
    take(s, f, c) {
      s.troops[troopsAt(s, CITY[c.city], f.seat)]!--;
      story.sink?.push({ what: 'troopDismissed', seat: f.seat, city: c.city });
      if (troopsOnMap(s, f.seat) > f.keep) schedule(s, f);
    },
  },
  hire: {
    rules: ['VIR-15.22', 'VIR-15.23'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([STOP, ...posts(s, f.seat).map((city) => hire(CITIES[city]!))]),
    blocked: (s, f) => whyNotHire(s, f.seat),
    take(s, f, c) {
      if (c.do === 'stop') return;
      const florins = wageAt(s, f.seat, CITY[c.city]);
      payFlorins(s, f.seat, florins, { at: 'hired', seat: f.seat, city: CITY[c.city], florins });
    },
  },
  hired: {
    run(s, { seat, city, florins }) {
      s.troops[troopsAt(s, city, seat)]!++;
      story.sink?.push({ what: 'troopHired', seat, city: CITIES[city]!, florins });
      schedule(s, { at: 'hire', seat });
    },
  },
};
