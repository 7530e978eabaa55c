/** Chapter 3: choosing a site. Also the legal sites of Capturing Regions (CON-15.1). */
import { type Blocked, list, type Seat, type Steps } from '@signoria/kernel';
import { REGION, REGIONS, type Region } from '../data/map.ts';
import { type Choice, SITE } from './choices.ts';
import { story } from './events.ts';
import { type Frame, NONE, type State } from './state.ts';

/** The token holder places the token (CON-3.2). Also when he has no cards (CON-3.5). */
export type SiteFrame = { readonly at: 'chooseSite' };

/** CON-3.3: no control marker and no Pope; in Capturing Regions other players' regions too. */
export function isLegalSite(s: State, region: Region, holder: Seat): boolean {
  if (s.pope === region) return false;
  const owner = s.owner[region]!;
  if (owner === NONE) return true;
  return s.options.capturingRegions && (owner !== holder || s.options.captureOwnRegionAllowed);
}

export function legalSites(s: State, holder: Seat): readonly Region[] {
  return s.owner.flatMap((_, region) => (isLegalSite(s, region, holder) ? [region] : []));
}

function whyNot(s: State, region: Region): Blocked<Choice> {
  const choice = SITE[region]!;
  const facts = { region: REGIONS[region]! };
  if (s.pope === region) return { choice, why: 'popeProtects', rules: ['CON-3.3', 'CON-6.16'], facts };
  const owner = s.owner[region]!;
  if (s.options.capturingRegions) return { choice, why: 'ownRegion', rules: ['CON-15.1', 'CON-R37'], facts };
  return { choice, why: 'regionTaken', rules: ['CON-3.3', 'CON-R3'], facts: { ...facts, owner } };
}

export const siteSteps: Pick<Steps<State, Frame, Choice>, SiteFrame['at']> = {
  chooseSite: {
    rules: ['CON-3.2', 'CON-3.3'],
    seat: (s) => s.token,
    menu: (s) => list(legalSites(s, s.token).map((region) => SITE[region]!)),
    blocked: (s) => REGIONS.flatMap((_, region) => (isLegalSite(s, region, s.token) ? [] : [whyNot(s, region)])),
    take(s, _, c) {
      if (c.do !== 'site') return;
      s.site = REGION[c.region];
      s.defender = s.owner[s.site]!; // CON-15.1; a neutral region has none (CON-15.10)
      story.sink?.push({
        what: 'siteChosen',
        seat: s.token,
        region: c.region,
        defender: s.defender === NONE ? null : s.defender,
      });
    },
  },
};
