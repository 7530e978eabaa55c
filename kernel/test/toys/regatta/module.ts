/** Regatta as the house sees a game: rules, words, advice. */
import { type GameModule, inEvery } from '../../../index.ts';
import { regatta } from './game.ts';
import { textEn } from './text.en.ts';
import { textRu } from './text.ru.ts';

export const RULES = ['REG-1', 'REG-2', 'REG-3', 'REG-4', 'REG-5', 'REG-6'];

export const regattaModule: GameModule = {
  game: regatta,
  text: inEvery({ en: textEn, ru: textRu }),
  policy: { rate: (_s, _seat, choices, into) => void into.fill(0, 0, choices.length) },
  rules: RULES,
  data: [],
  content: {
    events: ['sailed', 'becalmed', 'won', 'hoisted', 'whispered', 'reefed', 'drew', 'spied', 'prizeSeen', 'prizeShown'],
    outcomes: ['alone', 'shared'],
  },
};
