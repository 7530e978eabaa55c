/** What is printed on the cards: abilities, faction cards, events and plots. Our own words; figures are those of the box in play. */
import { count } from '@signoria/kernel/en';
import type { Words } from '../shape.ts';

export const abilitiesEn: Words['abilities'] = {
  'R-INFL-ANY': (n) =>
    `Extra INFLUENCE on ANY face-up card. Every influence you place costs ${n('R-INFL-ANY.discount')} favor less for each rival influence on that card (never below 0 per influence; you choose which tokens are waived).`,
  'R-SCOUT-ANY': (n) =>
    `Extra SCOUT on ANY face-down card without spending favor, up to ${count(n('R-SCOUT-ANY.times'), 'time')}.`,
  'R-EXPEL-ANY':
    'Extra EXPEL on ANY face-up card, even one with rival influence (the new card must hold all rival influence). Normal cost by a chosen acting card.',
  'R-REASSIGN-ALL': (n) =>
    `Extra REASSIGN without spending favor: up to ${count(n('R-REASSIGN-ALL.moves'), 'move')}, which may start from cards of any faction.`,
  'R-INTERR-ALL':
    'Extra INTERROGATE: the rumours rule covers ALL cards of the target’s degree that carry your influence, adjacent or not.',
  'R-OUST-ANY': (n) =>
    `Extra OUST against any number of influence of one rival on ANY one card; spend only ${n('R-OUST-ANY.cost')} favor in total, matching any acting card of yours.`,
  'G-INFL-LESS': (n) =>
    `Each influence you place with INFLUENCE costs ${n('G-INFL-LESS.discount')} favor less (minimum ${n('G-INFL-LESS.floor')} per influence).`,
  'G-DRAW-TWO': (n) =>
    `Draw ${count(n('G-DRAW-TWO.cards'), 'card')} from the luminary deck. Your hand limit is ignored until the refill step of this turn.`,
  'G-OUST-TIES': 'You win disputes you started when both final strengths are equal.',
  'G-REASSIGN-TWO':
    'When you REASSIGN choose 2 factions (each present on a card with your influence; only 1 if there is no second) and pay 1 favor of either; moves may start from cards of either.',
  'G-INTERR-RUMOUR': 'When you INTERROGATE, the rumours rule covers adjacent cards of any degree with your influence.',
  'G-EDICT-TWO': (n) =>
    `Move up to ${count(n('G-EDICT-TWO.tokens'), 'token')} from one edict card, in front of anyone, to your stock. If no edict is in play, gain ${n('G-EDICT-TWO.tokens')} favor of different types instead.`,
  'X-SCOUT-FREE': 'Extra SCOUT without spending favor.',
  'X-INFL-CHEAP': (n) =>
    `Extra INFLUENCE: the total cost of this action is ${n('X-INFL-CHEAP.discount')} favor lower (minimum ${n('X-INFL-CHEAP.floor')} in total; you choose which token is waived).`,
  'X-INFL-ANY1': (n) =>
    `Extra INFLUENCE on ANY face-up card: place at most ${n('X-INFL-ANY1.influence')} influence at normal cost.`,
  'X-INTERR-KEEP': 'Extra INTERROGATE: the collusion rule is not applied.',
  'X-REASSIGN-FREE': (n) =>
    `Extra REASSIGN from cards of one chosen faction without spending favor, up to ${count(n('X-REASSIGN-FREE.moves'), 'move')}.`,
  'X-EXPEL-ONE': (n) =>
    `Extra EXPEL for exactly ${n('X-EXPEL-ONE.cost')} matching favor, however much influence lies on the target.`,
  'X-OUST-EDGE': (n) => `Extra OUST with +${n('X-OUST-EDGE.strength')} to your initial strength.`,
  'E-SCOUT-ANY': 'Your SCOUT may target ANY face-down card (cost: 1 favor matching any acting card of yours).',
  'E-INFL-SUB': (n) =>
    `Paying for INFLUENCE, you may replace 1 favor by ${n('E-INFL-SUB.rate')} of one other type (instead of ${n('limit.substitution')}).`,
  'E-INFL-FACTION':
    'Besides adjacent cards, your INFLUENCE may target ANY face-up card that shares a faction with the acting card.',
  'E-INTERR-BONUS': (n) =>
    `Each INTERROGATE gives you ${n('E-INTERR-BONUS.tokens')} more favor of a faction of the target (not subject to collusion).`,
  'E-INTERR-ALLY':
    'When you INTERROGATE, treat rival influence on cards with or adjacent to your own influence as yours (for choosing the target, for rumours and for royal arch yield). Collusion still applies.',
  'E-REASSIGN-FIVE': (n) => `Your REASSIGN allows ${count(n('E-REASSIGN-FIVE.moves'), 'more move')}.`,
  'E-EXPEL-RIVAL': 'Your EXPEL may target cards with rival influence (the new card must hold all of it).',
  'E-OUST-POWER': (n) => `+${n('E-OUST-POWER.strength')} to your final strength in disputes you start.`,
  'E-OUST-CHEAP': (n) =>
    `Each OUST costs you only ${n('E-OUST-CHEAP.cost')} matching favor, whatever the number of targets.`,
  'S-SWAP-BOARD':
    'Swap 2 adjacent face-up board cards together with all influence on them. At least one carries your influence, neither carries rival influence.',
  'S-REVEAL': (n) =>
    `Look at up to ${count(n('S-REVEAL.look'), 'face-down board card')} anywhere, showing nobody; you may turn one of them face up in place.`,
  'S-COURT': 'Exchange 1 card of your hand with 1 court card of your choice.',
  'S-STEAL': 'Take from a rival 1 favor matching a faction of this card.',
  'S-SHIFT-RIVAL':
    'Spend 1 favor matching a faction of this card: move 1 rival influence from a card with or adjacent to your influence to the top free cell of a face-up card next to it.',
  'S-CONVERT': (n) =>
    `Return up to ${n('S-CONVERT.tokens')} favor to the supply, then take as many tokens of any types available in the supply.`,
  'S-MARK': 'Put 1 reward marker on a face-up board card with your influence.',
  'S-DRAW': (n) => `Draw ${count(n('S-DRAW.cards'), 'card')} from the luminary deck, then discard 1 card from hand.`,
  'S-EDICT':
    'Move 1 token from an edict card, in front of anyone, to your stock. If no edict is in play, gain 1 favor of a faction of this card instead.',
};

