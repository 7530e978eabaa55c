// What flags do not say, the environment may: as variables, and as files that hold secrets.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXABLE } from '@signoria/protocol/names';
import { afterAll, describe, expect, it } from 'vitest';
import { variableOf } from '../args/environment.ts';
import { FLAGS, type FlagName, type Kind } from '../args/flags.ts';
import { parse } from '../args/parse.ts';
import { UsageError } from '../args/usage.ts';
import { serve } from '../commands/serve.ts';
import { CLUB_FLAGS, clubOf } from '../serving/club.ts';
import { DATABASE_FLAGS, databaseOf } from '../serving/database.ts';
import { editionsOf } from '../serving/editions.ts';
import { baseOf } from '../serving/serving.ts';
import { SSO_FLAGS, ssoOf } from '../serving/sso.ts';

const folder = mkdtempSync(join(tmpdir(), 'signoria-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function secret(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const KNOWN = ['port', 'threads', 'metrics-token', 'force', ...CLUB_FLAGS, ...SSO_FLAGS] as const;

function givenBy(env: { readonly [name: string]: string }, ...argv: readonly string[]) {
  return parse(argv, KNOWN, { environment: KNOWN, env }).flags;
}

/** What is wrong with it. */
function wrong(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof UsageError ? error.problem : error;
  }
  return null;
}

describe('variables', () => {
  it('tell what no flag says, each kind as its flag would; a flag goes before them', () => {
    const env = { SIGNORIA_PORT: '0', SIGNORIA_THREADS: '3', SIGNORIA_METRICS_TOKEN: 'lagoon', SIGNORIA_FORCE: 'true' };
    expect(givenBy(env)).toMatchObject({ port: 0, threads: 3, 'metrics-token': 'lagoon', force: true });
    expect(givenBy(env, '--threads', '2')).toMatchObject({ threads: 2, port: 0 });
    expect(givenBy({ ...env, SIGNORIA_FORCE: 'no', SIGNORIA_THREADS: '' })).toMatchObject({ force: false });
    expect(givenBy({ SIGNORIA_THREADS: '' }).threads).toBeUndefined();
  });

  it('are named when they are wrong', () => {
    expect(wrong(() => givenBy({ SIGNORIA_THREADS: 'many' }))).toEqual({
      problem: 'not-a-count',
      flag: 'SIGNORIA_THREADS',
      given: 'many',
    });
    expect(wrong(() => givenBy({ SIGNORIA_FORCE: 'perhaps' }))).toMatchObject({ flag: 'SIGNORIA_FORCE' });
    expect(wrong(() => givenBy({ SIGNORIA_REGISTRATION: 'ajar' }))).toMatchObject({ flag: 'SIGNORIA_REGISTRATION' });
  });

  it('may name a file that holds the value, without its last line break', () => {
    const file = secret('token', 'lagoon\n');
    expect(givenBy({ SIGNORIA_METRICS_TOKEN_FILE: file })['metrics-token']).toBe('lagoon');
    expect(wrong(() => givenBy({ SIGNORIA_METRICS_TOKEN_FILE: file, SIGNORIA_METRICS_TOKEN: 'x' }))).toEqual({
      problem: 'variables-exclude',
      one: 'SIGNORIA_METRICS_TOKEN',
      other: 'SIGNORIA_METRICS_TOKEN_FILE',
    });
    expect(wrong(() => givenBy({ SIGNORIA_METRICS_TOKEN_FILE: join(folder, 'none') }))).toMatchObject({
      problem: 'unreadable',
    });
  });

  it('name the database for every command', () => {
    const none = { data: undefined, database: undefined };
    const url = 'postgres://doge@lagoon/club';
    expect(databaseOf(none, { SIGNORIA_DATABASE: url })).toBe(url);
    expect(databaseOf(none, { SIGNORIA_DATABASE_FILE: secret('url', url) })).toBe(url);
    expect(databaseOf(none, { SIGNORIA_DATA: join(folder, 'kept') })).toBe(join(folder, 'kept', 'signoria.db'));
    expect(databaseOf({ ...none, data: join(folder, 'own') }, { SIGNORIA_DATABASE: url })).toContain('own');
  });
});

describe('every setting of a server', () => {
  const told = serve.environment ?? [];
  const flags = (serve.flags as readonly FlagName[]).filter((flag) => flag !== 'open');

  /** What it may be told. */
  function example(flag: FlagName): string {
    const kind: Kind = FLAGS[flag];
    if (typeof kind !== 'string') return kind[0]!;
    return { yes: 'true', count: '3', whole: '3', number: '3', maybe: 'x', text: 'x', texts: 'x' }[kind];
  }

  it('may stand in the environment; which database it is, for all commands', () => {
    expect([...told, ...DATABASE_FLAGS].toSorted()).toEqual(flags.toSorted());
  });

  it('stands on the page for hosts', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/running-a-server.md'), 'utf8');
    expect(flags.filter((flag) => !page.includes(`--${flag}`))).toEqual([]);
  });

  it.each(told)('--%s is a variable, and may stand in a file', (flag) => {
    const given = example(flag);
    const argv = FLAGS[flag] === 'yes' ? [`--${flag}`] : [`--${flag}`, given];
    const byFlag = parse(argv, [flag], { environment: [], env: {} }).flags[flag];
    const by = (env: { readonly [name: string]: string }) =>
      parse([], [flag], { environment: [flag], env }).flags[flag];
    expect(byFlag).toBeTruthy();
    expect(by({ [variableOf(flag)]: given })).toEqual(byFlag);
    expect(by({ [`${variableOf(flag)}_FILE`]: secret(flag, `${given}\n`) })).toEqual(byFlag);
  });

  it('of the house has a flag, and every such flag a setting', () => {
    const all = {
      'club-name': 'Ridotto',
      address: 'https://ridotto.test',
      registration: 'closed',
      'private-hooks': 'yes',
      smtp: 'smtps://mail.test',
      'mail-from': 'doge@ridotto.test',
      'club-colour': 'sea',
      'club-crest': 'blue',
      welcome: 'Come in.',
      announcement: 'Closed on Monday.',
    } satisfies { readonly [F in (typeof CLUB_FLAGS)[number]]: string };
    const fixed = clubOf(givenBy({}, ...Object.entries(all).flatMap(([flag, value]) => [`--${flag}`, value])));
    expect(Object.keys(fixed).toSorted()).toEqual([...FIXABLE].toSorted());
    expect(fixed).toMatchObject({
      look: { colour: 'sea', crest: 'blue', welcome: 'Come in.' },
      banner: { text: 'Closed on Monday.', until: null },
      smtp: { from: 'doge@ridotto.test' },
    });
    expect(clubOf(givenBy({ SIGNORIA_WELCOME: 'Come in.' }))).toEqual({
      look: { colour: 'wax', crest: null, welcome: 'Come in.' },
    });
    expect(wrong(() => clubOf(givenBy({ SIGNORIA_WELCOME: 'x'.repeat(401) })))).toEqual({
      problem: 'too-long',
      flag: '--welcome',
      most: 400,
    });
  });
});

