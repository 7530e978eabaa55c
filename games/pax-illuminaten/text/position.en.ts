/** The position in English, piece by piece. */

import type { Reader } from '@signoria/kernel';
import type { SpecialId } from '../data/event-cards.ts';
import { FACTIONS } from '../data/factions.ts';
import type { CardId } from '../data/luminaries.ts';
import type { Party } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';
import { edictsEn, schemesEn, specialsEn } from './cards/en.ts';
import { card, count, faction, place, Who, who } from './grammar.en.ts';
import { degreesEn, demandsEn, rivalsEn, slotsEn } from './names.en.ts';
import { demanded, printed } from './names.ts';

function stock(tokens: View['supply']): string {
  const some = FACTIONS.filter((id) => tokens[id] > 0).map((id) => `${tokens[id]} ${faction(id)}`);
  return some.length === 0 ? 'no favor' : some.join(', ');
}

interface Heading {
  readonly round: number;
  readonly last: boolean;
  readonly who: Party;
}

export const positionEn = {
  heading: ({ round, last, who: active }: Heading, r: Reader) =>
    `Round ${round}${last ? ', the last one' : ''}. ${active === r.seat ? 'Your turn.' : `The turn of ${who(r, active)}.`}`,
  left: (turn: View['turn']) =>
    `Left: ${count(turn.mainLeft, 'main action')}, quick favor ${turn.quickLeft}${turn.claimed ? '' : ', a claim'}${turn.realised ? '' : ', a plot'}.`,
  player: (p: View['players'][number], r: Reader) => {
    const cards = p.factionCards.length === 0 ? '' : `, faction cards ${p.factionCards.map(faction).join(', ')}`;
    const known = p.known.length === 0 ? '' : `, known: ${p.known.map(card).join(', ')}`;
    return `${Who(r, p.who)} (${slotsEn[p.slot]}, ${p.connection}: ${p.factions.map(faction).join(', ')}): ${stock(p.stock)}; ${p.influence} influence left, ${count(p.handSize, 'card')} in hand${known}, ${count(p.events, 'event')}, ${count(p.schemes, 'plot')}, ${count(p.total, 'point')}${cards}.`;
  },
  place: (p: View['places'][number], r: Reader) => {
    const title = place(p.id).replace('p', 'P');
    if (p.card === null) return `${title}: face down.`;
    if (!p.faceUp) return `${title}: face down, you have seen ${card(p.card)}.`;
    const cells = p.cells.map(({ owner }) => (owner === null ? 'free' : who(r, owner))).join(', ');
    const marker = p.markers === 0 ? '' : `; ${count(p.markers, 'reward marker')}`;
    return `${title}: ${card(p.card)}, ${degreesEn[p.degree!]}, ${p.factions.map(faction).join(' and ')}; cells: ${cells}${marker}.`;
  },
  lodge: (l: View['lodges'][number], r: Reader) => {
    const held = l.influence.map((i) => `${who(r, i.who)} ${i.count}`).join(', ');
    const control = l.controller === null ? 'nobody controls it' : `controlled by ${who(r, l.controller)}`;
    return `Lodge of ${faction(l.faction)}, ${count(l.size, 'card')}${l.main ? ', the largest' : ''}: ${held === '' ? 'no influence' : held}; ${control}.`;
  },
  scheme: (s: View['schemes'][number], r: Reader) => {
    const kind = s.owner === null ? 'Public plot' : s.owner === r.seat ? 'Your plot' : `Plot of ${who(r, s.owner)}`;
    const on = s.influence.length === 0 ? '' : ` Realised by ${s.influence.map((p) => who(r, p)).join(', ')}.`;
    const edge = s.edge.length === 0 ? '' : ` At the edge: ${s.edge.map((p) => who(r, p)).join(', ')}.`;
    const far = s.progress.map(
      (p) => `${who(r, p.who)} ${p.parts.map((part) => demanded(demandsEn[part.what](part))).join(', ')}`,
    );
    return `${kind}: ${schemesEn[s.id].name}. ${far.join('; ')}.${on}${edge}`;
  },
  court: (court: View['court'], steward: number) => {
    const row = court.map((id, i) => `${i === steward ? 'steward above ' : ''}${id === null ? 'nobody' : card(id)}`);
    return `Court: ${row.join('; ')}.`;
  },
  supply: (supply: View['supply']) => `Supply: ${stock(supply)}.`,
  edict: (e: View['edicts'][number], r: Reader) =>
    `${edictsEn[e.faction]} before ${who(r, e.who)}: ${count(e.tokens, 'token')} ${faction(e.faction)}.`,
  special: (e: View['specials'][number], v: View) =>
    `In play: ${specialsEn[e.event].name}. ${printed(v, specialsEn[e.event].text)}`,
  chain: (chain: View['turn']['chain']) => `Chain: ${chain.map((link) => card(link.card)).join(', ')}.`,
  dispute: (d: NonNullable<View['dispute']>, r: Reader) =>
    `Dispute on ${place(d.place)}: ${who(r, d.attacker)} ${d.initial[0]} against ${who(r, d.defender)} ${d.initial[1]}.`,
  rival: (v: NonNullable<View['rival']>, _r: Reader) => {
    const wins = v.wins.map((w) => w.parts.map((part) => demanded(demandsEn[part.what](part))).join(', '));
    return `The figure of ${rivalsEn[v.id].name} stands on ${place(v.figure)}. Ways to win: ${wins.join('; ')}.`;
  },
  hand: (hand: readonly CardId[], events: readonly SpecialId[]) => {
    const own = events.length === 0 ? '' : ` Events: ${events.map((id) => specialsEn[id].name).join(', ')}.`;
    return `${hand.length === 0 ? 'Your hand is empty.' : `Your hand: ${hand.map(card).join(', ')}.`}${own}`;
  },
  piles: (v: View) =>
    `Deck ${v.deck}, discards ${v.discards.count}; events ${v.eventDeck}, edicts discarded ${v.edictsDiscarded}; plots in the pile ${v.schemePile}.`,
};
