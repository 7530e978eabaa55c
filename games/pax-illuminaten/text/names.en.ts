/** Names in English: factions, degrees, actions, rivals and their scripts. */
import type { RivalId } from '../data/rivals.ts';
import { demandsFrom, type Needed } from './demands.ts';
import type { Words } from './shape.ts';

export const factionsEn: Words['factions'] = {
  AR: { name: 'Aristocracy' },
  CO: { name: 'Connoisseurs' },
  MA: { name: 'Magistrates' },
  CR: { name: 'Creators' },
  SC: { name: 'Scholars' },
  CL: { name: 'Clergy' },
};

export const kindsEn: Words['kinds'] = {
  extra: 'Extra action',
  enhance: 'Enhancement until the end of the turn',
  special: 'Special action',
};

export const actionsEn: Words['actions'] = {
  scout: 'Scout',
  influence: 'Influence',
  interrogate: 'Interrogate',
  reassign: 'Reassign',
  expel: 'Expel',
  oust: 'Oust',
};

export const degreesEn: Words['degrees'] = {
  I: 'first degree',
  II: 'second degree',
  III: 'third degree',
  GM: 'grand master',
  RA: 'royal arch',
};

export const strengthsEn: Words['strengths'] = { dagger: 'dagger', hammers: 'two hammers' };
export const organisationsEn: Words['organisations'] = { M: 'Masons', R: 'Rosicrucians' };

export const slotsEn: Words['slots'] = {
  south: 'south',
  west: 'west',
  northwest: 'north-west',
  north: 'north',
  northeast: 'north-east',
  east: 'east',
};

export const neededEn: Needed = {
  cards: (need) => `of ${need} cards`,
  influence: (need) => `of ${need} influence`,
  lead: (most) => `against ${most} of a rival`,
  leading: 'more than any rival',
  lodgeCards: (need) => `of ${need} cards in the lodge`,
  outerCards: (need) => `of ${need} outer cards`,
  centralCards: (need) => `of ${need} cards in a row of the central row`,
  innerCards: (need) => `of ${need} inner cards`,
  areopagi: (need) => `of ${need} areopagi joined`,
  factions: (need) => `of ${need} factions`,
  rows: (need) => `of ${need} rows crossed`,
  neighbours: (need) => `of ${need} equal neighbours`,
  lodges: (need) => `of ${need} largest lodges`,
  edicts: (need) => `of ${need} edicts discarded`,
};

export const demandsEn = demandsFrom(neededEn);

export const rivalNamesEn: { readonly [id in RivalId]: string } = {
  weishaupt: 'Adam Weishaupt',
  saintgermain: 'the Count of Saint-Germain',
  joseph: 'Joseph II',
  charlestheodore: 'Charles Theodore',
};

export const rivalsEn: Words['rivals'] = {
  weishaupt: {
    name: 'Adam Weishaupt',
    about: 'The founder of the Order stays among cards of his own factions and pays favor to plant more influence.',
    script: {
      '1a': 'at most 2 tokens in stock, so he interrogates',
      '1b': 'he has favor enough and does nothing',
      '2a': 'he reveals a plan card',
      '3a': 'the target shares a faction with his card and has room: he influences it',
      '3b': 'the target is a stranger without rivals, the plan card is not: it takes the place',
      '3c': 'rivals sit on the target: he ousts them',
      '3d': 'nothing better: he turns the target up and influences it',
      '4a': 'that went badly: he plans and influences once more',
      '4b': 'he interrogates his card',
    },
    special: [
      (n) =>
        `After the first influence he spends matching favor for more, up to ${n('weishaupt.influence')} in one action.`,
    ],
  },
  saintgermain: {
    name: 'Count of Saint-Germain',
    about: 'The wanderer slips in wherever others sit, and helps himself from their pockets.',
    script: {
      '1a': 'rumours would pay, so he interrogates',
      '1b': 'a rival owns what he wants: he takes a token',
      '1c': 'he gains a token of his card’s primary faction',
      '2a': 'he reveals a plan card',
      '3a': 'the target lies face down: the plan card takes its place',
      '3b': 'the target has room: he influences it',
      '3c': 'rivals sit on the full target: he ousts them',
      '3d': 'the plan card has more cells: it takes the place',
      '3e': 'nothing better: he reassigns from the target',
      '4a': 'three tokens of one type: he spends them, plans and influences again',
      '4b': 'he saves his favor',
    },
    special: ['Where rivals have influence he places one more.'],
  },
  joseph: {
    name: 'Joseph II',
    about: 'The emperor fights first and settles in the middle of the board.',
    script: {
      '1a': 'he interrogates his card',
      '2a': 'he reveals a plan card',
      '3a': 'rivals sit on the target: he ousts them',
      '3b': 'the target lies face down: the plan card takes its place',
      '3c': 'the target has room: he influences it',
      '3d': 'nothing better: he reassigns from the target',
      '4a': 'he reveals a second plan card',
      '5a': 'the target has room: he influences it',
      '5b': 'rivals sit on the target: he ousts them',
      '5c': 'he rests',
    },
    special: [
      'On cards of the central row he places one more influence.',
      (n) => `He ousts up to ${n('joseph.targets')} influence at once.`,
    ],
  },
  charlestheodore: {
    name: 'Charles Theodore, Elector of Bavaria',
    about: 'The elector rules by edict and hems the table in from its outer cards.',
    script: {
      '1a': 'edicts lie before him: he takes a token from each and interrogates',
      '1b': 'no edict is in play: he reveals an event',
      '1c': 'he interrogates his card',
      '2a': 'he reveals a plan card',
      '3a': 'rivals fill the target: he ousts them',
      '3b': 'the target lies face down: the plan card takes its place',
      '3c': 'the target has room: he influences it',
      '3d': 'nothing better: he reassigns from the target',
      '4a': 'he reveals a second plan card',
      '5a': 'rivals sit on the target: he ousts them',
      '5b': 'the target has room: he influences it and stays where he is',
      '5c': 'he rests',
    },
    special: [
      'On outer cards he places one more influence.',
      'In every dispute he is stronger by 1 for each edict in play.',
    ],
  },
};

export const rivalWinsEn: Words['rivalWins'] = {
  bigLodge: 'controls a large lodge full of his influence',
  manyCards: 'controls many cards',
  joinedAreopagi: 'controls a lodge that joins his areopagus to a rival’s',
  sharedCards: 'has influence on many cards beside that of rivals',
  rosicrucians: 'leads the Rosicrucians',
  presence: 'has influence nearly everywhere',
  centralLodge: 'controls a lodge along the central row',
  innerInfluence: 'holds the inner cards',
  outerCards: 'controls the outer cards',
  largestLodges: 'controls the largest lodges of several factions',
  edictsAndScore: 'leads in faction points when the edicts run out',
};

export const groupsEn: Words['groups'] = {
  schemes: 'Plots',
  limits: 'Numbers and limits',
  board: 'Board',
  luminaries: 'Luminaries',
  abilities: 'Abilities, faction cards and events',
  connections: 'Connection cards',
  rivals: 'Artificial rivals',
};