describe('editions of the house', () => {
  const file = (name: string, edition: unknown) => secret(name, JSON.stringify(edition));
  const given = (env: { readonly [name: string]: string }, ...argv: readonly string[]) =>
    parse(argv, ['club-edition'], { environment: ['club-edition'], env }).flags['club-edition'];
  const wrongWith = async (...editions: readonly string[]) =>
    editionsOf(editions, 'en').then(
      () => null,
      (error: unknown) => (error instanceof UsageError ? error.problem : error),
    );

  it('are files by their game: by flags, or parted by commas or lines in a variable', async () => {
    const [ours, theirs] = [file('ours.json', { name: 'ours' }), file('theirs.json', { name: 'theirs' })];
    const both = [`condottiere=${ours}`, `virtu=${theirs}`];
    expect(given({}, ...both.flatMap((one) => ['--club-edition', one]))).toEqual(both);
    expect(given({ SIGNORIA_CLUB_EDITION: both.join(', ') })).toEqual(both);
    expect(given({ SIGNORIA_CLUB_EDITION_FILE: secret('editions', `${both.join('\n')}\n`) })).toEqual(both);
    expect(await editionsOf(both, 'en')).toEqual({ condottiere: { name: 'ours' }, virtu: { name: 'theirs' } });
    expect(await editionsOf([], 'en')).toEqual({});
  });

  it('that cannot be played with stop the start, and what is wrong is said', async () => {
    expect(await wrongWith('condottiere')).toMatchObject({ problem: 'not-an-edition', given: 'condottiere' });
    expect(await wrongWith('chess=x.json')).toMatchObject({ problem: 'unknown-game', given: 'chess' });
    expect(await wrongWith(`virtu=${join(folder, 'none.json')}`)).toMatchObject({ problem: 'unreadable' });
    expect(await wrongWith(`virtu=${file('null.json', null)}`)).toMatchObject({ problem: 'not-an-edition' });
    const nonsense = await wrongWith(`virtu=${file('nonsense.json', { nonsense: 1 })}`);
    expect(nonsense).toMatchObject({ problem: 'told', words: expect.stringMatching(/nonsense\.json: .*nonsense/) });
  });
});

