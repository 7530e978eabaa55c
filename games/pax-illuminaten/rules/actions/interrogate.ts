/** Chapter 6, INTERROGATE (PAX-6.7 to PAX-6.12): rumours widen it, collusion shares it. */
import { type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf, numberOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTION_COUNT, FACTIONS, type Faction, factionOf } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import type { Card } from '../../data/luminaries.ts';
import { rivalsAfter } from '../chapters/03-support.ts';
import {
  allInfluenceOn,
  besides,
  connectionFactions,
  faceAt,
  influenceOn,
  lowest,
  neighbours,
  placeId,
  placeNamed,
  placesIn,
  presence,
  rivalInfluenceOn,
  touchedBy,
} from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { serves } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Way } from '../model/frames.ts';
import { partyOf, whoIs } from '../model/party.ts';
import { ofDegree } from '../model/schemes.ts';
import { AREOPAGUS, AREOPAGUS_CARD, type State, type Who } from '../model/state.ts';
import type { ActionRules } from './action.ts';
import { enhanced } from './ways.ts';

/** Cards that count as one's own while interrogating: those with own influence, and by PAX-17.34 some of the rivals'. */
export function ownForInterrogation(s: State, who: Who): number {
  const mine = presence(s, who);
  if (enhanced(s, 'E-INTERR-ALLY') === 0) return mine;
  let others = 0;
  for (const rival of rivalsAfter(s, who)) others |= presence(s, rival);
  return mine | (others & (mine | besides(s, mine) | touchedBy(s, who)));
}

/** PAX-6.12, PAX-R64: the mark belongs to the card, not to the place. */
export function hasYielded(s: State, place: Place): boolean {
  return s.turn.yielded.includes(place === AREOPAGUS ? AREOPAGUS_CARD : s.cards[place]!);
}

function fresh(s: State, set: number): number {
  let found = 0;
  for (let left = set; left !== 0; left &= left - 1) if (!hasYielded(s, lowest(left))) found |= left & -left;
  return found;
}

export const interrogate: ActionRules<Do<'interrogate'>> = {
  choices(s, { who }, into) {
    for (let left = fresh(s, ownForInterrogation(s, who)); left !== 0; left &= left - 1) {
      into.push({ do: 'interrogate', place: placeId(s, lowest(left)) });
    }
    if (!hasYielded(s, AREOPAGUS)) into.push({ do: 'interrogate', place: 'areopagus' });
  },
  start(s, { who, way }, { place }) {
    hear(s, who, way, place === 'areopagus' ? AREOPAGUS : placeNamed(s, place));
  },
  whyNot: (s, _, place) => (hasYielded(s, place) ? { why: 'hasYielded', rules: ['PAX-6.12'] } : null),
};

/** PAX-6.9 and what widens it: the other cards that are heard with the target. */
function withinHearing(s: State, who: Who, way: Way, target: Place): number {
  if (target === AREOPAGUS || way === 'F-SC') return 0; // PAX-R26, PAX-17.52
  const alike = ofDegree(s, faceAt(s, target).degree);
  const near = neighbours(s, target);
  let heard = near & (enhanced(s, 'G-INTERR-RUMOUR') > 0 ? s.faceUp : alike); // PAX-17.21
  if (way === 'R-INTERR-ALL') heard |= alike; // PAX-17.15
  return heard & ownForInterrogation(s, who) & ~(1 << target); // PAX-R75
}

/** The other cards that yield with the target. */
export function rumours(s: State, who: Who, way: Way, target: Place): number {
  return fresh(s, withinHearing(s, who, way, target));
}

/** PAX-R56: what has yielded in this turn yields nothing. */
function tellSpent(s: State, who: Who, set: number): void {
  if (story.sink === null) return;
  for (const place of placesIn(set)) {
    if (hasYielded(s, place))
      story.sink.push({ what: 'yieldsNothing', who: partyOf(s, who), place: placeId(s, place) });
  }
}

function hear(s: State, seat: Seat, way: Way, target: Place): void {
  const place = target === AREOPAGUS ? 'areopagus' : placeId(s, target);
  story.sink?.push({ what: 'interrogated', who: partyOf(s, seat), place });
  const factions = target === AREOPAGUS ? connectionFactions(s, seat) : faceAt(s, target).factions;
  const bonus = enhanced(s, 'E-INTERR-BONUS') * numberOf(s, 'E-INTERR-BONUS.tokens'); // PAX-17.33
  for (let i = 0; i < bonus; i++) schedule(s, { at: 'gainEither', who: seat, factions });
  if (target === AREOPAGUS) return void yieldAreopagus(s, seat);
  const keep = way === 'X-INTERR-KEEP' || serves(s, 'tolerance');
  const heard = withinHearing(s, seat, way, target);
  tellSpent(s, seat, heard);
  schedule(s, { at: 'yields', seat, left: fresh(s, heard) | (1 << target), keep });
}

type GainFrame = FrameAt<'gain' | 'gainEither'>;

/** PAX-3.16: one of each of the three, shared with nobody. */
function yieldAreopagus(s: State, seat: Seat): void {
  s.turn.yielded.push(AREOPAGUS_CARD);
  const factions = editionOf(s).connections[s.connections[seat]!]!;
  schedule(s, ...factions.map((faction): GainFrame => ({ at: 'gain', who: seat, faction })));
}

/** PAX-4.2: tokens that come by themselves, and how many more of either faction. */
export interface Yield {
  readonly fixed: readonly Faction[];
  readonly either: number;
}

