/**
 * A real OpenID Connect provider for tests: believes everybody about who they are, and asks whether they want to go on. People
 * may also refuse there, and sign out; which groups they are in, the test says.
 */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import type { SsoSettings } from '../index.ts';

const CLIENT = { id: 'signoria', secret: 'a secret of the lagoon' };

export interface TestProvider {
  readonly issuer: string;
  /** As a server is told of it. */
  readonly settings: SsoSettings;
  /** By name. */
  readonly groups: Map<string, readonly string[]>;
  /** From now on browsers may be sent back to these houses too. */
  admit(house: string): void;
  close(): Promise<void>;
}

export async function startProvider(): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const houses: string[] = [];
  const groups: TestProvider['groups'] = new Map();
  const provider = providerAt(issuer, houses, groups);
  const pages = provider.callback();
  server.on('request', (request, response) => {
    const isAsking = request.url?.startsWith('/interaction/') === true;
    void (isAsking ? interaction(provider, request, response) : pages(request, response));
  });
  return {
    issuer,
    groups,
    settings: {
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      scopes: 'openid profile groups',
      label: 'Ridotto',
      groupClaim: 'groups',
      adminGroup: null,
      only: false,
    },
    admit: (house) => void houses.push(`${house}/account`),
    close: () => closed(server),
  };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}

const TTL_S = 600;

function providerAt(issuer: string, houses: readonly string[], groups: TestProvider['groups']): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_basic',
        // The houses are known when they have started.
        redirect_uris: ['http://127.0.0.1/account'],
      },
    ],
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    scopes: ['openid', 'profile', 'groups'],
    claims: { openid: ['sub'], profile: ['name'], groups: ['groups'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: nameOf(sub), groups: groups.get(sub) ?? [] }),
    }),
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    ttl: { Interaction: TTL_S, Grant: TTL_S, Session: TTL_S, AccessToken: TTL_S, IdToken: TTL_S },
    // Whoever goes on has agreed.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId });
      grant.addOIDCScope('openid profile groups');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => houses.includes(uri);
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri: string) => houses.includes(uri);
  return provider;
}

function nameOf(subject: string): string {
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

async function interaction(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const result =
    form.get('wish') === 'refuse'
      ? { error: 'access_denied', error_description: 'they do not want to' }
      : { login: { accountId: form.get('who') ?? '' } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const PAGE = `<!doctype html><html lang="en"><title>Ridotto</title><h1>Ridotto</h1><form method="post">
<label>Who are you? <input name="who"></label>
<button name="wish" value="go">Go on</button><button name="wish" value="refuse">Refuse</button></form></html>`;

/** What somebody does there who is not a browser; gives what the provider puts behind `?` when it sends them back. */
export async function answerAt(
  url: string,
  form: { readonly who?: string; readonly wish?: 'refuse' },
): Promise<string> {
  const cookies = new Map<string, string>();
  let at = new URL(url);
  const { origin } = at;
  let body: URLSearchParams | null = null;
  while (at.origin === origin) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie },
      ...(body === null ? {} : { method: 'POST', body }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!;
      cookies.set(name!, value!);
    }
    const to = response.headers.get('location');
    if (to === null && body !== null) throw new Error(`${response.status} ${await response.text()}`);
    if (to === null && response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    body = to === null ? new URLSearchParams(form) : null;
    at = to === null ? at : new URL(to, at);
  }
  return at.search.slice(1);
}