export const factionCardsEn: Words['factionCards'] = {
  AR: {
    once: (n) => `Extra INFLUENCE: total cost ${n('F-AR.discount')} favor lower (minimum ${n('F-AR.floor')} in total).`,
    always: (n) => `Your hand limit is ${n('F-AR.hand')}.`,
  },
  CO: {
    once: 'Extra SCOUT on ANY face-down card for 1 favor of any type.',
    always: 'When you take 2 cards from the court, neither has to be under the steward and the second costs no favor.',
  },
  MA: {
    once: (n) => `Extra EXPEL for exactly ${n('F-MA.cost')} matching favor, however much influence lies on the target.`,
    always: (n) => `+${n('F-MA.strength')} to your initial strength in every dispute you take part in.`,
  },
  CR: {
    once: (n) => `Extra REASSIGN without spending favor, up to ${count(n('F-CR.moves'), 'move')}.`,
    always: (n) =>
      `Favor substitution costs you ${count(n('F-CR.rate'), 'token')} of one type instead of ${n('limit.substitution')}.`,
  },
  SC: {
    once: 'Extra INTERROGATE without the rumours rule.',
    always: (n) =>
      `You may take quick favor up to ${count(n('F-SC.quickSupport'), 'time')} per turn (from different cards).`,
  },
  CL: {
    once: 'Extra OUST with exactly 1 target influence for 1 favor of any type.',
    always: 'When you carry out your edicts, keep both tokens removed from each edict card.',
  },
};

export const edictsEn: Words['edicts'] = {
  AR: 'Edict of 22 June 1784',
  MA: 'Edict of 2 March 1785',
  CL: 'Papal letters of June 1785',
  SC: 'Edict of 16 August 1785',
  CO: 'Edict of 16 August 1787',
  CR: 'Edict of 15 November 1790',
};

