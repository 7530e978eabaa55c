/** What is heard when something happens: paper for cards, wood for pieces, metal for money. */
import type { SoundName } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

export const sounds = {
  bidMade: 'step',
  familyBid: 'step',
  lotWon: 'hammer',
  familyChosen: 'seal',
  warDeclared: 'drum',
  rolled: 'dice',
  rerolled: 'dice',
  warWon: 'bell',
  statusMoved: 'step',
  artistPlaced: 'step',
  troopBought: 'coin',
  traded: 'coin',
  income: 'coin',
  cardBought: 'card',
  cardGiven: 'card',
  decadeStarts: 'page',
} as const satisfies { readonly [what in Happening['what']]?: SoundName };
