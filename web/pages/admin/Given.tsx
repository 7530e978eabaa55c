/** What was given when the server was started and has no place among the settings: to be read, not to be changed. */
import type { GivenSettings } from '@signoria/protocol';
import { adminWords } from './text.ts';

type Row = readonly [name: string, value: string];

function rowsOf(given: GivenSettings): readonly Row[] {
  const { base, proxies, workers, threads, log, metricsToken, editions, provider } = given;
  const said = adminWords.value.given;
  const known = (isSet: boolean) => (isSet ? said.set : said.unset);
  const believed = typeof proxies === 'number' ? String(proxies) : proxies.join(', ');
  return [
    [said.base, base === '' ? said.none : base],
    [said.proxies, believed === '0' ? said.none : believed],
    [said.workers, String(workers)],
    [said.threads, String(threads)],
    [said.log, log],
    [said.metricsToken, known(metricsToken)],
    [said.editions, editions.length === 0 ? said.none : editions.join(', ')],
    [said.provider, provider === null ? said.none : `${provider.label} · ${provider.issuer}`],
    ...(provider === null ? [] : providerRows(provider)),
  ];
}

function providerRows(provider: NonNullable<GivenSettings['provider']>): readonly Row[] {
  const said = adminWords.value.given;
  const { clientId, hasSecret, scopes, groupClaim, adminGroup, only } = provider;
  return [
    [said.client, `${clientId} · ${said.secret(hasSecret)}`],
    [said.scopes, scopes],
    [said.admins, adminGroup === null ? said.none : `${groupClaim}: ${adminGroup}`],
    [said.passwords, only ? said.off : said.on],
  ];
}

export function Given({ given }: { readonly given: GivenSettings }) {
  const said = adminWords.value.given;
  return (
    <section aria-labelledby="given">
      <h2 id="given">{said.title}</h2>
      <p class="note">{said.note}</p>
      <dl class="figures">
        {rowsOf(given).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
