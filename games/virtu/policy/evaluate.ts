/**
 * Who is likely to win: a softmax over the seats of a weighted sum of plain features. Early on what a seat could do counts,
 * towards the end only Prestige does.
 */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITIES } from '../data/cities.ts';
import { troopsOnMap } from '../rules/chapters/15-troops.ts';
import { citiesOf } from '../rules/model/palace.ts';
import { crossesOf, prestige } from '../rules/model/scoring.ts';
import {
  ABSENT,
  AVAILABLE,
  NONE,
  SINGLES_EACH,
  SPACES_EACH,
  type State,
  singleAt,
  spaceAt,
} from '../rules/model/state.ts';
import { WEIGHTS } from './weights.ts';
import { palaceStrength } from './winter.ts';
import { bottomWorth, progress } from './worth.ts';

const EACH = 13;
export const FEATURES = 2 * EACH;

/** The seat's features, written into `x` from `from` on: twice the same, the second time weighted by the progress. */
export function featuresOf(s: State, seat: Seat, x: Float64Array, from: number): void {
  const { cards, tokens, cityBottoms } = editionOf(s);
  let ready = 0;
  let all = 0;
  for (let city = 0; city < CITIES.length; city++) {
    if (s.owner[city] !== seat) continue;
    const worth = bottomWorth(cityBottoms[city]!);
    all += worth;
    if (s.cityReady[city]) ready += worth;
  }
  for (let token = 0; token < SINGLES_EACH; token++) {
    const state = s.singles[singleAt(seat, token)]!;
    if (state === ABSENT) continue;
    const worth = bottomWorth(tokens[token]!.bottom);
    all += worth;
    if (state === AVAILABLE) ready += worth;
  }
  let courtiers = 0;
  let awake = 0;
  for (let space = 0; space < SPACES_EACH; space++) {
    const card = s.courtier[spaceAt(seat, space)]!;
    if (card === NONE) continue;
    const worth = bottomWorth(cards[card]!.bottom);
    courtiers += worth;
    if (s.courtierReady[spaceAt(seat, space)]) awake += worth;
  }
  const p = progress(s);
  const features = [
    prestige(s, seat),
    Math.min(citiesOf(s, seat), 8),
    s.patronage[seat]!,
    Math.min(s.florins[seat]!, 10),
    ready,
    all,
    awake,
    courtiers,
    troopsOnMap(s, seat),
    crossesOf(s, seat),
    palaceStrength(s, seat),
    s.agents[seat]! + s.warTokens[seat]!,
    s.order.indexOf(seat),
  ];
  for (let i = 0; i < features.length; i++) {
    x[from + i] = features[i]!;
    x[from + features.length + i] = features[i]! * p;
  }
}

const scratch = new Float64Array(FEATURES);

/** The chance of each seat to win from here. While powers are being chosen nobody has a Palace to judge by: all are even. */
export function evaluate(s: State, into: Float64Array): void {
  if (s.powers.includes(NONE)) {
    into.fill(1 / s.seats, 0, s.seats);
    return;
  }
  const weights = WEIGHTS[s.seats]!;
  let top = -Infinity;
  for (let seat = 0; seat < s.seats; seat++) {
    featuresOf(s, seat, scratch, 0);
    let z = 0;
    for (let i = 0; i < FEATURES; i++) z += weights[i]! * scratch[i]!;
    into[seat] = z;
    top = Math.max(top, z);
  }
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    into[seat] = Math.exp(into[seat]! - top);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}
