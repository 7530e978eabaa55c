/** Chapter 3: choosing a site. Also the legal sites of Capturing Regions (CON-15.1). */
import { type Asks, type Blocked, type Chapter, list, type Seat } from '@signoria/kernel';
import { REGION, REGIONS, type Region } from '../../data/map.ts';
import { type Do, SITE } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { NONE, type State } from '../model/state.ts';

/** The token holder places the token (CON-3.2). Also when they have no cards (CON-3.5). */
export type SiteFrame = Asks<{ readonly at: 'chooseSite' }, Do<'site'>>;

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

function whyNot(s: State, region: Region): Blocked<Do<'site'>> {
  const choice = SITE[region]!;
  const facts = { region: REGIONS[region]! };
  if (s.pope === region) return { choice, why: 'popeProtects', rules: ['CON-3.3', 'CON-6.16'], facts };
  const owner = s.owner[region]!;
  if (s.options.capturingRegions) return { choice, why: 'ownRegion', rules: ['CON-15.1', 'CON-R37'], facts };
  return { choice, why: 'regionTaken', rules: ['CON-3.3', 'CON-R3'], facts: { ...facts, owner } };
}

export const siteSteps: Chapter<State, SiteFrame> = {
  chooseSite: {
    rules: ['CON-3.2', 'CON-3.3'],
    seat: (s) => s.token,
    menu: (s) => list(legalSites(s, s.token).map((region) => SITE[region]!)),
    blocked: (s) => REGIONS.flatMap((_, region) => (isLegalSite(s, region, s.token) ? [] : [whyNot(s, region)])),
    take(s, _, c) {
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
