/**
 * Opponents that never change, so that a bot of today can be measured against one of long ago: `master@ref-1`. What a
 * game told its bots then lies in `frozen/<version>/<game>.js` (written by `npm run freeze`, read by `thaw.ts`), how they
 * thought with it in the table below.
 */

import type { SearchParameters } from './parameters.ts';
import type { NoviceParameters } from './quick.ts';
import type { Playable } from './thought.ts';

export interface Reference {
  /** When it was frozen. */
  readonly date: string;
  /** All of a master's parameters but those its policy sets. */
  readonly search: SearchParameters;
  readonly novice: NoviceParameters;
}

export const REFERENCES = {
  'ref-1': {
    date: '2026-11-16',
    search: {
      selection: 'puct',
      exploration: 1,
      bias: 0.3,
      sharpness: 1.5,
      urgency: 0.1,
      widening: null,
      rollout: 'policy',
      noise: 0.1,
      cut: 1,
      bound: 2000,
      margin: 0,
      ris: 0,
      trust: 0,
      mixing: 0.2,
      wide: 64,
      glance: 16,
      worlds: 0,
      lean: false,
      verdict: 'visits',
      nodes: 4_000_000,
    },
    novice: { sharpness: 1.5, overlooks: 0.25 },
  },
} as const satisfies { readonly [version: string]: Reference };

export type Version = keyof typeof REFERENCES;

export function isVersion(text: string): text is Version {
  return Object.hasOwn(REFERENCES, text);
}

/** The game as a bot of that version knows it. */
export function asOf(module: Playable, version: Version): Playable {
  const policy = module.frozen?.[version];
  if (policy === undefined) throw new Error(`${version} of ${module.game.id} was not fetched beforehand`);
  return { game: module.game, policy };
}
