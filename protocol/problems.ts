/** What can go wrong with a request: the code of each problem, with the status it is answered with. */
import type { EditionProblem, FileProblem } from '@signoria/kernel';
import type { Failure, Fixable, SsoRefusal, Weakness } from './names.ts';

export const PROBLEMS = {
  'no-session': 401,
  'unknown-token': 401,
  scope: 403,
  csrf: 403,
  'not-admin': 403,
  'not-local': 403,
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'media-type': 415,
  'bad-name': 422,
  'bad-file': 422,
  'bad-edition': 422,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'not-over': 409,
  'leave-overlaps': 409,
  'no-leave-left': 409,
  'no-such-leave': 404,
  conflict: 409,
  'already-account': 409,
  'bad-handle': 422,
  'handle-taken': 409,
  'weak-password': 422,
  'registration-closed': 403,
  'fixed-setting': 409,
  'wrong-password': 403,
  banned: 403,
  'setup-code': 403,
  'last-admin': 409,
  'needs-account': 409,
  'is-admin': 409,
  'no-such-user': 404,
  'no-such-line': 404,
  'no-such-report': 404,
  'no-file': 409,
  'no-such-fault': 404,
  'seated-here': 403,
  'not-sent': 502,
  'need-account': 403,
  'no-such-event': 404,
  'no-such-league': 404,
  'league-over': 409,
  'season-begun': 409,
  'event-full': 409,
  'event-begun': 409,
  'event-over': 409,
  'not-entered': 403,
  'not-organiser': 403,
  'too-few': 409,
  'no-such-deal': 404,
  'deal-closed': 409,
  'deal-unplayed': 409,
  'deal-outdated': 409,
  'no-such-feed': 404,
  'no-such-channel': 404,
  'bad-link': 403,
  'mail-off': 409,
  'no-such-offer': 404,
  'no-such-passkey': 404,
  'no-such-device': 404,
  'bad-passkey': 403,
  'other-site': 403,
  'bad-token': 403,
  'no-such-token': 404,
  'no-such-bot': 404,
  'no-such-challenge': 404,
  'no-mail': 409,
  'sso-off': 409,
  'sso-only': 403,
  'sso-unreachable': 502,
  'sso-refused': 403,
  'sso-stale': 403,
  'last-way-in': 409,
  'not-friends': 403,
  'not-at-table': 403,
  'already-begun': 409,
  yourself: 409,
  busy: 503,
  closing: 503,
  server: 500,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** What is told beside the code, where there is more to tell than where a request is malformed. */
export interface ProblemDetails {
  readonly banned: { readonly until: number | null; readonly reason: string };
  readonly 'fixed-setting': Fixable | 'edition';
  readonly 'bad-file': FileProblem | { readonly problem: 'too-long' };
  readonly 'bad-edition': readonly EditionProblem[];
  readonly 'not-sent': Failure;
  readonly 'weak-password': Weakness;
  readonly 'sso-refused': SsoRefusal;
  /** The address of the site the passkeys are for. */
  readonly 'other-site': string;
}

type DetailOf<C extends ProblemCode> = C extends keyof ProblemDetails ? ProblemDetails[C] : unknown;

export type Problem = {
  readonly [C in ProblemCode]: { readonly code: C; readonly detail: DetailOf<C> };
}[ProblemCode];
