/** What plots demand, in languages that say first what there is and then what is needed: `2`, `of 3 cards`. */
import type { Places } from '@signoria/kernel';
import type { DemandId } from '../rules/model/schemes.ts';
import type { Words } from './shape.ts';

/** Demands to have more than any rival; all others name a number. */
type Lead = 'lead' | 'leadCards' | 'leadPoints';

export type Needed = { readonly [what in Exclude<DemandId, Lead>]: (need: number) => string } & {
  /** What the strongest rival has. */
  readonly lead: (most: number) => string;
  readonly leading: string;
};

export function demandsFrom(needed: Needed): Words['demands'] {
  const of =
    (say: (need: number) => string): Words['demands'][DemandId] =>
    ({ have, need }) => [`${have}`, say(need)];
  const lead: Words['demands'][Lead] = ({ have, need }) =>
    have >= need ? [needed.leading, ''] : [`${have}`, needed.lead(need - 1)];
  return {
    cards: of(needed.cards),
    influence: of(needed.influence),
    lead,
    leadCards: lead,
    leadPoints: lead,
    lodgeCards: of(needed.lodgeCards),
    outerCards: of(needed.outerCards),
    centralCards: of(needed.centralCards),
    innerCards: of(needed.innerCards),
    areopagi: of(needed.areopagi),
    factions: of(needed.factions),
    rows: of(needed.rows),
    neighbours: of(needed.neighbours),
    lodges: of(needed.lodges),
    edicts: of(needed.edicts),
  };
}

export const neededPlaces: Places<Needed> = {
  cards: ['need'],
  influence: ['need'],
  lead: ['most'],
  lodgeCards: ['need'],
  outerCards: ['need'],
  centralCards: ['need'],
  innerCards: ['need'],
  areopagi: ['need'],
  factions: ['need'],
  rows: ['need'],
  neighbours: ['need'],
  lodges: ['need'],
  edicts: ['need'],
};
