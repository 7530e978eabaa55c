/** What is heard when something happens: paper for cards, wood for pieces, metal for money. */
import type { SoundName } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

export const sounds = {
  played: 'card',
  playedFacedown: 'card',
  turnedUp: 'card',
  takenBack: 'card',
  siteChosen: 'step',
  popePlaced: 'step',
  tokenTo: 'step',
  strengths: 'drum',
  conquered: 'drum',
  dealt: 'page',
  roundEnds: 'page',
} as const satisfies { readonly [what in Happening['what']]?: SoundName };