export const specialsEn: Words['specials'] = {
  convent: {
    name: 'Convent of Wilhelmsbad',
    text: 'Once per turn each active player may add a card to the conspiracy chain that shares no faction with the previous card.',
  },
  tolerance: { name: 'Patent of Toleration', text: 'The collusion rule is not applied when players INTERROGATE.' },
  ball: { name: 'Masked ball at Nymphenburg', text: (n) => `REASSIGN allows ${count(n('ball.moves'), 'more move')}.` },
  encyclopedia: {
    name: 'The Encyclopaedia',
    text: (n) =>
      `Favor substitution costs ${count(n('encyclopedia.rate'), 'token')} of one type instead of ${n('limit.substitution')}.`,
  },
  succession: {
    name: 'War of the Bavarian Succession',
    text: (n) =>
      `A player who starts a dispute adds ${n('succession.strength')} to the final strength (artificial opponents do not).`,
  },
  lightning: {
    name: 'Lightning at Regensburg',
    text: 'EXPEL may target cards with rival influence (the new card must hold all of it).',
  },
  letters: {
    name: 'Secret correspondence',
    text: 'Once per turn, as a free action, the active player may look at 1 face-down board card anywhere.',
  },
  newplan: {
    name: 'New instructions from Spartacus',
    text: (n) =>
      `Once per turn, as a free action, the active player may spend ${n('newplan.cost')} favor, all of different types (no substitution), to remove a public plot with no influence on it (edge influence does not count) from the game and replace it with the top card of the plot pile, if there is one.`,
  },
  audience: {
    name: 'Audience at court',
    text: 'Once per turn, as a free action, the active player below the hand limit may spend 1 favor of any type to take 1 court card into hand; the slot stays empty until the court is refreshed.',
  },
};

export const schemesEn: Words['schemes'] = {
  rosicrucians: {
    name: 'Rosicrucian Brotherhood',
    text: (n) =>
      `Control at least ${n('rosicrucians.cards')} Rosicrucian cards with at least ${n('rosicrucians.influence')} of your influence on them, and control more Rosicrucian cards than any rival.`,
  },
  grandlodge: {
    name: 'Grand Lodge',
    text: (n) =>
      `Control a lodge of at least ${count(n('grandlodge.cards'), 'card')} with at least ${n('grandlodge.influence')} of your influence in it.`,
  },
  enlighteners: {
    name: 'Great Enlighteners',
    text: (n) =>
      `Have at least ${n('enlighteners.influence')} influence on royal arch cards and more influence on all royal arch cards together than any rival.`,
  },
  periphery: {
    name: 'Recruitment on the Periphery',
    text: (n) =>
      `Control a lodge containing at least ${count(n('periphery.outer'), 'outer card')}, with at least ${n('periphery.influence')} of your influence in it.`,
  },
  adepts: { name: 'Influential Adepts', text: (n) => `Control at least ${count(n('adepts.cards'), 'grand master')}.` },
  innercircle: {
    name: 'Inner Circle',
    text: 'Have influence on 4 inner cards forming a group in which each card is adjacent to at least 2 others of the group.',
  },
  exchange: {
    name: 'Line of Exchange',
    text: (n) =>
      `Control a lodge containing at least ${n('exchange.central')} consecutive adjacent cards of the central row.`,
  },
  masons: { name: 'Union of the Masons', text: 'Control Mason cards that together belong to all 6 factions.' },
  rumourpath: {
    name: 'Path of Rumours',
    text: 'Have influence on every card of a same-faction path joining the top row to the bottom row.',
  },
  areopagi: {
    name: 'Collaboration of the Areopagi',
    text: 'Control a lodge that contains a card touching your areopagus and a card touching the areopagus of a rival.',
  },
  equals: {
    name: 'Union of Equals',
    text: (n) =>
      `Have influence on a card and on ${count(n('equals.neighbours'), 'other card')} adjacent to it of the same degree.`,
  },
  shadow: {
    name: 'Shadow Agreements',
    text: (n) => `Have influence on at least ${count(n('shadow.cards'), 'card')} with rival influence on it as well.`,
  },
  wide: { name: 'Wide Connections', text: (n) => `Control any ${count(n('wide.cards'), 'card')}.` },
};
