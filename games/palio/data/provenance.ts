/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'cards',
    provenance: 'rulebook',
    note: {
      en: 'Made for this table, to show how a game is made.',
      ru: 'Придумано для этого стола, чтобы показать, как делается игра.',
    },
  },
];
