/** Settings of the house that its host gives when starting the server, read. What is given here nobody changes in the browser. */
import type { FixedClub } from '@signoria/server';
import type { FlagName, FlagValues } from '../args/flags.ts';
import { UsageError } from '../args/usage.ts';

export const CLUB_FLAGS = [
  'club-name',
  'address',
  'registration',
  'private-hooks',
  'smtp',
  'mail-from',
  'club-colour',
  'club-crest',
  'welcome',
  'announcement',
] as const satisfies readonly FlagName[];

/** As many characters as the browser takes. */
const LONGEST = { 'club-name': 60, welcome: 400, announcement: 500 } as const;

type Given = Partial<FlagValues<(typeof CLUB_FLAGS)[number]>>;

export function clubOf(given: Given): FixedClub {
  const { 'club-name': name, address, registration, 'private-hooks': hooks, smtp, announcement } = given;
  for (const flag of Object.keys(LONGEST) as (keyof typeof LONGEST)[]) {
    const most = LONGEST[flag];
    if ((given[flag]?.length ?? 0) > most) throw new UsageError({ problem: 'too-long', flag: `--${flag}`, most });
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address: originOf(address) }),
    ...(registration === undefined ? {} : { registration }),
    ...(hooks === undefined ? {} : { privateHooks: hooks === 'yes' }),
    ...(smtp === undefined ? {} : { smtp: smtpOf(smtp, given['mail-from']) }),
    ...lookOf(given),
    ...(announcement === undefined ? {} : { banner: { text: announcement, kind: 'info', until: null } }),
  };
}

/** One part given, the whole look is the host's: the rest of it is as usual. */
function lookOf({ 'club-colour': colour, 'club-crest': crest, welcome }: Given): Pick<FixedClub, 'look'> {
  if (colour === undefined && crest === undefined && welcome === undefined) return {};
  return { look: { colour: colour ?? 'wax', crest: crest ?? null, welcome: welcome?.trim() ?? '' } };
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
