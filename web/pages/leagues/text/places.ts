/** The places of the sentences about leagues, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { LeagueWords } from '../text.ts';

export const places: Places<LeagueWords> = {
  season: ['n'],
  members: ['n'],
  divisionsOf: ['n'],
  seasonOf: ['rounds', 'length'],
  starts: ['n', 'when'],
  foundedBy: ['name'],
  bench: ['n'],
  division: ['n'],
  bot: ['level'],
  round: ['n'],
  said: { division: ['n'], season: ['rounds', 'round'], moves: ['moves'] },
  change: {
    start: ['season'],
    coming: given(['division', 'moves', 'rounds', 'round', 'rated'], ({ rated, ...about }) => ({
      ...about,
      rated: rated ? 'yes' : 'no',
    })),
  },
  form: { sum: ['weeks'] },
};
