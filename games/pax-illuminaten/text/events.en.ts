/** The chronicle in English. Each line tells what its event carries and no more. */
import type { Reader } from '@signoria/kernel';
import type { FactionId } from '../data/factions.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Relative } from '../data/layouts.ts';
import type { Party } from '../rules/model/choices.ts';
import type { DisputeEnd, IdleCommand, IdleReason } from '../rules/model/events.ts';
import { rivalNamed } from '../rules/model/party.ts';
import { edictsEn, schemesEn, specialsEn } from './cards/en.ts';
import { card, cards, count, does, everyone, faction, place, tokens, Who, who } from './grammar.en.ts';
import { actionsEn, rivalsEn, rivalWinsEn, strengthsEn } from './names.en.ts';
import type { Words } from './shape.ts';

const USE = { ability: 'for its ability', support: 'for its favor', link: 'as a link' };

const END: { readonly [end in DisputeEnd]: string } = {
  strength: 'by strength',
  tie: 'on equal strength',
  dagger: 'at once by the dagger',
  hammers: 'at once by the hammers',
  ended: 'because the challenger gives up',
};

function wins(reader: Reader, winners: readonly Party[]): string {
  return winners.length === 1 ? does(reader, winners[0]!, 'win', 'wins') : `${everyone(reader, winners)} win`;
}

export const outcomesEn: Words['outcomes'] = {
  schemes: (winners, r) => `${wins(r, winners)} with two plots realised.`,
  factions: (winners, r) => `${wins(r, winners)} with the most faction points.`,
  factionCards: (winners, r) => `${wins(r, winners)}: equal in points, but ahead in faction cards.`,
  shared: (winners, r) => `Equal in points and faction cards: ${everyone(r, winners)} share the victory.`,
  sharedWithRival: (winners, r) =>
    `Equal to the last: ${everyone(r, winners)} and the artificial rival share the victory.`,
  rivalScheme: () => 'The artificial rival reaches its goal. Everybody else loses.',
  rivalFactions: () => 'The artificial rival has the most faction points. Everybody else loses.',
};

/** What stage and item of its script say. */
function script(party: Party, stage: number, item: string): string {
  const id = rivalNamed(party);
  const words: { readonly [item: string]: string } = id === null ? {} : rivalsEn[id].script;
  return words[`${stage}${item}`] ?? '';
}

const SIDE: { readonly [relative in Relative]: string } = {
  FL: 'ahead to the left',
  FR: 'ahead to the right',
  R: 'to the right',
  BR: 'back to the right',
  BL: 'back to the left',
  L: 'to the left',
};

const NOT: { readonly [command in IdleCommand]: string } = {
  plan: 'does not plan',
  replace: 'does not replace the target',
  turnUp: 'turns nothing up',
  influence: 'does not influence',
  interrogate: 'does not interrogate',
  reassign: 'does not reassign',
  oust: 'does not oust',
  move: 'does not move his figure',
  takePrimary: 'takes no token',
  gainPrimary: 'gains no token',
};

const WHY: { readonly [why in IdleReason]: string } = {
  noPlanCard: 'there is no plan card',
  noTarget: 'there is no target',
  faceDown: 'the card lies face down',
  faceUp: 'the card lies face up already',
  cardFull: 'the card has no free cell',
  archTaken: 'a rival has influence on this royal arch',
  noInfluenceLeft: 'he has no influence left',
  rivalsThere: 'rival influence protects the card',
  hasYielded: 'the card has yielded in this turn',
  tooLittle: 'he has less than 2 influence on the target',
  nowhere: 'no card beside the target takes his influence',
  nobodyThere: 'no rival has influence there',
  stands: 'the figure stands there already',
  notThere: 'he has no influence on the target',
  nobodyHas: 'no rival has such a token',
  supplyEmpty: 'the supply has no such token',
};

