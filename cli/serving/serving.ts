/** What a server is told in flags and in the environment, read. Every mistake is a `UsageError` that names it. */
import { isIP } from 'node:net';
import { UsageError } from '../args/usage.ts';

/** Bare, it believes a proxy on this machine: any other has to be named, or counted. */
export function trustedBy(given: string | undefined): { readonly trustProxy?: number | readonly string[] } {
  if (given === undefined) return {};
  if (given === '') return { trustProxy: ['loopback'] };
  if (/^\d{1,2}$/.test(given)) return { trustProxy: Number(given) };
  const networks = given.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) throw new UsageError({ problem: 'not-a-network', flag: '--trust-proxy', given });
  return { trustProxy: networks };
}

const BASE = /^(?:\/[\w-][\w.-]*)*$/;

/** Below which path of its host the house lies; empty for none. A slash behind it makes no difference. */
export function baseOf(given: string | undefined): string {
  const base = (given ?? '').replace(/\/+$/, '');
  if (!BASE.test(base)) throw new UsageError({ problem: 'not-a-base', flag: '--base', given: given ?? '' });
  return base;
}

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  // Everybody is no network of proxies.
  const fits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  return NAMED.includes(text) || (isIP(address) !== 0 && fits && more.length === 0);
}

/** HOST:PORT, an IPv6 address in brackets. */
export function peerAt(given: string | undefined): { readonly host: string; readonly port: number } | null {
  if (given === undefined || given === '') return null;
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given);
  const host = found?.[1] ?? found?.[2];
  const port = Number(found?.[3]);
  if (host === undefined || port < 1 || port > 65_535) {
    throw new UsageError({ problem: 'not-an-address', flag: '--peer-address', given });
  }
  return { host, port };
}