export function yieldOf(s: State, card: Card, influence: number): Yield {
  const { degree, primary, secondary } = editionOf(s).faces[card]!;
  switch (degree) {
    case 'I':
      return { fixed: [], either: 1 };
    case 'II':
      return { fixed: [primary, secondary], either: 0 };
    case 'III':
      return { fixed: [primary, secondary], either: 1 };
    case 'GM':
      return { fixed: [primary, primary, primary], either: 0 };
    case 'RA':
      return { fixed: Array<Faction>(2 * influence).fill(primary), either: 0 };
  }
}

/** The frames that gain a card's support. */
export function gains(s: State, who: Who, card: Card, { fixed, either }: Yield): readonly GainFrame[] {
  const { factions } = editionOf(s).faces[card]!;
  return [
    ...fixed.map((faction): GainFrame => ({ at: 'gain', who, faction })),
    ...Array.from({ length: either }, (): GainFrame => ({ at: 'gainEither', who, factions })),
  ];
}

/** One card gives its support, which is shared before the next one's turn (PAX-R15). */
function yieldCard(s: State, seat: Seat, place: Place, left: number, keep: boolean): void {
  const card = s.cards[place]!;
  s.turn.yielded.push(card);
  const given = yieldOf(s, card, allInfluenceOn(s, place)); // PAX-R19
  const nominal = given.fixed.length + given.either;
  s.harvest = { place, nominal, obtained: Array<number>(FACTION_COUNT).fill(0) };
  const then: FrameAt<'yields' | 'collude'>[] = [{ at: 'yields', seat, left, keep }];
  if (!keep) then.unshift({ at: 'collude', seat });
  schedule(s, ...gains(s, seat, card, given), ...then);
}

/** Could any type run short before all these cards have given? Otherwise their order does not matter. */
function mayRunShort(s: State, left: number): boolean {
  const wanted = Array<number>(FACTION_COUNT).fill(0);
  for (const place of placesIn(left)) {
    const card = s.cards[place]!;
    const { fixed, either } = yieldOf(s, card, allInfluenceOn(s, place));
    const { primary, secondary } = editionOf(s).faces[card]!;
    for (const faction of fixed) wanted[faction]!++;
    if (either > 0) {
      wanted[primary]!++;
      wanted[secondary]!++;
    }
  }
  return wanted.some((n, faction) => n > s.supply[faction]!);
}

/** PAX-R15: own share first; PAX-R16: what is left goes to rivals, one for each influence at most. */
function collude(s: State, seat: Seat): void {
  const { place, nominal, obtained } = s.harvest!;
  const total = obtained.reduce((a, b) => a + b, 0);
  const others = rivalInfluenceOn(s, place, seat);
  const give = total - Math.min(total, Math.max(0, nominal - others));
  const due = s.order.map((_, who) => (who === seat ? 0 : influenceOn(s, place, who)));
  share(s, { at: 'share', seat, give, obtained, due });
}

type Share = FrameAt<'share'>;

/** Every way to hand over the next token. */
function gifts(s: State, f: Share): readonly Do<'give'>[] {
  const choices: Do<'give'>[] = [];
  for (const faction of EVERY_FACTION) {
    if (f.obtained[faction] === 0) continue;
    for (const rival of rivalsAfter(s, f.seat)) {
      if (f.due[rival]! > 0) choices.push({ do: 'give', faction: FACTIONS[faction]!, rival: partyOf(s, rival) });
    }
  }
  return choices;
}

/** Hands over what leaves no choice, and asks for the rest. */
function share(s: State, f: Share): void {
  if (f.give === 0) return;
  const choices = gifts(s, f);
  const waiting = f.due.filter((n) => n > 0).length;
  const all = f.obtained.reduce((a, b) => a + b, 0) === f.give;
  if (choices.length === 1 || (waiting === 1 && all)) give(s, f, choices[0]!);
  else schedule(s, f);
}

function give(s: State, f: Share, c: Do<'give'>): void {
  const faction = factionOf(c.faction);
  const rival = whoIs(s, c.rival);
  s.stocks[f.seat * FACTION_COUNT + faction]!--;
  s.stocks[rival * FACTION_COUNT + faction]!++;
  story.sink?.push({ what: 'shared', who: partyOf(s, f.seat), faction: c.faction, rival: c.rival });
  share(s, {
    ...f,
    give: f.give - 1,
    obtained: f.obtained.map((n, i) => (i === faction ? n - 1 : n)),
    due: f.due.map((n, i) => (i === rival ? n - 1 : n)),
  });
}

export const interrogateSteps: Chapter<State, FrameAt<'yields' | 'chooseYield' | 'collude' | 'share'>> = {
  yields: {
    run(s, { seat, left, keep }) {
      s.harvest = null;
      if (left === 0) return;
      if ((left & (left - 1)) !== 0 && mayRunShort(s, left)) schedule(s, { at: 'chooseYield', seat, left, keep });
      else yieldCard(s, seat, lowest(left), left & (left - 1), keep);
    },
  },
  chooseYield: {
    rules: ['PAX-R15'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(placesIn(f.left).map((place) => ({ do: 'yield', place: placeId(s, place) }))),
    take(s, f, c) {
      const place = placeNamed(s, c.place);
      yieldCard(s, f.seat, place, f.left & ~(1 << place), f.keep);
    },
  },
  collude: {
    run: (s, f) => collude(s, f.seat),
  },
  share: {
    rules: ['PAX-6.10', 'PAX-6.11'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(gifts(s, f)),
    take: (s, f, c) => give(s, f, c),
  },
};
