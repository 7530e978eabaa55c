/** What is heard when something happens: paper for cards, wood for pieces, metal for money. */
import type { SoundName } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

export const sounds = {
  bidRaised: 'step',
  bought: 'hammer',
  characterWon: 'hammer',
  built: 'step',
  builtTogether: 'step',
  landscapePlaced: 'step',
  workDone: 'quill',
  bestWork: 'bell',
  cardPaid: 'coin',
  exchanged: 'coin',
  sold: 'coin',
  recruited: 'card',
  keptCard: 'card',
  rolled: 'dice',
  roundBegins: 'page',
} as const satisfies { readonly [what in Happening['what']]?: SoundName };
