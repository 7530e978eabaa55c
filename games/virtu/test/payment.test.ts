// The payment enumerator and the table of what can be met, against brute force.

import { type Cost, canonicalPayments, isPaid, type Payment, random, type Source } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, NOBLES } from '../data/cards.ts';
import { CITIES } from '../data/cities.ts';
import { SPACES } from '../data/palace.ts';
import { canPay, sourcesFor } from '../rules/model/purse.ts';
import { AVAILABLE, CLOSED, NONE, type State, singleAt, spaceAt } from '../rules/model/state.ts';
import { table } from './help.ts';

const KINDS = ['florin', 'crown', 'cross', 'ship', 'cavalry'];
type Chance = ReturnType<typeof random>;

function someSources(chance: Chance, count: number): readonly Source[] {
  return Array.from({ length: count }, (_, i) => {
    const offers: { [kind: string]: number } = {};
    for (const kind of KINDS) if (chance.below(3) === 0) offers[kind] = 1 + chance.below(3);
    return { id: `s${i}`, like: `s${i}`, offers };
  });
}

function someCost(chance: Chance): Cost {
  const cost: { [kind: string]: number } = {};
  for (const kind of KINDS) if (chance.below(3) === 0) cost[kind] = 1 + chance.below(4);
  return Object.keys(cost).length === 0 ? { crown: 1 } : cost;
}

/** Every way to use each source as one of its kinds, or not at all. */
function* assignments(sources: readonly Source[], from = 0): Generator<Payment> {
  if (from === sources.length) {
    yield [];
    return;
  }
  for (const rest of assignments(sources, from + 1)) {
    yield rest;
    for (const as of Object.keys(sources[from]!.offers)) yield [{ id: sources[from]!.id, as }, ...rest];
  }
}

/** Pays, and nothing of it could be left out. */
function isThrifty(cost: Cost, sources: readonly Source[], payment: Payment): boolean {
  const pays = (part: Payment) => isPaid({ costs: [cost], sources }, part);
  return pays(payment) && payment.every((_, i) => !pays(payment.filter((_, j) => j !== i)));
}

function spelt(payment: Payment): string {
  return payment
    .map(({ id, as }) => `${id}=${as}`)
    .sort()
    .join(' ');
}

describe('payments', () => {
  it('[VIR-3.2] the enumerator finds exactly the payments that pay and waste no source', () => {
    const chance = random(7);
    let payments = 0;
    for (let n = 0; n < 400; n++) {
      const sources = someSources(chance, 1 + chance.below(5));
      const cost = someCost(chance);
      const found = [...canonicalPayments(cost, sources)].map(spelt).sort();
      const expected = [...assignments(sources)]
        .filter((p) => isThrifty(cost, sources, p))
        .map(spelt)
        .sort();
      expect(found).toEqual(expected);
      payments += found.length;
    }
    expect(payments).toBeGreaterThan(100);
  });

  it('[VIR-3.2, VIR-3.9] what is offered as affordable is exactly what some payment pays, in random positions', () => {
    const chance = random(11);
    let affordable = 0;
    for (let n = 0; n < 400; n++) {
      const s = randomPosition(chance);
      const purpose = (['purchase', 'diplomacy', 'war', 'patronage', 'alliance', 'retreat'] as const)[chance.below(6)]!;
      const cost = costFor(chance, purpose);
      const sources = sourcesFor(s, 0, purpose, [cost]);
      const exists = canonicalPayments(cost, sources, 1).length > 0;
      expect(canPay(s, 0, purpose, [cost])).toBe(exists);
      if (exists) affordable++;
    }
    expect(affordable).toBeGreaterThan(50);
    expect(affordable).toBeLessThan(350);
  });
});

function costFor(chance: Chance, purpose: string): Cost {
  const n = () => 1 + chance.below(5);
  switch (purpose) {
    case 'purchase':
      return { florin: n(), crown: n(), cross: 1 + chance.below(2) };
    case 'diplomacy':
      return { crown: n(), ship: 1 + chance.below(3) };
    case 'war':
      return { cavalry: n(), ship: 1 + chance.below(3), florin: 1 };
    case 'patronage':
      return { florin: n(), crown: 1 + chance.below(2), cross: 1 };
    case 'alliance':
      return { crown: 1, cavalry: n() };
    default:
      return { ship: n() };
  }
}

/** Some cards, cities and tokens for seat 0, some of them exhausted. */
function randomPosition(chance: Chance): State {
  const s = table().acting(0, 'top').state();
  s.florins[0] = chance.below(5);
  for (let space = 0; space < SPACES.length; space++) {
    if (chance.below(2) === 0) continue;
    s.courtier[spaceAt(0, space)] = chance.below(CARDS.length);
    s.courtierReady[spaceAt(0, space)] = chance.below(3) > 0;
  }
  s.roomCard[0] = chance.below(2) === 0 ? NONE : chance.below(NOBLES.length);
  for (let city = 0; city < CITIES.length; city++) {
    if (s.owner[city] === NONE && s.owner[city] !== CLOSED && chance.below(5) === 0) s.owner[city] = 0;
    s.cityReady[city] = chance.below(2) === 0;
  }
  for (let token = 0; token < 5; token++) if (chance.below(4) === 0) s.singles[singleAt(0, token)] = AVAILABLE;
  s.pardoned[0] = chance.below(2) === 0;
  return s;
}
