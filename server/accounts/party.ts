/** Which site this is to the browser that asks: a passkey belongs to one, and opens nothing anywhere else. */
import type { FastifyRequest } from 'fastify';
import { readClub } from '../club/settings.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';

export interface Party {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** The page names itself; it must be the host that was asked, or the address the administrator gave the house. */
export async function partyOf({ store }: House, { headers: { origin }, host }: FastifyRequest): Promise<Party> {
  const { address, name } = await readClub(store);
  if (origin === undefined || !URL.canParse(origin)) throw new Problem('csrf');
  const url = new URL(origin);
  const isOurs = url.host === host || (address !== null && new URL(address).origin === url.origin);
  if (!isOurs) throw new Problem('csrf');
  return { id: url.hostname, origin: url.origin, name: name === '' ? 'Signoria' : name };
}
