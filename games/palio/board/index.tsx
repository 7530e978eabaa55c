/** Palio's board. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import { VALUES } from '../data/cards.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import { wordsOf } from './table.ts';
import './board.css';

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  seatLine(view, seat, language) {
    const { at, hand } = view.horses[seat]!;
    return { score: { value: at.total, of: view.finish }, notes: [wordsOf({ language }).held(hand)], tags: [] };
  },
  headline: (view, language) => wordsOf({ language }).headline(view.finish),
  explain(id, _, language) {
    const words = wordsOf({ language });
    if (id === 'pile') return { title: words.pileLabel, text: words.pileText, rules: ['PAL-3.4'] };
    const value = VALUES.find((one) => `${one}` === id);
    return value === undefined
      ? null
      : { title: words.card(value), text: words.cardText(value), rules: ['PAL-3.2', 'PAL-3.3'] };
  },
};
