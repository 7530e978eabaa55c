/** Pax Illuminaten in English: what is asked, answered, refused and won. Names, cards and chronicle stand beside it. */
import type { Question, Reader } from '@signoria/kernel';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import { abilitiesEn, edictsEn, factionCardsEn, schemesEn, specialsEn } from './cards/en.ts';
import { luminariesEn } from './cards/luminaries.en.ts';
import { eventsEn, outcomesEn } from './events.en.ts';
import { card, count, does, everyone, faction, place, tokens, who } from './grammar.en.ts';
import {
  actionsEn,
  degreesEn,
  demandsEn,
  factionsEn,
  groupsEn,
  kindsEn,
  organisationsEn,
  rivalsEn,
  rivalWinsEn,
  slotsEn,
  strengthsEn,
} from './names.en.ts';
import { demanded } from './names.ts';
import { optionsEn } from './options.en.ts';
import { partsEn } from './parts.en.ts';
import { positionEn } from './position.en.ts';
import type { Words } from './shape.ts';

function is(doing: string): (q: Question, r: Reader) => string {
  return (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} ${doing}`;
}

const prompts: Words['prompts'] = {
  playEvent: { asked: 'Play a special event?', waiting: is('thinking about an event') },
  act: { asked: 'Your action phase: what next?', waiting: is('to act') },
  extra: { asked: 'An extra action: where?', waiting: is('choosing where to act') },
  pay: { asked: 'Which tokens do you spend?', waiting: is('choosing tokens to spend') },
  putScout: { asked: 'Which card of your hand goes face up into the gap?', waiting: is('choosing a card for the gap') },
  howMany: { asked: 'How much influence do you place?', waiting: is('deciding how much influence to place') },
  reassign: { asked: 'Move influence, or stop.', waiting: is('moving influence') },
  putExpel: { asked: 'Which card of your hand takes the place?', waiting: is('choosing a card to put') },
  seatTokens: { asked: 'Whose influence enters the next cell?', waiting: is('seating influence on the new card') },
  chooseTargets: { asked: 'Which influence do you challenge?', waiting: is('choosing what to challenge') },
  chooseYield: { asked: 'Tokens may run short: which card yields first?', waiting: is('choosing which card yields') },
  chooseGain: { asked: 'Which favor do you gain?', waiting: is('choosing favor') },
  intercept: { asked: 'The supply has none: from whom do you take it?', waiting: is('intercepting favor') },
  share: { asked: 'Collusion: which token goes to whom?', waiting: is('sharing favor') },
  disputeCards: {
    asked: 'A dispute: which card do you play face down?',
    waiting: (q, r) => `Dispute cards are being chosen: ${everyone(r, q.deciding)}`,
  },
  bothWin: {
    asked: 'Both would win at once. Go on with new cards, or give up?',
    waiting: is('deciding on the dispute'),
  },
  chooseCompensation: {
    asked: 'Which favor do you take for the influence lost?',
    waiting: is('taking compensation'),
  },
  swap: { asked: 'Which two cards change places?', waiting: is('choosing cards to swap') },
  look: { asked: 'Which face-down card do you look at?', waiting: is('looking at face-down cards') },
  turnUp: { asked: 'Turn up one of the cards you saw?', waiting: is('deciding whether to turn a card up') },
  exchange: {
    asked: 'Which card do you exchange for which at court?',
    waiting: is('exchanging a card with the court'),
  },
  steal: { asked: 'Which favor do you take, and from whom?', waiting: is('taking favor from a rival') },
  shift: { asked: 'Which influence do you shift, and where to?', waiting: is('shifting influence') },
  convertReturn: { asked: 'Which token do you return?', waiting: is('returning tokens') },
  convertTake: { asked: 'Which token do you take instead?', waiting: is('taking tokens instead') },
  mark: { asked: 'On which card do you put the reward marker?', waiting: is('placing a reward marker') },
  discardOne: { asked: 'Which card do you discard?', waiting: is('discarding a card') },
  takeFromEdict: { asked: 'From which edict do you take?', waiting: is('taking tokens from an edict') },
  gainDifferent: { asked: 'Which favor do you gain?', waiting: is('choosing favor') },
  dropScheme: {
    asked: 'These plots do not stand together. Which one do you drop?',
    waiting: is('dropping a plot'),
  },
  restoreScheme: { asked: 'A lost plot holds again. Put your influence back?', waiting: is('restoring a plot') },
  keepEvent: { asked: 'Which event do you keep? The other goes back on top.', waiting: is('choosing an event') },
  discardDown: { asked: 'Your hand is above its limit. Which card goes?', waiting: is('discarding down to the limit') },
  takeCard: { asked: 'Refill your hand: from the court or from the deck?', waiting: is('refilling the hand') },
};

function event(id: EventId): string {
  return id.startsWith('edict-') ? edictsEn[id.slice(6) as FactionId] : specialsEn[id as keyof typeof specialsEn].name;
}

const USE = { ability: 'use its ability', support: 'take its favor', link: 'only as a link' };

const choices: Words['choices'] = {
  play: (c) => `Play ${specialsEn[c.event].name}`,
  pass: () => 'No',
  scout: (c) => `Scout ${place(c.place)}`,
  influence: (c) => `Influence ${place(c.place)}`,
  interrogate: (c) => `Interrogate ${place(c.place)}`,
  reassign: (c) =>
    c.factions.length === 0 ? 'Reassign from any cards' : `Reassign from ${c.factions.map(faction).join(' and ')}`,
  expel: (c) => `Expel the card on ${place(c.place)}`,
  oust: (c, r) => `Oust ${who(r, c.rival)} from ${place(c.place)}`,
  conspire: (c) => `Conspire with ${card(c.card)}: ${USE[c.use]}`,
  claim: (c) => `Claim the card ${faction(c.faction)}`,
  faction: (c) => `Use the card ${faction(c.faction)}`,
  reward: (c) => `Reward on ${place(c.place)}: ${actionsEn[c.action]}`,
  realise: (c) => `Realise ${schemesEn[c.scheme].name}`,
  letters: (c) => `Secret correspondence: look at ${place(c.place)}`,
  newplan: (c) => `New instructions from Spartacus: replace ${schemesEn[c.scheme].name}`,
  audience: (c) => `Audience at court: take the card on court place ${c.slot}`,
  end: () => 'End the action phase',
  pay: (c) => (c.spend.length === 0 ? 'Spend nothing' : `Spend ${tokens(c.spend)}`),
  count: (c) => `Place ${c.count}`,
  put: (c) => `Put ${card(c.card)}`,
  seat: (c, r) => `Next: ${who(r, c.rival)}`,
  move: (c) => `Move from ${place(c.from)}, cell ${c.cell}, to ${place(c.to)}`,
  stop: () => 'Leave it at that',
  targets: (c) => `Challenge ${count(c.cells.length, 'influence', 'influence')}: cells ${c.cells.join(', ')}`,
  yield: (c) => `First ${place(c.place)}`,
  gain: (c) => `Take ${faction(c.faction)}`,
  from: (c, r) => `From ${who(r, c.rival)}`,
  give: (c, r) => `Give ${faction(c.faction)} to ${who(r, c.rival)}`,
  lay: (c) => `Play ${card(c.card)}`,
  continue: () => 'Go on with new cards',
  concede: () => 'Give up',
  swap: (c) => `Swap ${place(c.a)} and ${place(c.b)}`,
  look: (c) => `Look at ${place(c.place)}`,
  turnup: (c) => `Turn up ${place(c.place)}`,
  exchange: (c) => `${card(c.card)} for the card on court place ${c.slot}`,
  steal: (c, r) => `Take ${faction(c.faction)} from ${who(r, c.rival)}`,
  shift: (c) => `Shift from ${place(c.from)}, cell ${c.cell}, to ${place(c.to)}`,
  return: (c) => `Return ${faction(c.faction)}`,
  mark: (c) => `Marker on ${place(c.place)}`,
  edict: (c) => `Take ${count(c.count, 'token')} from ${edictsEn[c.faction]}`,
  discard: (c) => `Discard ${card(c.card)}`,
  drop: (c) => `Drop ${schemesEn[c.scheme].name}`,
  restore: (c) => `Put influence back on ${schemesEn[c.scheme].name}`,
  keep: (c) => `Keep ${event(c.event)}`,
  court: (c) => `Take the card on court place ${c.slot}`,
  deck: () => 'Draw from the deck',
};

const blocked: Words['blocked'] = {
  noMainActions: () => 'No main action of this turn is left. Cards and markers may still give extra ones.',
  cannotPay: () => 'Your favor does not pay for it. Every symbol needs a fitting token, or several of one other type.',
  notAdjacent: () => 'It is out of reach: it lies next to none of your cards, nor to your areopagus.',
  archTaken: () => 'A rival has influence on this royal arch. Only one participant can be there.',
  cardFull: () => 'This card has no free cell.',
  noInfluenceLeft: () => 'You have no influence left to place.',
  rivalsThere: () => 'Rival influence protects this card from being expelled.',
  emptyHand: () => 'You have no card to put in its place.',
  noRoomForRivals: () => 'The new card must have room for all rival influence, and an arch takes only one participant.',
  hasYielded: () => 'This card has yielded favor in this turn. Each card does so once.',
  chainClosed: () => 'A royal arch has closed the chain for this turn.',
  noCommonFaction: () => 'It shares no faction with the last card of the chain.',
  abilityImpossible: () => 'Its ability can do nothing now.',
  quickUsed: () => 'Quick favor has been taken in this turn.',
  factionUsed: ({ faction: id }) => `The card ${faction(id)} has been used in this turn.`,
  lodgeNotYours: ({ faction: id }) => `You do not control the largest lodge of this faction: ${faction(id)}.`,
  claimedAlready: () => 'You have claimed a faction card in this turn.',
  schemeHeld: ({ scheme }) => `Your influence is already on ${schemesEn[scheme].name}, or at its edge.`,
  unfulfilled: ({ scheme, what, have, need }) => {
    const demands = what.map((id, i) => demanded(demandsEn[id]({ have: have[i]!, need: need[i]! })));
    return `${schemesEn[scheme].name} is not fulfilled yet: ${demands.join(', ')}.`;
  },
  realisedAlready: () => 'You have realised a plot in this turn.',
  sameCards: ({ scheme }) =>
    `${schemesEn[scheme].name} would rest on the same cards, or on the same lodge, as a plot you hold. Each plot needs cards of its own.`,
  noFee: () => 'A second card from the court costs 1 favor of any type.',
  notUnderSteward: () => 'Of two cards from the court one must be the card under the steward.',
};

const score: Words['score'] = {
  schemes: ({ facts }) => {
    const names = facts.schemes.map((id) => schemesEn[id].name).join(', ');
    return `${facts.held} of ${facts.of} plots${names === '' ? '' : `: ${names}`}`;
  },
  faction: ({ points, facts }) => `${faction(facts.faction)}: ${points} influence in the main lodge of ${facts.size}`,
  factionCards: ({ facts }) => `${count(facts.cards, 'faction card')} for ties`,
};

const edition: Words['edition'] = {
  'not-a-cell': () => 'A cell is a word of the letters P and S, of P alone on cards of one faction.',
  'not-an-extra': () => 'A royal arch always has an extra main action.',
};

export const wordsEn: Words = {
  title: 'Pax Illuminaten',
  blurb: 'Weave conspiracies among the luminaries of the Enlightenment and realise two plots before anybody else.',
  credit:
    'Designed by Oliver Kiley, published by Ion Game Design; these rules follow the Russian edition of Crowd Games. This is an unofficial implementation, not connected with designer or publishers.',
  factions: factionsEn,
  luminaries: luminariesEn,
  abilities: abilitiesEn,
  kinds: kindsEn,
  actions: actionsEn,
  degrees: degreesEn,
  strengths: strengthsEn,
  organisations: organisationsEn,
  factionCards: factionCardsEn,
  edicts: edictsEn,
  specials: specialsEn,
  schemes: schemesEn,
  demands: demandsEn,
  parts: partsEn,
  slots: slotsEn,
  rivals: rivalsEn,
  rivalWins: rivalWinsEn,
  groups: groupsEn,
  options: optionsEn,
  prompts,
  answered: 'Your card is chosen. Waiting for the other side',
  choices,
  events: eventsEn,
  blocked,
  score,
  outcomes: outcomesEn,
  edition,
  position: positionEn,
};
