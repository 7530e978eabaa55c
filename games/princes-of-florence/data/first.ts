/**
 * What was otherwise under rules version 1, as corrections to the box of today: games that began with it are played on, and
 * replayed, with it. Most rows of the professions were reconstructed then.
 */
import type { Correction } from './edition.ts';
import { PROFESSIONS } from './professions.ts';

type Rows = NonNullable<Correction['professions']>;

const PROFESSIONS_THEN: Rows = {
  alchemist: { building: 'laboratory', landscape: 'park', freedom: 'religion' },
  botanist: { building: 'laboratory', landscape: 'forest', freedom: 'travel' },
  physicist: { building: 'laboratory', landscape: 'lake', freedom: 'opinion' },
  goldsmith: { building: 'workshop', landscape: 'lake', freedom: 'travel' },
  sculptor: { building: 'workshop', landscape: 'park', freedom: 'opinion' },
  jurist: { building: 'university', landscape: 'park', freedom: 'travel' },
  theologian: { building: 'library', landscape: 'forest', freedom: 'religion' },
  cartographer: { building: 'library', landscape: 'lake', freedom: 'travel' },
  composer: { building: 'opera', landscape: 'forest', freedom: 'religion' },
  choreographer: { building: 'opera', landscape: 'park', freedom: 'opinion' },
  painter: { building: 'studio', landscape: 'forest', freedom: 'travel' },
  physician: { building: 'hospital', landscape: 'lake', freedom: 'opinion' },
  pharmacist: { building: 'hospital', landscape: 'forest', freedom: 'travel' },
  dramatist: { building: 'theater', landscape: 'forest', freedom: 'opinion' },
  astronomer: { building: 'tower', landscape: 'forest', freedom: 'opinion' },
  organist: { building: 'chapel', landscape: 'lake', freedom: 'religion' },
};

/** These corrections, made to the box as it was. */
export function toFirst(c: Correction): Correction {
  const rows = PROFESSIONS.map((id) => [id, { ...PROFESSIONS_THEN[id], ...c.professions?.[id] }]);
  return { ...c, professions: Object.fromEntries(rows) };
}
