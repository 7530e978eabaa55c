/** The things of the board that an answer is about: regions, the Pope's place beside the map, cards of hand and line. */
import type { Things } from '@signoria/kit';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';

/** Cards are the reader's own; alike ones in a hand or a line are one thing. */
export type ThingName = `region ${RegionId}` | 'pope' | `hand ${CardId}` | `line ${CardId}` | 'facedown';

export const things: Things<View, Choice, ThingName> = (choice, { players }, you) => {
  switch (choice.do) {
    case 'site':
      return [`region ${choice.region}`];
    case 'pope':
      return [choice.region === 'off' ? 'pope' : `region ${choice.region}`];
    case 'play':
      return [`hand ${choice.card}`];
    case 'take': {
      const { card } = choice;
      if (card === 'none') return [];
      const faceup = players[you]!.line.some((other) => other.card === card);
      return [faceup ? `line ${card}` : 'facedown'];
    }
    case 'facedown':
      return choice.side === 'up' ? ['facedown'] : [];
    default:
      return [];
  }
};
