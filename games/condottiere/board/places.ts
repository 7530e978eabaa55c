/** The places of the board's sentences: what its facts are called in a translator's file. */
import { given, type Named, type Places } from '@signoria/kernel';
import type { RegionId } from '../data/map.ts';
import type { Names } from '../text/places.ts';
import type { BoardWords } from './text.shape.ts';

export function boardPlaces({ regions }: Pick<Names, 'regions'>): Places<BoardWords> {
  const inRegion = given(['region'], (id: RegionId) => ({ region: regions[id].name }));
  const orNone = (name: string | null): Named => ({ text: name ?? '', key: name === null ? 'none' : 'other' });
  return {
    battleFor: inRegion,
    line: {
      of: given(['name'], (name) => ({ name: orNone(name) })),
      handSize: given(['n'], (n) => ({ n: n ?? -1 })),
      known: ['cards'],
      facedownIs: ['card'],
      counts: ['each'],
      countsNow: ['each', 'causes'],
      gone: ['card'],
    },
    region: { of: given(['owner'], (owner) => ({ owner: orNone(owner) })) },
    piles: { open: ['pile', 'discards'], pile: ['n'], discards: ['n'] },
    hand: { seenBy: given(['n', 'names'], (names) => ({ n: names.length, names: names.join(', ') })) },
    show: { tally: ['n'], less: ['card'], more: ['card'] },
    headline: { game: ['n'], round: ['n'], battle: ['n'], site: inRegion },
    seat: { touching: ['size', 'of'], points: ['points', 'of'] },
  };
}
