/** Every address there is, of a page or of the interface, refuses to stand in pages of others; but for the two made for it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRoutes, methodOf, pathOf } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/index.ts';
import { testServer } from '../../server/testing/server.ts';
import { FIXED, PATTERNS, paths, routeOf } from '../../web/router.ts';

const ID = 'x1';

/** What can stand where a part of an address is asked for. */
const PARTS: readonly (readonly [part: string, sample: string])[] = [
  ['([\\w-]+)', ID],
  ['(\\d+)', '2'],
  ['([A-Za-z0-9]{6})', 'QJX7KM'],
];

/** Addresses that a pattern of the pages takes: without what may be missing, and with it. */
function addressesOf({ source }: RegExp): readonly string[] {
  const plain = source.slice(1, -1).replaceAll('\\/', '/');
  const filled = (text: string) => PARTS.reduce((left, [part, sample]) => left.replaceAll(part, sample), text);
  const [without, within] = ['', '$1'].map((kept) => filled(plain).replaceAll(/\(\?:(.*?)\)\?/g, kept));
  return [...new Set([without!, within!])];
}

const pages = [...Object.keys(FIXED), ...PATTERNS.flatMap(([pattern]) => addressesOf(pattern))];
const files = ['/index.html', '/embed.html', '/nowhere.js', '/nowhere', '/embed', '/embed/account/x1', '/socket'];
const requests = listRoutes().map(({ key }) => ({
  method: methodOf(key),
  path: pathOf(key).replaceAll(/:\w+/g, ID),
}));

let web: string;
let server: RunningServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'signoria-framing-'));
  for (const page of ['index.html', 'embed.html']) writeFileSync(join(web, page), `<title>${page}</title>`);
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

async function policyOf(path: string, method = 'GET') {
  const response = await fetch(server.address + path, { method, redirect: 'manual' });
  await response.body?.cancel();
  const [frames] = response.headers.get('content-security-policy')?.match(/frame-ancestors [^;]+/) ?? [];
  return { path, frames, old: response.headers.get('x-frame-options') };
}

const REFUSED = { frames: "frame-ancestors 'none'", old: 'SAMEORIGIN' };

describe('an address', () => {
  it('of every page is known here, and is one', () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((path) => routeOf(path).page === 'lost')).toEqual([]);
  });

  it.each([...pages, ...files])('%s stands in no page of others', async (path) => {
    expect(await policyOf(path)).toEqual({ path, ...REFUSED });
  });

  it.each(requests)('$method $path stands in no page of others', async ({ method, path }) => {
    expect(await policyOf(path, method)).toEqual({ path, ...REFUSED });
  });

  it.each(['replay', 'table'] as const)('made to show a %s elsewhere stands there', async (what) => {
    const path = paths.embed(what, ID);
    expect(await policyOf(path)).toEqual({ path, frames: 'frame-ancestors *', old: null });
  });
});
