/**
 * The provider that the host has named, by OpenID Connect: the browser is sent there with a code that only comes back once,
 * and what comes back is held against what was sent (state, nonce, PKCE, issuer, signature). Only this file knows the
 * library. Who somebody is here follows elsewhere.
 */
import type { SsoRefusal } from '@signoria/protocol';
import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { Problem } from '../../http/problems.ts';
import { reported } from '../../log.ts';
import type { Services } from '../../services.ts';

/** Fetched when it is first needed: most servers start and stop without one. */
const library = () => import('openid-client');

export interface SsoSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client that has none; PKCE then stands alone. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** What people call it. */
  readonly label: string;
  /** In which claim the provider names somebody's groups, and which of them looks after the house; null for none. */
  readonly groupClaim: string;
  readonly adminGroup: string | null;
  /** Whether there is no other way in. */
  readonly only: boolean;
}

/** What one way there and back has to be held against. */
export interface Trip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the browser comes back to. */
  readonly back: string;
  /** Whether they were to be asked again although the provider knows them. */
  readonly again: boolean;
}

/** Whom the provider vouches for. */
export interface Proven {
  readonly subject: string;
  readonly name: string | null;
  readonly groups: readonly string[];
  /** When they last proved it there; null where it does not say. */
  readonly at: number | null;
}

export interface Sso {
  readonly settings: SsoSettings;
  depart(back: string, again: boolean): Promise<{ readonly url: string; readonly trip: Trip }>;
  /** Refuses, and says why. */
  arrive(trip: Trip, answer: string): Promise<Proven>;
  /** Where to sign out as well; null where there is no such place, or it cannot be found out. */
  exit(back: string): Promise<string | null>;
}

export function makeSso(settings: SsoSettings, log: Services['log']): Sso {
  let found: Promise<Configuration> | null = null;
  const provider = async (): Promise<Configuration> => {
    found ??= discover(settings);
    try {
      return await found;
    } catch (error) {
      found = null;
      log.warn(reported(error), 'provider not reached');
      throw new Problem('sso-unreachable');
    }
  };
  return {
    settings,
    depart: async (back, again) => depart(await provider(), settings, back, again),
    arrive: async (trip, answer) => {
      const config = await provider();
      try {
        return await arrive(config, settings, trip, answer);
      } catch (error) {
        log.info(reported(error), 'not let in by provider');
        throw new Problem('sso-refused', await refusalOf(error));
      }
    },
    exit: async (back) => {
      const config = await provider().catch(() => null);
      if (config?.serverMetadata().end_session_endpoint === undefined) return null;
      return (await library()).buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
    },
  };
}

const TIMEOUT_S = 10;

/** Without TLS only on this machine: the command line lets no other through. */
async function discover({ issuer, clientId, clientSecret }: SsoSettings): Promise<Configuration> {
  const { discovery, allowInsecureRequests, ClientSecretBasic, ClientSecretPost, None } = await library();
  const url = new URL(issuer);
  const bySecret: ClientAuth = (server, ...rest) => {
    const posts = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    (posts ? ClientSecretPost : ClientSecretBasic)(clientSecret ?? '')(server, ...rest);
  };
  return discovery(url, clientId, undefined, clientSecret === null ? None() : bySecret, {
    timeout: TIMEOUT_S,
    execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
}

async function depart(config: Configuration, { scopes }: SsoSettings, back: string, again: boolean) {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
    await library();
  const trip: Trip = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), back, again };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: back,
    scope: scopes,
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    ...(again ? { max_age: '0' } : {}),
  });
  return { url: url.href, trip };
}

/** How long ago somebody may have proven it there who was to be asked again: they need time to type. */
export const RECENT_MS = 5 * 60_000;

async function arrive(config: Configuration, settings: SsoSettings, trip: Trip, answer: string): Promise<Proven> {
  const { authorizationCodeGrant } = await library();
  const url = new URL(trip.back);
  url.search = answer;
  const tokens = await authorizationCodeGrant(config, url, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.verifier,
    ...(trip.again ? { maxAge: RECENT_MS / 1000 } : {}),
  });
  const claims = tokens.claims()!; // there is one, since a nonce was expected in it
  const known = { ...(await askAbout(config, settings, claims, tokens.access_token)), ...claims };
  return {
    subject: claims.sub,
    name: [known.name, known.preferred_username, known.nickname].find(isText) ?? null,
    groups: [known[settings.groupClaim]].flat().filter(isText),
    at: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

type Claims = Pick<UserInfoResponse, 'name' | 'preferred_username' | 'nickname'> & {
  readonly [claim: string]: unknown;
};

/** Many say in the token only who somebody is, and the rest to whoever asks. */
async function askAbout(
  config: Configuration,
  { groupClaim }: SsoSettings,
  claims: IDToken,
  token: string,
): Promise<Claims> {
  const isComplete = claims.name !== undefined && claims[groupClaim] !== undefined;
  if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return {};
  return (await library()).fetchUserInfo(config, token, claims.sub);
}

async function refusalOf(error: unknown): Promise<SsoRefusal> {
  const { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } = await library();
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'provider';
  const failed = error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError;
  return failed || isOutOfReach(error) ? 'provider' : 'forged';
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'OAUTH_TIMEOUT' || error.code === 'ECONNREFUSED');
}
