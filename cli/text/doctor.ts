/** What the doctor says of each finding. */
import type { Check, Finding, FindingFacts, Name } from '@signoria/server/doctor';

export interface Said {
  readonly what: string;
  /** What to do about it; null where nothing is to be done. */
  readonly todo: string | null;
}

export interface DoctorText {
  readonly checks: { readonly [C in Check]: string };
  readonly findings: { readonly [N in Name]: (facts: FindingFacts[N]) => Said };
}

export function said<N extends Name>({ findings }: DoctorText, { found, facts }: Finding<N>): Said {
  return findings[found](facts);
}

export const fine = (what: string): Said => ({ what, todo: null });
