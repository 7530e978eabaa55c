/** Chapter 16: Prestige as it would stand if the game ended now, line by line. */
import type { Parts, ScoreLine, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARDS } from '../../data/cards.ts';
import { CITIES, EVERY_CITY } from '../../data/cities.ts';
import { ALLIANCE_VP, INDULGENCE_VP, LAST_CITY_CELL, LEADER_VP, RELIGION, TROPHY_VP } from '../../data/figures.ts';
import { EVERY_ROOM, EVERY_SPACE } from '../../data/palace.ts';
import { ALLIANCE, ALLIANCES, BONUSES, CATHEDRAL, EVERY_BONUS, EVERY_SINGLE, TOKENS } from '../../data/pieces.ts';
import { CATHEDRAL_SOURCE } from '../../data/sources.ts';
import { citiesOf } from './palace.ts';
import { CROSS, CROWN, hasBonus, isAllianceBlocked } from './purse.ts';
import { ABSENT, NONE, roomAt, type State, singleAt, spaceAt } from './state.ts';

/** Cards of the Palace, wherever they lie, whichever side is up. */
export function palaceCards(s: State, seat: Seat): readonly number[] {
  const found: number[] = [];
  for (const room of EVERY_ROOM) {
    const at = roomAt(seat, room);
    if (s.roomCard[at] !== NONE) found.push(s.roomCard[at]!);
    if (s.roomUpgrade[at] !== NONE) found.push(s.roomUpgrade[at]!);
  }
  for (const space of EVERY_SPACE) {
    const card = s.courtier[spaceAt(seat, space)]!;
    if (card !== NONE) found.push(card);
  }
  return found;
}

/** One kind of symbol on Palace cards and Domain tokens (VIR-16.5, VIR-16.11, VIR-R46). */
function printed(s: State, seat: Seat, kind: number, rule: string, parts: Parts): number {
  const { cards, tokens, cityBottoms } = editionOf(s);
  let sum = 0;
  const count = (n: number, id: string) => {
    sum += n;
    if (n !== 0) parts?.push({ what: 'component', n, rules: [rule], facts: { id } });
  };
  for (const card of palaceCards(s, seat)) count(cards[card]!.bottom[kind]!, CARDS[card]!);
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== seat) continue;
    count(cityBottoms[city]![kind]!, CITIES[city]!);
    if (s.cathedral[city] !== ABSENT) count(tokens[CATHEDRAL]!.bottom[kind]!, CATHEDRAL_SOURCE[city]!);
  }
  for (const token of EVERY_SINGLE) {
    if (s.singles[singleAt(seat, token)] !== ABSENT) count(tokens[token]!.bottom[kind]!, TOKENS[token]!);
  }
  return sum;
}

/** VIR-16.11 */
export function crownsOf(s: State, seat: Seat, parts: Parts = null): number {
  return printed(s, seat, CROWN, 'VIR-16.11', parts);
}

/** VIR-16.5, VIR-8.15, VIR-15.33 */
export function crossesOf(s: State, seat: Seat, parts: Parts = null): number {
  const { bonuses } = editionOf(s);
  let n = printed(s, seat, CROSS, 'VIR-16.5', parts);
  if (hasBonus(s, seat, ALLIANCE.holy_roman_empire)) {
    n++;
    parts?.push({ what: 'component', n: 1, rules: ['VIR-15.33'], facts: { id: 'holy_roman_empire' } });
  }
  for (const bonus of EVERY_BONUS) {
    if (s.bonusOwner[bonus] !== seat) continue;
    const { crosses } = bonuses[bonus]!;
    n += crosses;
    if (crosses > 0)
      parts?.push({ what: 'component', n: crosses, rules: ['VIR-8.15'], facts: { id: BONUSES[bonus]! } });
  }
  return n;
}

/** VIR-16.6, VIR-16.7, VIR-R44: those who share a place get what the next place is worth. */
export function religionPoints(s: State, crosses: readonly number[], seat: Seat): number {
  const above = crosses.filter((others) => others > crosses[seat]!).length;
  const level = crosses.filter((others) => others === crosses[seat]).length;
  return RELIGION[s.seats]![level > 1 ? above + 1 : above]!;
}

function cityCell(s: State, seat: Seat): number {
  return Math.min(citiesOf(s, seat), LAST_CITY_CELL);
}

function isLeader(values: readonly number[], seat: Seat): boolean {
  return values.every((value) => value <= values[seat]!);
}

/** VIR-16.4, by what carries it. */
function printedPrestige(
  s: State,
  seat: Seat,
  parts: Parts = null,
): { readonly points: number; readonly things: readonly string[] } {
  const { cards, tokens, bonuses } = editionOf(s);
  const things: string[] = [];
  let points = 0;
  const count = (vp: number, id: string) => {
    points += vp;
    if (vp === 0) return;
    things.push(id);
    parts?.push({ what: 'component', n: vp, rules: ['VIR-16.4'], facts: { id } });
  };
  for (const card of palaceCards(s, seat)) count(cards[card]!.vp, CARDS[card]!);
  for (const city of EVERY_CITY) {
    if (s.owner[city] === seat && s.cathedral[city] !== ABSENT) count(tokens[CATHEDRAL]!.vp, 'cathedral');
  }
  for (const token of EVERY_SINGLE) {
    if (s.singles[singleAt(seat, token)] !== ABSENT) count(tokens[token]!.vp, TOKENS[token]!);
  }
  for (const bonus of EVERY_BONUS) {
    if (s.bonusOwner[bonus] === seat) count(bonuses[bonus]!.vp, BONUSES[bonus]!);
  }
  return { points, things };
}

