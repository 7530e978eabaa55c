/** The 13 schemes (PAX-11.6 to PAX-11.18). Provenance: rulebook. A *scheme* is an index into `SCHEMES`. */
import type { Index } from '@signoria/kernel';

export const SCHEMES = [
  'rosicrucians',
  'grandlodge',
  'enlighteners',
  'periphery',
  'adepts',
  'innercircle',
  'exchange',
  'masons',
  'rumourpath',
  'areopagi',
  'equals',
  'shadow',
  'wide',
] as const;

export type SchemeId = (typeof SCHEMES)[number];
export type Scheme = Index<'scheme'>;

export const SCHEME_COUNT = SCHEMES.length;
export const SCHEME = Object.fromEntries(SCHEMES.map((id, i) => [id, i])) as { readonly [id in SchemeId]: Scheme };

/** The rule that states the condition. */
export const SCHEME_RULE = Object.fromEntries(SCHEMES.map((id, i) => [id, `PAX-11.${i + 6}`])) as {
  readonly [id in SchemeId]: string;
};

/** PAX-11.5, PAX-R4: these are fulfilled by a lodge, and each lodge serves only one of them. */
export const LODGE_SCHEMES: ReadonlySet<SchemeId> = new Set([
  'grandlodge',
  'periphery',
  'exchange',
  'rumourpath',
  'areopagi',
]);

export function schemeOf(id: string): Scheme {
  return Object.hasOwn(SCHEME, id) ? SCHEME[id as SchemeId] : -1;
}
