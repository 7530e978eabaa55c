/** What can be found when a house is examined: each by its name, with the facts that its words need. */

export const CHECKS = ['address', 'proxy', 'sockets', 'data', 'mail', 'push', 'clock', 'disk', 'backup'] as const;
export type Check = (typeof CHECKS)[number];

/** `bad`: something does not work; `warn`: something could be better, or could not be seen. */
export type Verdict = 'good' | 'warn' | 'bad';

type None = Record<never, never>;

/** What is found, and what is to be known of it. */
export interface FindingFacts {
  readonly 'address-answers': { readonly url: string; readonly version: string };
  readonly 'address-plain': { readonly url: string };
  readonly 'address-unset': None;
  readonly 'address-differs': { readonly url: string; readonly set: string };
  readonly 'address-failing': { readonly url: string; readonly why: string };
  readonly 'address-silent': { readonly url: string; readonly why: string };
  readonly 'address-stranger': { readonly url: string };
  readonly 'proxy-right': None;
  readonly 'proxy-host': { readonly url: string };
  readonly 'proxy-scheme': { readonly url: string };
  readonly 'proxy-silent': { readonly url: string };
  readonly 'proxy-counted': { readonly said: number; readonly believed: number };
  readonly 'proxy-forged': { readonly proxies: number };
  readonly 'sockets-open': None;
  readonly 'sockets-refused': { readonly status: number };
  readonly 'data-there': { readonly engine: string };
  readonly 'data-unread': { readonly why: string };
  readonly 'data-elsewhere': None;
  readonly 'mail-ready': { readonly host: string };
  readonly 'mail-unset': None;
  readonly 'mail-unsigned': None;
  readonly 'mail-refused': { readonly host: string; readonly why: string };
  readonly 'push-ready': { readonly hosts: string };
  readonly 'push-plain': None;
  readonly 'push-unreached': { readonly hosts: string };
  readonly 'clock-right': { readonly seconds: number };
  readonly 'clock-off': { readonly seconds: number };
  readonly 'clock-unseen': None;
  readonly 'disk-roomy': { readonly free: number };
  readonly 'disk-tight': { readonly free: number };
  readonly 'disk-full': { readonly free: number };
  readonly 'disk-elsewhere': None;
  readonly 'backup-fresh': { readonly file: string; readonly hours: number };
  readonly 'backup-old': { readonly file: string; readonly hours: number };
  readonly 'backup-open': { readonly file: string };
  readonly 'backup-none': { readonly folder: string };
  readonly 'backup-unseen': None;
}

export type Name = keyof FindingFacts;

const VERDICTS: { readonly [N in Name]: Verdict } = {
  'address-answers': 'good',
  'address-plain': 'warn',
  'address-unset': 'warn',
  'address-differs': 'warn',
  'address-failing': 'bad',
  'address-silent': 'bad',
  'address-stranger': 'bad',
  'proxy-right': 'good',
  'proxy-host': 'bad',
  'proxy-scheme': 'bad',
  'proxy-silent': 'bad',
  'proxy-counted': 'bad',
  'proxy-forged': 'bad',
  'sockets-open': 'good',
  'sockets-refused': 'bad',
  'data-there': 'good',
  'data-unread': 'bad',
  'data-elsewhere': 'warn',
  'mail-ready': 'good',
  'mail-unset': 'warn',
  'mail-unsigned': 'warn',
  'mail-refused': 'bad',
  'push-ready': 'good',
  'push-plain': 'warn',
  'push-unreached': 'warn',
  'clock-right': 'good',
  'clock-off': 'bad',
  'clock-unseen': 'warn',
  'disk-roomy': 'good',
  'disk-tight': 'warn',
  'disk-full': 'bad',
  'disk-elsewhere': 'good',
  'backup-fresh': 'good',
  'backup-old': 'warn',
  'backup-open': 'bad',
  'backup-none': 'warn',
  'backup-unseen': 'warn',
};

export interface Finding<N extends Name = Name> {
  readonly check: Check;
  readonly verdict: Verdict;
  readonly found: N;
  readonly facts: FindingFacts[N];
}

export function finding<N extends Name>(found: N, facts: FindingFacts[N]): Finding<N> {
  const check = CHECKS.find((known) => found.startsWith(`${known}-`))!; // a name begins with its check
  return { check, verdict: VERDICTS[found], found, facts };
}