function alliancesOf(s: State, seat: Seat): readonly string[] {
  return ALLIANCES.filter((_, a) => s.allianceHolder[a] === seat && !isAllianceBlocked(s, a));
}

function indulgencesOf(s: State, seat: Seat): number {
  let n = 0;
  for (const room of EVERY_ROOM) if (s.roomIndulgence[roomAt(seat, room)]) n++;
  return n;
}

function trophiesOf(s: State, seat: Seat): readonly Seat[] {
  return s.order.filter((other) => (s.trophies[seat]! & (1 << other)) !== 0).sort((a, b) => a - b);
}

/** What is compared between the seats; worked out once for all of them. */
export interface Compared {
  readonly cells: readonly number[];
  readonly crosses: readonly number[];
}

export function standing(s: State): Compared {
  const seats = s.powers.map((_, seat) => seat);
  return { cells: seats.map((seat) => cityCell(s, seat)), crosses: seats.map((seat) => crossesOf(s, seat)) };
}

export function score(s: State, seat: Seat): readonly ScoreLine[] {
  return scoreIn(s, seat, standing(s));
}

export function scoreIn(s: State, seat: Seat, { cells, crosses }: Compared): readonly ScoreLine[] {
  const box = editionOf(s);
  const patronage = s.patronage[seat]!;
  const cityLead = isLeader(cells, seat);
  const patronageLead = isLeader(s.patronage, seat);
  const things = printedPrestige(s, seat);
  const allies = alliancesOf(s, seat);
  const trophies = trophiesOf(s, seat);
  const indulgences = indulgencesOf(s, seat);
  return [
    {
      what: 'cities',
      points: box.cityTrack[cells[seat]!]! + (cityLead ? LEADER_VP : 0),
      facts: { cities: citiesOf(s, seat), leads: cityLead },
      rules: ['VIR-16.2'],
    },
    {
      what: 'patronage',
      points: (patronage === 0 ? 0 : box.steps[patronage - 1]!.vp) + (patronageLead ? LEADER_VP : 0),
      facts: { cell: patronage, leads: patronageLead },
      rules: ['VIR-16.3'],
    },
    { what: 'printed', points: things.points, facts: { things: things.things }, rules: ['VIR-16.4'] },
    {
      what: 'religion',
      points: religionPoints(s, crosses, seat),
      facts: { crosses: crosses[seat]! },
      rules: ['VIR-16.5', 'VIR-16.6', 'VIR-16.7'],
    },
    { what: 'trophies', points: TROPHY_VP * trophies.length, facts: { from: trophies }, rules: ['VIR-16.8'] },
    { what: 'alliances', points: ALLIANCE_VP * allies.length, facts: { powers: allies }, rules: ['VIR-16.9'] },
    // `+ 0`: no Indulgence is 0, not -0.
    {
      what: 'indulgences',
      points: INDULGENCE_VP * indulgences + 0,
      facts: { count: indulgences },
      rules: ['VIR-16.10'],
    },
  ];
}

/** The same as one number, for bots, who ask for it all the time. */
export function prestige(s: State, seat: Seat, parts: Parts = null): number {
  const box = editionOf(s);
  let crossesAbove = 0;
  let crossesLevel = 0;
  let cityLead = true;
  let patronageLead = true;
  const mine = crossesOf(s, seat);
  const cell = cityCell(s, seat);
  for (const other of s.order) {
    const theirs = other === seat ? mine : crossesOf(s, other);
    if (theirs > mine) crossesAbove++;
    else if (theirs === mine) crossesLevel++;
    if (cityCell(s, other) > cell) cityLead = false;
    if (s.patronage[other]! > s.patronage[seat]!) patronageLead = false;
  }
  const step = s.patronage[seat]!;
  const cities = box.cityTrack[cell]!;
  const patronage = step === 0 ? 0 : box.steps[step - 1]!.vp;
  const religion = RELIGION[s.seats]![crossesLevel > 1 ? crossesAbove + 1 : crossesAbove]!;
  const trophies = trophiesOf(s, seat);
  const allies = alliancesOf(s, seat);
  const pardons = INDULGENCE_VP * indulgencesOf(s, seat);
  parts?.push({ what: 'cityTrack', n: cities, rules: ['VIR-16.2'], facts: { cities: citiesOf(s, seat) } });
  if (cityLead) parts?.push({ what: 'leads', n: LEADER_VP, rules: ['VIR-16.2'] });
  parts?.push({ what: 'patronageTrack', n: patronage, rules: ['VIR-16.3'], facts: { cell: step } });
  if (patronageLead) parts?.push({ what: 'leads', n: LEADER_VP, rules: ['VIR-16.3'] });
  const { points } = printedPrestige(s, seat, parts);
  parts?.push({ what: 'religion', n: religion, rules: ['VIR-16.6', 'VIR-16.7'], facts: { crosses: mine } });
  for (const from of trophies) parts?.push({ what: 'trophy', n: TROPHY_VP, rules: ['VIR-16.8'], facts: { from } });
  for (const id of allies) parts?.push({ what: 'component', n: ALLIANCE_VP, rules: ['VIR-16.9'], facts: { id } });
  if (pardons !== 0) parts?.push({ what: 'indulgences', n: pardons, rules: ['VIR-16.10'] });
  return (
    cities +
    (cityLead ? LEADER_VP : 0) +
    patronage +
    (patronageLead ? LEADER_VP : 0) +
    points +
    religion +
    TROPHY_VP * trophies.length +
    ALLIANCE_VP * allies.length +
    pardons
  );
}
