/** What is heard when something happens: paper for cards, wood for pieces, metal for money. */
import type { SoundName } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

export const sounds = {
  put: 'card',
  tookCourt: 'card',
  conspired: 'card',
  influenced: 'step',
  moved: 'step',
  expelled: 'step',
  interrogated: 'quill',
  paid: 'coin',
  gained: 'coin',
  edictPlayed: 'seal',
  realised: 'bell',
  ousted: 'drum',
  roundStarts: 'page',
} as const satisfies { readonly [what in Happening['what']]?: SoundName };
