/** Which page a browser speaks for. Programs name none, and have nobody's cookie but their own. */
import type { Store } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { houseAddress, readClub } from '../club/settings.ts';
import type { Services } from '../services.ts';

/** Whether the page lies at the address that was asked, port included; true where none is named. */
export function isFromHere({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Or at the address the administrator gave the house: a proxy may ask under another name. */
export async function isOurPage(store: Store, request: FastifyRequest): Promise<boolean> {
  if (isFromHere(request)) return true;
  const { address } = await readClub(store);
  return address !== null && request.headers.origin === new URL(address).origin;
}

/** Browsers say whose page asks, also where they name no origin. Another port of the same host is `same-site`. */
export function saysForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Where links lead that go out with an answer: to the address of the house, or to the one that was asked. */
export async function homeOf(
  services: Pick<Services, 'store' | 'base'>,
  { protocol, host }: FastifyRequest,
): Promise<string> {
  return (await houseAddress(services)) ?? `${protocol}://${host}${services.base}`;
}
