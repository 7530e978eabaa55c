/**
 * Where the house lies at its host. The client is built once, for anywhere: the page it comes with says below which path it
 * is, and whoever needs an address of the house, page, request or socket, has it from here. Only the service worker, which
 * has no page, reads it off its own address.
 */

/** What the server has written into the page beside it; undefined where it has not, or there is no page. */
export const toldInPage = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="signoria-${name}"]`)?.content;

/** Empty for a house that has its host to itself; else with a slash before it and none behind, as in `/games`. */
const BASE = toldInPage('base') ?? '';

/** From an address within the house to one at the host. */
export const at = (path: string): string => BASE + path;

/** The other way round; null for what is not in the house. */
export function within(pathname: string, base = BASE): string | null {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at('/socket')}`;
}