describe('the house', () => {
  it('is given by variables as in the browser', () => {
    const env = {
      SIGNORIA_CLUB_NAME: 'Ridotto',
      SIGNORIA_ADDRESS: 'https://ridotto.test/games',
      SIGNORIA_REGISTRATION: 'closed',
      SIGNORIA_PRIVATE_HOOKS: 'yes',
      SIGNORIA_SMTP_FILE: secret('smtp', 'smtps://doge%40ridotto.test:a%2Fb@mail.test\n'),
    };
    expect(clubOf(givenBy(env))).toEqual({
      name: 'Ridotto',
      address: 'https://ridotto.test',
      registration: 'closed',
      privateHooks: true,
      smtp: {
        host: 'mail.test',
        port: 465,
        secure: true,
        user: 'doge@ridotto.test',
        password: 'a/b',
        from: 'doge@ridotto.test',
      },
    });
    expect(clubOf(givenBy({}))).toEqual({});
  });

  it('may lie below a path of its host, with or without a slash behind it', () => {
    expect([undefined, '/', '/games', '/games/', '/a/b-c.d'].map(baseOf)).toEqual([
      '',
      '',
      '/games',
      '/games',
      '/a/b-c.d',
    ]);
    for (const given of ['games', '/ga mes', '/../x', '//evil.test', '/a?b', '/a"b']) {
      expect(wrong(() => baseOf(given))).toEqual({ problem: 'not-a-base', flag: '--base', given });
    }
  });

  it('says what is wrong without telling a password', () => {
    expect(wrong(() => clubOf(givenBy({ SIGNORIA_ADDRESS: 'ridotto.test' })))).toMatchObject({ problem: 'not-a-link' });
    const problem = wrong(() => clubOf(givenBy({ SIGNORIA_SMTP: 'imap://doge:gondola@mail.test' })));
    expect(problem).toEqual({ problem: 'not-a-mail-server', flag: '--smtp', given: 'imap://doge:…@mail.test' });
  });
});

describe('the provider where people may sign in', () => {
  const env = { SIGNORIA_OIDC_ISSUER: 'https://id.ridotto.test/realm', SIGNORIA_OIDC_CLIENT_ID: 'games' };

  it('is given by variables, its secret by a file; what is not told is as usual', () => {
    const more = { SIGNORIA_OIDC_CLIENT_SECRET_FILE: secret('oidc', 'gondola\n'), SIGNORIA_OIDC_ADMIN_GROUP: 'doges' };
    expect(ssoOf(givenBy({ ...env, ...more, SIGNORIA_OIDC_ONLY: 'yes' }, '--oidc-label', 'Ridotto'))).toEqual({
      sso: {
        issuer: 'https://id.ridotto.test/realm',
        clientId: 'games',
        clientSecret: 'gondola',
        scopes: 'openid profile',
        label: 'Ridotto',
        groupClaim: 'groups',
        adminGroup: 'doges',
        only: true,
      },
    });
    expect(ssoOf(givenBy(env))).toMatchObject({
      sso: { clientSecret: null, label: 'id.ridotto.test', adminGroup: null },
    });
    expect(ssoOf(givenBy({}))).toEqual({});
  });

  it('must be one, with all it needs', () => {
    const issuer = (given: string) => wrong(() => ssoOf(givenBy({ ...env, SIGNORIA_OIDC_ISSUER: given })));
    for (const given of ['id.ridotto.test', 'http://id.ridotto.test', 'ftp://localhost']) {
      expect(issuer(given)).toEqual({ problem: 'not-an-issuer', flag: '--oidc-issuer', given });
    }
    expect(issuer('http://localhost:3000')).toBeNull();
    const needs = (...argv: readonly string[]) => wrong(() => ssoOf(givenBy({}, ...argv)));
    expect(needs('--oidc-only')).toMatchObject({ flag: 'oidc-only', needs: 'oidc-issuer' });
    expect(needs('--oidc-issuer', 'https://a.test')).toMatchObject({ needs: 'oidc-client-id' });
    expect(needs('--oidc-issuer', 'https://a.test', '--oidc-client-id', 'x', '--oidc-only')).toEqual({
      problem: 'flag-needs',
      flag: 'oidc-only',
      needs: 'oidc-admin-group',
    });
  });
});
