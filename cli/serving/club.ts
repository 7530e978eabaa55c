/** Settings of the house that its host gives when starting the server, read. What is given here nobody changes in the browser. */
import type { FixedClub } from '@signoria/server';
import { UsageError } from '../args/usage.ts';

export const CLUB_FLAGS = ['club-name', 'address', 'registration', 'private-hooks', 'smtp', 'mail-from'] as const;

interface Given {
  readonly 'club-name': string | undefined;
  readonly address: string | undefined;
  readonly registration: 'open' | 'closed' | undefined;
  readonly 'private-hooks': 'yes' | 'no' | undefined;
  readonly smtp: string | undefined;
  readonly 'mail-from': string | undefined;
}

export function clubOf(given: Given): FixedClub {
  const { 'club-name': name, address, registration, 'private-hooks': hooks, smtp } = given;
  return {
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address: originOf(address) }),
    ...(registration === undefined ? {} : { registration }),
    ...(hooks === undefined ? {} : { privateHooks: hooks === 'yes' }),
    ...(smtp === undefined ? {} : { smtp: smtpOf(smtp, given['mail-from']) }),
  };
}

/** The pages lie at the root of their address, whatever was copied from the browser. */
function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError({ problem: 'not-a-link', flag: '--address', given });
  }
  return url.origin;
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

function smtpOf(given: string, from: string | undefined): NonNullable<FixedClub['smtp']> {
  const url = URL.canParse(given) ? new URL(given) : null;
  const usual = url === null ? undefined : PORTS[url.protocol as keyof typeof PORTS]; // undefined for any other
  if (url === null || usual === undefined || url.hostname === '') {
    throw new UsageError({ problem: 'not-a-mail-server', flag: '--smtp', given: withoutPassword(given) });
  }
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: url.port === '' ? usual : Number(url.port),
    secure: url.protocol === 'smtps:',
    user,
    password: decodeURIComponent(url.password),
    from: from ?? (user.includes('@') ? user : `signoria@${url.hostname}`),
  };
}

/** A complaint may end up in a log. */
function withoutPassword(given: string): string {
  return given.replace(/:[^:@/]*@/, ':…@');
}
