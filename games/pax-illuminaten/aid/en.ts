/** The game on one page, in English. */
import type { AidWords } from '@signoria/kernel';
import type { ExampleId } from './examples.ts';
import type { ItemId } from './items.ts';

export const aidEn: AidWords<ItemId, ExampleId> = {
  aim: 'Pursue plots among the luminaries of the Enlightenment: two that still hold at the end of your turn win.',
  items: {
    events: { title: 'Event phase', text: 'Not in round 1. Edicts pay, a special event may be played.' },
    acting: {
      title: 'Action phase',
      text: 'Up to two main actions; besides, conspire, claim a faction card, realise a plot. In any order.',
    },
    plots: { title: 'Check: plots', text: 'Plots that no longer hold are lost for now. Two that do win at once.' },
    drawn: { title: 'Check: events', text: 'If a grand master or royal arch was played, draw events and keep one.' },
    refill: { title: 'Check: refill', text: 'Chain and dispute cards go; fill your hand from court and deck.' },
    scout: {
      title: 'Scout',
      text: 'Take a face-down card within reach; any card of your hand goes there face up.',
      price: '1 matching favor',
    },
    influence: {
      title: 'Influence',
      text: 'Place 1 to 3 on a card within reach, uppermost cells first.',
      price: 'as the cells show',
    },
    interrogate: {
      title: 'Interrogate',
      text: 'Areopagus or a card with your influence yields; neighbours of the same degree too.',
      price: 'nothing',
    },
    reassign: {
      title: 'Reassign',
      text: 'Up to three moves from cards of one faction to their neighbours.',
      price: '1 favor of it',
    },
    expel: {
      title: 'Expel',
      text: 'Replace a face-up card without rival influence by one of your hand.',
      price: '1 per influence, at least 1',
    },
    oust: {
      title: 'Oust',
      text: 'A dispute: strength on the board and a secret card each. Ties go to the defender.',
      price: '1 per rival influence',
    },
    conspire: {
      title: 'Conspire',
      text: 'Play a card for its ability or, once a turn, for its favor. Each shares a faction with the one before.',
      price: 'free',
    },
    claim: { title: 'Claim', text: 'The faction card whose largest lodge you control; one a turn.', price: 'free' },
    realise: { title: 'Realise', text: 'Put 1 influence on a plot that is fulfilled; one a turn.', price: 'free' },
    twoPlots: { title: 'Two plots', text: 'Realised, and still holding at your check.', price: 'win' },
    edicts: { title: 'Five edicts used up', text: 'The round is the last; then lodges are counted.' },
    lodges: { title: 'Main lodges', text: 'Each of your influence in the largest lodge of a faction.', price: '1' },
    tie: { title: 'Level', text: 'More faction cards win.' },
  },
  examples: {
    cells: 'What one, two and three cells of a third-degree card cost',
    dispute: 'A dispute: influence nearby, the areopagus, and a card each',
  },
};
