/** A client that keeps every cookie it is given, as a browser does. */
import type { Answered } from './client.ts';
import { mustKeepContract } from './contract.ts';

export interface Jar {
  readonly address: string;
  readonly cookies: Map<string, string>;
}

export function newJar(address: string): Jar {
  return { address, cookies: new Map() };
}

/** `body` undefined is a GET. */
export async function send({ address, cookies }: Jar, path: string, body?: unknown): Promise<Answered> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { 'x-signoria': '1', cookie, 'accept-language': 'en' };
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${address}${path}`, body === undefined ? { headers } : post);
  for (const given of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  const answered: Answered = { status: response.status, body: await response.json() };
  mustKeepContract(body === undefined ? 'GET' : 'POST', path, answered);
  return answered;
}
