/**
 * Requests to addresses that players chose. They must not become a way into the house's own network: names are looked
 * up here, private addresses are refused unless the administrator allows them, and no redirect is followed.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { NotSent } from './failure.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

export interface Outgoing {
  readonly url: string;
  readonly method?: 'POST' | 'DELETE';
  readonly headers?: { readonly [name: string]: string | number };
  readonly body?: string | Buffer;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
}

const PRIVATE = privateAddresses();

function privateAddresses(): BlockList {
  const list = new BlockList();
  const v4: readonly (readonly [string, number])[] = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ];
  for (const [net, prefix] of v4) list.addSubnet(net, prefix, 'ipv4');
  const v6: readonly (readonly [string, number])[] = [
    ['::', 127], // unspecified and loopback
    ['64:ff9b::', 96], // addresses of the fourth version in other clothes
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ];
  for (const [net, prefix] of v6) list.addSubnet(net, prefix, 'ipv6');
  return list;
}

/** Addresses like ::ffff:10.0.0.1 are found by the rules for the fourth version. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The address as it will be called, or null when it is none that may be. */
export function readAddress(given: string, mayBePrivate: boolean): URL | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && mayBePrivate) ? url : null;
}

/** Rejects with `NotSent` when there is no answer, and for every answer that is no success. */
export async function callOutside(outgoing: Outgoing, mayBePrivate: boolean): Promise<Incoming> {
  const url = readAddress(outgoing.url, mayBePrivate);
  if (url === null) throw new NotSent('bad-address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(host) !== 0 && isPrivate(host)) throw new NotSent('private-address');
  const incoming = await exchange(url, outgoing, mayBePrivate);
  const failure = failureOf(incoming.status);
  if (failure !== null) throw new NotSent(failure, incoming.status);
  return incoming;
}

function failureOf(status: number): NotSent['code'] | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'sign-in';
  return status === 408 || status === 429 || status >= 500 ? 'busy' : 'refused';
}

/** Named at the top, `node:http` would bring all that `fetch` is made of into every server: six megabytes. */
async function requester({ protocol }: URL) {
  const { request } = await (protocol === 'https:' ? import('node:https') : import('node:http'));
  return request;
}

async function exchange(
  url: URL,
  { method = 'POST', headers, body }: Outgoing,
  mayBePrivate: boolean,
): Promise<Incoming> {
  const request = await requester(url);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      method,
      headers: { 'user-agent': 'Signoria', ...headers, ...length },
      signal,
      agent: false as const,
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    };
    const fail = (error: unknown) => reject(asNotSent(error, signal.aborted));
    const going = request(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= MOST_BYTES) parts.push(part);
        else response.destroy(new NotSent('refused'));
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on('error', fail);
    });
    going.on('error', fail);
    going.end(body);
  });
}

function asNotSent(error: unknown, late: boolean): NotSent {
  if (error instanceof NotSent) return error;
  return new NotSent(late ? 'timeout' : 'unreachable', error);
}

/** What is looked up is what is called: a name cannot become another address in between. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error === null ? found.filter(({ address }) => !isPrivate(address)) : [];
    const [first] = open;
    if (error !== null) done(error, '', 4);
    else if (first === undefined) done(new NotSent('private-address'), '', 4);
    else if (options.all === true) done(null, open as LookupAddress[]);
    else done(null, first.address, first.family);
  });
};
