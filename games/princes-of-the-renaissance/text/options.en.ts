/** Variants and rulings in plain English. */
import type { Words } from './shape.ts';

export const optionsEn: Words['options'] = {
  side: {
    name: 'Families',
    about: 'Which side of the family tiles is used, for everybody alike.',
  },
  'side.A': { name: 'Standard', about: 'Side A: strong abilities and an aggressive game.' },
  'side.B': { name: 'Alternative', about: 'Side B: weaker abilities and a calmer game.' },
  opening: {
    name: 'Opening',
    about: 'How turn order and families are found.',
  },
  'opening.auction': {
    name: 'Two auctions',
    about: 'Secret bids for turn order, then open bids for the families. Everybody pays.',
  },
  'opening.beginner': {
    name: 'For beginners',
    about: 'Dice for turn order, families in reverse order, and 5 gold from everybody.',
  },
  holdings: {
    name: 'Gold and influence',
    about: 'What you see of the other players’ gold and influence.',
  },
  'holdings.counters': { name: 'Counters', about: 'How many counters lie there, but not what they are worth.' },
  'holdings.hidden': { name: 'Nothing', about: 'Not even the number of counters.' },
  'holdings.open': { name: 'Everything', about: 'All amounts are open.' },
  passGuard: {
    name: 'No endless passing',
    about:
      'After three rounds in which everybody passed, passing is closed until somebody acts. Off: you may wait for ever.',
  },
  lorenzo: {
    name: 'Lorenzo’s veto',
    about:
      'As in the first edition: once a decade the owner of Lorenzo Medici may forbid a war that has just been declared.',
  },
};
