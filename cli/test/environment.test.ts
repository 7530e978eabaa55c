// What flags do not say, the environment may: as variables, and as files that hold secrets.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from '../args/parse.ts';
import { UsageError } from '../args/usage.ts';
import { CLUB_FLAGS, clubOf } from '../serving/club.ts';
import { databaseOf } from '../serving/database.ts';
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

function told(env: { readonly [name: string]: string }, ...argv: readonly string[]) {
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
    expect(told(env)).toMatchObject({ port: 0, threads: 3, 'metrics-token': 'lagoon', force: true });
    expect(told(env, '--threads', '2')).toMatchObject({ threads: 2, port: 0 });
    expect(told({ ...env, SIGNORIA_FORCE: 'no', SIGNORIA_THREADS: '' })).toMatchObject({ force: false });
    expect(told({ SIGNORIA_THREADS: '' }).threads).toBeUndefined();
  });

  it('are named when they are wrong', () => {
    expect(wrong(() => told({ SIGNORIA_THREADS: 'many' }))).toEqual({
      problem: 'not-a-count',
      flag: 'SIGNORIA_THREADS',
      given: 'many',
    });
    expect(wrong(() => told({ SIGNORIA_FORCE: 'perhaps' }))).toMatchObject({ flag: 'SIGNORIA_FORCE' });
    expect(wrong(() => told({ SIGNORIA_REGISTRATION: 'ajar' }))).toMatchObject({ flag: 'SIGNORIA_REGISTRATION' });
  });

  it('may name a file that holds the value, without its last line break', () => {
    const file = secret('token', 'lagoon\n');
    expect(told({ SIGNORIA_METRICS_TOKEN_FILE: file })['metrics-token']).toBe('lagoon');
    expect(wrong(() => told({ SIGNORIA_METRICS_TOKEN_FILE: file, SIGNORIA_METRICS_TOKEN: 'x' }))).toEqual({
      problem: 'variables-exclude',
      one: 'SIGNORIA_METRICS_TOKEN',
      other: 'SIGNORIA_METRICS_TOKEN_FILE',
    });
    expect(wrong(() => told({ SIGNORIA_METRICS_TOKEN_FILE: join(folder, 'none') }))).toMatchObject({
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

describe('the house', () => {
  it('is given by variables as in the browser', () => {
    const env = {
      SIGNORIA_CLUB_NAME: 'Ridotto',
      SIGNORIA_ADDRESS: 'https://ridotto.test/games',
      SIGNORIA_REGISTRATION: 'closed',
      SIGNORIA_PRIVATE_HOOKS: 'yes',
      SIGNORIA_SMTP_FILE: secret('smtp', 'smtps://doge%40ridotto.test:a%2Fb@mail.test\n'),
    };
    expect(clubOf(told(env))).toEqual({
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
    expect(clubOf(told({}))).toEqual({});
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
    expect(wrong(() => clubOf(told({ SIGNORIA_ADDRESS: 'ridotto.test' })))).toMatchObject({ problem: 'not-a-link' });
    const problem = wrong(() => clubOf(told({ SIGNORIA_SMTP: 'imap://doge:gondola@mail.test' })));
    expect(problem).toEqual({ problem: 'not-a-mail-server', flag: '--smtp', given: 'imap://doge:…@mail.test' });
  });
});

describe('the provider where people may sign in', () => {
  const env = { SIGNORIA_OIDC_ISSUER: 'https://id.ridotto.test/realm', SIGNORIA_OIDC_CLIENT_ID: 'games' };

  it('is given by variables, its secret by a file; what is not told is as usual', () => {
    const more = { SIGNORIA_OIDC_CLIENT_SECRET_FILE: secret('oidc', 'gondola\n'), SIGNORIA_OIDC_ADMIN_GROUP: 'doges' };
    expect(ssoOf(told({ ...env, ...more, SIGNORIA_OIDC_ONLY: 'yes' }, '--oidc-label', 'Ridotto'))).toEqual({
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
    expect(ssoOf(told(env))).toMatchObject({ sso: { clientSecret: null, label: 'id.ridotto.test', adminGroup: null } });
    expect(ssoOf(told({}))).toEqual({});
  });

  it('must be one, with all it needs', () => {
    const issuer = (given: string) => wrong(() => ssoOf(told({ ...env, SIGNORIA_OIDC_ISSUER: given })));
    for (const given of ['id.ridotto.test', 'http://id.ridotto.test', 'ftp://localhost']) {
      expect(issuer(given)).toEqual({ problem: 'not-an-issuer', flag: '--oidc-issuer', given });
    }
    expect(issuer('http://localhost:3000')).toBeNull();
    const needs = (...argv: readonly string[]) => wrong(() => ssoOf(told({}, ...argv)));
    expect(needs('--oidc-only')).toMatchObject({ flag: 'oidc-only', needs: 'oidc-issuer' });
    expect(needs('--oidc-issuer', 'https://a.test')).toMatchObject({ needs: 'oidc-client-id' });
    expect(needs('--oidc-issuer', 'https://a.test', '--oidc-client-id', 'x', '--oidc-only')).toEqual({
      problem: 'flag-needs',
      flag: 'oidc-only',
      needs: 'oidc-admin-group',
    });
  });
});