export const eventsEn: Words['events'] = {
  gameStarts: (e, r) => {
    const links = e.connections.map((c) => `${Who(r, c.who)} ${c.connection}`).join(', ');
    return `The game begins. Connections: ${links}. First player: ${who(r, e.first)}.`;
  },
  roundStarts: (e) => (e.last ? `Round ${e.round}, the last one.` : `Round ${e.round}.`),
  turnStarts: (e, r) => (e.who === r.seat ? 'Your turn.' : `The turn of ${who(r, e.who)}.`),
  edictPays: (e, r) =>
    `${edictsEn[e.faction]}: ${[
      ...(e.supply === 0 ? [] : [`${count(e.supply, 'token')} to the supply`]),
      ...(e.stock === 0 ? [] : [`${e.stock} to ${who(r, e.who)}`]),
    ].join(', ')}.`,
  edictDiscarded: (e) => `${edictsEn[e.faction]} is discarded, the ${ordinal(e.discarded)} edict so far.`,
  lastRound: () => 'The fifth edict is gone: this round is the last.',
  specialEnds: (e) => `${specialsEn[e.event].name} is over.`,
  specialPlayed: (e, r) => `${does(r, e.who, 'play', 'plays')} the event ${specialsEn[e.event].name}.`,
  drewEvents: (e, r) => `${does(r, e.who, 'draw', 'draws')} ${count(e.count, 'event card')}.`,
  drewEventCards: (e) => `Events drawn: ${e.events.map(eventName).join(', ')}.`,
  keptSpecial: (e, r) => `${does(r, e.who, 'keep', 'keeps')} a special event.`,
  keptSpecialCard: (e) => `Kept: ${specialsEn[e.event].name}.`,
  noEventsLeft: () => 'No event cards are left.',
  edictPlayed: (e, r) =>
    `${edictsEn[e.faction]} before ${who(r, e.who)}: all favor of the ${faction(e.faction)} goes back, ${count(e.tokens, 'token')} onto the edict.`,
  specialDiscarded: (e) => `${specialsEn[e.event].name} is revealed and discarded.`,
  paid: (e, r) => `${does(r, e.who, 'spend', 'spends')} ${tokens(e.spend)}.`,
  gained: (e, r) =>
    e.from === null
      ? `${does(r, e.who, 'gain', 'gains')} 1 ${faction(e.faction)}.`
      : `${does(r, e.who, 'intercept', 'intercepts')} 1 ${faction(e.faction)} from ${who(r, e.from)}.`,
  nothingToGain: (e, r) =>
    `Nobody has any ${e.factions.map(faction).join(' or ')} left: ${does(r, e.who, 'gain', 'gains')} nothing.`,
  yieldsNothing: (e, r) =>
    `The card on ${place(e.place)} has yielded in this turn: ${does(r, e.who, 'gain', 'gains')} nothing from it.`,
  shared: (e, r) => `Collusion: ${does(r, e.who, 'give', 'gives')} 1 ${faction(e.faction)} to ${who(r, e.rival)}.`,
  stole: (e, r) => `${does(r, e.who, 'take', 'takes')} 1 ${faction(e.faction)} from ${who(r, e.rival)}.`,
  edictTaken: (e, r) => `${does(r, e.who, 'take', 'takes')} ${count(e.count, 'token')} from ${edictsEn[e.faction]}.`,
  scouted: (e, r) => `${does(r, e.who, 'scout', 'scouts')} ${place(e.place)}.`,
  scoutedCard: (e) => `The scouted card: ${card(e.card)}.`,
  put: (e, r) => `${does(r, e.who, 'put', 'puts')} ${card(e.card)} on ${place(e.place)}.`,
  influenced: (e, r) => `${does(r, e.who, 'place', 'places')} ${e.count} influence on ${place(e.place)}.`,
  interrogated: (e, r) => `${does(r, e.who, 'interrogate', 'interrogates')} ${place(e.place)}.`,
  moved: (e, r) => `${does(r, e.who, 'move', 'moves')} influence from ${place(e.from)} to ${place(e.into)}.`,
  expelled: (e, r) =>
    `${does(r, e.who, 'expel', 'expels')} ${card(e.card)} from ${place(e.place)}; ${card(e.by)} comes instead.`,
  wentHome: (e, r) => `${e.count} influence of ${who(r, e.who)} goes home.`,
  challenged: (e, r) =>
    `${does(r, e.who, 'challenge', 'challenges')} ${e.count} influence of ${who(r, e.rival)} on ${place(e.place)}: strength ${e.strengths[0]} against ${e.strengths[1]}.`,
  rivalSpends: (e, r) => `${does(r, e.who, 'add', 'adds')} strength with ${tokens(e.spend)}.`,
  disputeCards: (e, r) => {
    const [a, d] = e.cards.map((id) => (id === null ? 'no card' : card(id)));
    return `Cards in the dispute: ${a} for ${who(r, e.attacker)}, ${d} for ${who(r, e.defender)}.`;
  },
  bothWin: () => 'Both would win at once: the cards cancel each other.',
  disputeGoesOn: (e, r) => `${does(r, e.who, 'continue', 'continues')} the dispute.`,
  disputeDecided: (e, r) => {
    const sum = e.strengths === null ? '' : `, ${e.strengths[0]} to ${e.strengths[1]}`;
    return `${does(r, e.winner, 'win', 'wins')} the dispute ${END[e.end]}${sum}.`;
  },
  ousted: (e, r) => `${does(r, e.who, 'lose', 'loses')} ${e.count} influence on ${place(e.place)}.`,
  markerPlaced: (e) => `A reward marker lies on ${place(e.place)}.`,
  markerUsed: (e, r) =>
    `${does(r, e.who, 'use', 'uses')} the reward marker on ${place(e.place)}: ${actionsEn[e.action]}.`,
  conspired: (e, r) => `${does(r, e.who, 'add', 'adds')} ${card(e.card)} to the chain ${USE[e.use]}.`,
  swapped: (e, r) => `${does(r, e.who, 'swap', 'swaps')} the cards on ${place(e.a)} and ${place(e.b)}.`,
  looked: (e, r) => `${does(r, e.who, 'look', 'looks')} at the card on ${place(e.place)}.`,
  lookedCard: (e) => `On ${place(e.place)} lies ${card(e.card)}.`,
  turnedUp: (e, r) => `${does(r, e.who, 'turn', 'turns')} up ${card(e.card)} on ${place(e.place)}.`,
  exchanged: (e, r) => `${does(r, e.who, 'exchange', 'exchanges')} ${card(e.gave)} for ${card(e.took)} at court.`,
  shifted: (e, r) =>
    `${does(r, e.who, 'shift', 'shifts')} influence of ${who(r, e.rival)} from ${place(e.from)} to ${place(e.into)}.`,
  claimed: (e, r) => {
    const from = e.from === null ? '' : ` from ${who(r, e.from)}`;
    return `${does(r, e.who, 'claim', 'claims')} the faction card ${faction(e.faction)}${from}.`;
  },
  factionUsed: (e, r) => `${does(r, e.who, 'use', 'uses')} the card ${faction(e.faction)}: ${actionsEn[e.action]}.`,
  realised: (e, r) =>
    `${does(r, e.who, 'realise', 'realises')} the ${e.revealed ? 'private ' : ''}plot ${schemesEn[e.scheme].name}.`,
  schemeLost: (e, r) => `${does(r, e.who, 'lose', 'loses')} the hold on ${schemesEn[e.scheme].name}.`,
  schemeBack: (e, r) => `${does(r, e.who, 'hold', 'holds')} ${schemesEn[e.scheme].name} again.`,
  schemeReplaced: (e, r) =>
    `${does(r, e.who, 'replace', 'replaces')} ${schemesEn[e.scheme].name} by ${schemesEn[e.by].name}.`,
  discarded: (e, r) => `${does(r, e.who, 'discard', 'discards')} ${cards(e.cards)}.`,
  drew: (e, r) => `${does(r, e.who, 'draw', 'draws')} ${count(e.count, 'card')}.`,
  drewCards: (e) => `${e.cards.length === 1 ? 'Card drawn' : 'Cards drawn'}: ${cards(e.cards)}.`,
  tookCourt: (e, r) => `${does(r, e.who, 'take', 'takes')} ${card(e.card)} from the court.`,
  deckRenewed: () => 'The deck has run out: the discards are shuffled into a new one.',
  courtRefreshed: (e) => {
    const gone = e.discarded === null ? '' : `${card(e.discarded)} leaves the court. `;
    const come = e.filled.length === 0 ? '' : ` New at court: ${cards(e.filled)}.`;
    return `${gone}The steward goes to place ${e.steward}.${come}`;
  },
  rivalStage: (e, r) => `${Who(r, e.who)}, stage ${e.stage}${e.item} (${script(e.who, e.stage, e.item)}).`,
  rivalPlans: (e) => {
    const strength = typeof e.strength === 'number' ? `${e.strength}` : strengthsEn[e.strength];
    const there = e.points === e.found ? '' : `, where no card lies, so the next clockwise, ${SIDE[e.found]}`;
    return `Plan card ${card(e.card)}, strength ${strength}: the diagram points ${SIDE[e.points]}${there}. Target: ${place(e.place)}.`;
  },
  rivalMoves: (e, r) => `The figure of ${who(r, e.who)} goes to ${place(e.place)}.`,
  rivalIdle: (e, r) => `${Who(r, e.who)} ${NOT[e.command]}: ${WHY[e.why]}.`,
  rivalTakes: (e, r) =>
    e.from === null
      ? `${Who(r, e.who)} takes 1 ${faction(e.faction)} from the supply.`
      : `${Who(r, e.who)} takes 1 ${faction(e.faction)} from ${who(r, e.from)}.`,
  rivalWins: (e, r) => `${Who(r, e.who)} ${rivalWinsEn[e.win]}.`,
  scored: (e, r) => {
    const parts = FACTIONS.flatMap((id, f) => (e.points[f] === 0 ? [] : [`${faction(id)} ${e.points[f]}`]));
    const sum = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `${Who(r, e.who)}: ${count(e.total, 'point')}${sum}, ${count(e.cards, 'faction card')}.`;
  },
  gameEnds: (e, r) => outcomesEn[e.reason](e.winners, r),
};

function eventName(id: string): string {
  const edict = id.startsWith('edict-') ? (id.slice(6) as FactionId) : null;
  return edict === null ? specialsEn[id as keyof typeof specialsEn].name : edictsEn[edict];
}

function ordinal(n: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n] ?? `${n}th`;
}
