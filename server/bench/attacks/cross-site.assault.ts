/** Requests in somebody's name from a page that is not ours, at addresses written so as to slip past a guard. */
import { ask, type Guest, newGuest } from '../../testing/client.ts';
import { rawHttp } from '../../testing/raw-http.ts';
import type { Assault, Tried } from './assault.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const OURS = { ...JSON_TYPE, 'x-signoria': '1' };

/** The same route as a server may be made to read it. */
function spellings(address: string, path: string): readonly string[] {
  const { host } = new URL(address);
  const escaped = path.replace('a', '%61');
  return [path, escaped, path.replace('api', '%61%70%69'), `http://${host}${path}`, `http://${host}${escaped}`];
}

/** What a browser says of a page that is not ours; the last is one on another port of the same machine. */
function elsewhere(address: string): readonly { readonly [name: string]: string }[] {
  const { hostname } = new URL(address);
  return [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: `http://${hostname}:1` },
  ];
}

let attempts = 0;

async function renames(guest: Guest, target: string, headers: { readonly [name: string]: string }): Promise<Tried> {
  const wanted = `Mallory ${++attempts}`;
  const body = JSON.stringify({ name: wanted });
  const { cookie, address } = guest;
  const { status } = await rawHttp(address, { method: 'POST', target, headers: { ...headers, cookie }, body });
  const { name } = await ask(guest, 'GET /api/me');
  const got = name === wanted ? 'renamed' : status === 403 ? null : `status ${status}`;
  return { what: `POST ${target} ${JSON.stringify(headers)}`, got };
}

export const assault: Assault = {
  name: 'cross-site',
  async run({ address }) {
    const tried: Tried[] = [];
    const guest = await newGuest(address);
    for (const target of spellings(address, '/api/name')) {
      tried.push(await renames(guest, target, JSON_TYPE));
      for (const from of elsewhere(address)) tried.push(await renames(guest, target, { ...OURS, ...from }));
    }
    return tried;
  },
};
