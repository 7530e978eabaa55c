/**
 * Which site this is to the browser that asks: a passkey belongs to one, and opens nothing anywhere else. It is the
 * address the administrator gave the house; without one, the site the first passkey was made at. A server that is asked
 * under any other name makes and takes none.
 */
import type { Store } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { readClub } from '../../club/settings.ts';
import { isFromHere } from '../../http/origin.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';

export interface Party {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

const PINNED = 'relying-party';

export async function partyOf({ store }: Services, request: FastifyRequest): Promise<Party> {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) throw new Problem('csrf');
  const { address, name } = await readClub(store);
  const pinned = address === null ? await store.getMeta(PINNED) : new URL(address).origin;
  if (pinned !== null && pinned !== origin) throw new Problem('other-site', pinned);
  if (pinned === null && !isFromHere(request)) throw new Problem('csrf');
  return { id: new URL(origin).hostname, origin, name: name === '' ? 'Signoria' : name };
}

/** Called when a browser has proven to be at this site. */
export async function pinParty(store: Store, { origin }: Party): Promise<void> {
  const { address } = await readClub(store);
  if (address === null && (await store.getMeta(PINNED)) === null) await store.setMeta(PINNED, origin);
}
