/** What a table may agree on, in plain English. */
import type { Words } from './shape.ts';

export const optionsEn: Words['options'] = {
  oneAgentPerPalace: {
    name: 'One Agent per Palace',
    about: 'For beginners: there is never more than one enemy Agent in a Palace, so that at most one Room is blocked.',
  },
  powers: { name: 'Powers', about: 'How the players come to their powers.' },
  'powers.chosen': { name: 'chosen in turn', about: 'In turn order each player picks one of the powers left.' },
  'powers.drawn': { name: 'drawn by lot', about: 'Chance deals the powers.' },
  firstPlayer: {
    name: 'First player',
    about: '0: drawn by lot. Otherwise the seat that begins, counted from 1: whoever visited Italy last.',
  },
  longestGame: {
    name: 'Longest game',
    about: 'A game that nobody ends is scored after this many Years. Real games last 8 to 12.',
  },
};
