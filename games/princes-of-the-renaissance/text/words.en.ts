/** The game in English: what is refused, scored and wrong with a file. All other words stand beside it. */
import { choicesEn, promptsEn } from './asking/en.ts';
import { eventsEn, outcomesEn } from './events.en.ts';
import { count, who } from './grammar.en.ts';
import { cityEn, eventsEnNames, familiesEn, groupsEn, namesEn, troopEn } from './names.en.ts';
import { optionsEn } from './options.en.ts';
import { partsEn, rankEn } from './parts.en.ts';
import { positionEn } from './position.en.ts';
import type { Words } from './shape.ts';

const blocked: Words['blocked'] = {
  bidTooLow: (f) => `A bid must be at least ${f.least} now.`,
  bidTooHigh: (f) => `With your ${f.currency} and your discounts you can pay a bid of up to ${f.max}.`,
  laidTooMuch: (f) => `You have ${f.max} gold for this bid, counting what already lies there.`,
  mustOpen: () => 'Who puts a tile up for auction must open the bidding.',
  familyTaken: (f, r) => `${familiesEn[f.family].name} already belongs to ${who(r, f.owner)}.`,
  troopOwned: (f) => `You have ${troopEn(f.troop)} already. Nobody may own two tiles of one type.`,
  troopTooEarly: (f) => `${troopEn(f.troop)} can be bought from decade ${f.decade} on.`,
  troopsGone: (f) => `There is no ${troopEn(f.troop)} tile left in the supply.`,
  troopTooDear: (f) => `${troopEn(f.troop)} costs ${f.cost} gold. Discounts work in auctions only.`,
  noCards: () => 'No treachery card is left, neither in the deck nor among the discards.',
  cardTooDear: (f) => `A treachery card costs ${f.cost} gold and ${f.cost} influence.`,
  eventLater: (f) => `${eventsEnNames[f.event].name} comes in decade ${f.decade}.`,
  popeSold: (f, r) => `The Pope belongs to ${who(r, f.owner)} until the decade ends.`,
  tileLimit: () => 'You own six city tiles. That is the most anybody may have.',
  cityLimit: () => 'You own tiles of three cities. A fourth city is not allowed.',
  tileTooDear: (f) =>
    `The bidding for this tile opens at ${f.least} gold, twice the status of its city. You cannot pay that.`,
  warLimit: (f) => `All ${count(f.limit, 'war')} of this decade have been started.`,
  mustAct: (f) => `${count(f.passes, 'turn')} in a row were passed. Now somebody has to act.`,
  sameCity: (f) => `${cityEn(f.city)} cannot fight against itself.`,
};

const score: Words['score'] = {
  city: ({ points, facts: f }) => `${cityEn(f.city)}: ${count(f.tiles, 'tile')} at ${f.each} = ${points}`,
  tiles: ({ points }) => `Printed on city tiles: ${points}`,
  events: ({ points, facts: f }) => `Events: ${points} (${f.events.map((id) => eventsEnNames[id].name).join(', ')})`,
  wine: ({ points, facts: f }) => `Wine Merchants: ${f.merchants} × ${f.wine} = ${points}`,
  pope: ({ points }) => `The Pope: ${points}`,
  victories: ({ points, facts: f }) => `${count(f.counters, 'victory counter')}: ${points}`,
  gold: ({ points, facts: f }) => `${rankEn(f.standing, 'gold')}: ${points}`,
  influence: ({ points, facts: f }) => `${rankEn(f.standing, 'influence')}: ${points}`,
};

const edition: Words['edition'] = {
  'not-a-ladder': () => 'Counters go from 1 upwards, each a multiple of the one before.',
  'too-few-tiles': (f) => `${cityEn(f.city)} has ${count(f.tiles, 'tile')}; every game needs ${f.least}.`,
  'no-events': ({ decade }) => `Decade ${decade} has no event tile, so it could never end.`,
  'deck-too-small': ({ cards, least: few }) => `The deck has ${count(cards, 'card')}; ${few} are needed.`,
};

export const wordsEn: Words = {
  title: 'Princes of the Renaissance',
  blurb: 'Buy into the great cities of Italy, hire yourself out in their wars, and trust nobody.',
  credit:
    'Designed by Martin Wallace; the rules follow the Mercury Games edition. This is an unofficial implementation, not connected with designer or publisher.',
  names: namesEn,
  groups: groupsEn,
  options: optionsEn,
  prompts: promptsEn,
  answered: 'Your answer is in. Waiting for the others',
  choices: choicesEn,
  events: eventsEn,
  blocked,
  score,
  parts: partsEn,
  outcomes: outcomesEn,
  edition,
  position: positionEn,
};
