/** What must be true of every position, whatever was played. */

import { numberOf } from '../../data/box.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import { EVENTS, isEdict } from '../../data/event-cards.ts';
import { EVERY_FACTION, FACTION_COUNT, FACTIONS } from '../../data/factions.ts';
import { CARD_COUNT, CARDS } from '../../data/luminaries.ts';
import { SCHEME_COUNT } from '../../data/schemes.ts';
import { bits, cellCount, faceAt, influenceOn, isUp, layoutOf } from './board.ts';
import { edictsDiscarded } from './event-cards.ts';
import { isHuman, NONE, type State } from './state.ts';

export function violations(s: State): readonly string[] {
  return [...luminaries(s), ...support(s), ...influence(s), ...eventCards(s), ...schemes(s), ...board(s)];
}

/** Each of `count` things lies in exactly one place; NONE is nothing. */
function eachOnce(things: readonly number[], count: number, what: string): readonly string[] {
  const lying = things.filter((thing) => thing !== NONE).sort((a, b) => a - b);
  return lying.length === count && lying.every((thing, i) => thing === i) ? [] : [what];
}

function luminaries(s: State): readonly string[] {
  const all = [
    ...s.deck,
    ...s.discards,
    ...s.hands.flat(),
    ...s.court,
    ...s.cards, // a scouted place is a gap for a moment (PAX-6.2)
    ...s.turn.chain,
    ...s.turn.table,
    s.rival?.plan ?? NONE,
  ];
  const found = [...eachOnce(all, CARD_COUNT, 'PAX-1.1: each of the 57 luminaries is somewhere, and only there')];
  for (const [who, hand] of s.hands.entries()) {
    if (hand.some((card, i) => i > 0 && hand[i - 1]! >= card)) found.push(`the hand of ${who} is in order`);
    if (!s.shown[who]!.every((card) => hand.includes(card))) found.push(`what was seen of ${who}'s hand is there`);
    if (!isHuman(s, who) && hand.length > 0) found.push('PAX-15.5: the artificial rival has no hand');
  }
  return found;
}

function support(s: State): readonly string[] {
  const found: string[] = [];
  for (const f of EVERY_FACTION) {
    let n = s.supply[f]! + s.edictTokens[f]!;
    for (const who of s.order) n += s.stocks[who * FACTION_COUNT + f]!;
    if (n !== numberOf(s, 'setup.support')) found.push(`PAX-2.4: all support of ${FACTIONS[f]} is somewhere, not ${n}`);
  }
  if ([...s.supply, ...s.stocks, ...s.edictTokens].some((n) => n < 0)) found.push('no support is owed');
  return found;
}

/** Influence on its way into a new card (PAX-R11) lies nowhere for a moment. */
function influence(s: State): readonly string[] {
  const waiting = s.todo.find((f) => f.at === 'seatTokens');
  return s.influence.flatMap((left, who) => {
    const placed = s.cells.filter((owner) => owner === who).length;
    const seated = waiting?.at === 'seatTokens' ? (who === waiting.seat ? waiting.own : waiting.left[who]!) : 0;
    const sum = left + placed + seated + bits(s.realised[who]!) + bits(s.edge[who]!) + (isHuman(s, who) ? 0 : 1);
    const right = left >= 0 && sum === numberOf(s, 'limit.influence');
    return right ? [] : [`PAX-1.2: all influence of ${who} is somewhere, not ${sum}`];
  });
}

function eventCards(s: State): readonly string[] {
  const edicts = s.edictOwner.flatMap((who, f) => (who === NONE ? [] : [f]));
  const decks = [...s.upper, ...s.lower, s.back, ...s.drawn];
  const all = [...decks, ...s.removedEvents, ...s.eventHands.flat(), ...edicts, ...s.special, ...s.eventDiscards];
  const found = [...eachOnce(all, EVENTS.length, 'PAX-1.1: each of the 15 event cards is somewhere, and only there')];
  if ([...s.eventHands.flat(), ...s.removedEvents].some(isEdict)) found.push('PAX-12.8: no edict is kept in hand');
  if (s.lastRound !== edictsDiscarded(s) >= numberOf(s, 'limit.edictsToEnd')) {
    found.push('PAX-13.2: the fifth discarded edict makes the last round');
  }
  return found;
}

function schemes(s: State): readonly string[] {
  const all = [...s.publicSchemes, ...s.privateSchemes, ...s.schemePile, ...s.removedSchemes];
  const found = [...eachOnce(all, SCHEME_COUNT, 'PAX-1.1: each of the 13 schemes is somewhere, and only there')];
  for (const [who, held] of s.realised.entries()) {
    if ((held & s.edge[who]!) !== 0) found.push('PAX-R7: nobody is on a scheme and at its edge');
    if (!isHuman(s, who) && held !== 0) found.push('PAX-15.5: the artificial rival realises nothing');
  }
  return found;
}

function board(s: State): readonly string[] {
  const found: string[] = [];
  for (let place = 0; place < s.cards.length; place++) {
    const id = layoutOf(s).places[place]!.id;
    const cells = isUp(s, place) ? cellCount(s, place) : 0;
    for (let cell = cells; cell < MOST_CELLS; cell++) {
      if (s.cells[place * MOST_CELLS + cell] !== NONE) found.push(`there is no such cell on ${id}`);
    }
    const owners = s.order.filter((who) => influenceOn(s, place, who) > 0).length;
    if (isUp(s, place) && faceAt(s, place).degree === 'RA' && owners > 1) {
      found.push(`PAX-4.9: ${CARDS[s.cards[place]!]} on ${id} belongs to one participant`);
    }
  }
  if (s.markers.reduce((a, b) => a + b, 0) > numberOf(s, 'limit.markers')) found.push('PAX-1.2: four reward markers');
  return found;
}
