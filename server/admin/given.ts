/** What the host gave when starting the server and nobody changes in the browser. Of secrets only that there are any. */
import type { GivenSettings } from '@signoria/protocol';
import type { SsoSettings } from '../accounts/sso/provider.ts';
import type { Limits, ServerOptions } from '../options.ts';

export function givenAtStart(options: ServerOptions, { threads }: Pick<Limits, 'threads'>): GivenSettings {
  const { base = '', trustProxy = 0, workers = 1, log, metricsToken, sso, editions = {} } = options;
  return {
    base,
    proxies: typeof trustProxy === 'number' ? trustProxy : [...trustProxy],
    workers,
    threads,
    log,
    metricsToken: metricsToken !== undefined,
    editions: Object.keys(editions).toSorted(),
    provider: sso === undefined ? null : withoutSecret(sso),
  };
}

function withoutSecret({ clientSecret, ...shown }: SsoSettings): NonNullable<GivenSettings['provider']> {
  return { ...shown, hasSecret: clientSecret !== null };
}
