/**
 * How two nodes know each other: the one that comes shows that it knows the secret the other has left in the database,
 * and is shown the same. The secret itself never travels, and what was shown once opens nothing a second time.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../ids.ts';

export function newNonce(): string {
  return randomBytes(18).toString('base64url');
}

/** By whoever comes, and then, the other way round, by whoever was come to. */
function proof(secret: string, side: 'guest' | 'host', theirs: string, ours: string): string {
  return createHmac('sha256', secret).update(`${side} ${theirs} ${ours}`).digest('base64url');
}

/** What the guest says to the host's nonce. */
export function guestSays(secret: string, hostNonce: string, guestNonce: string): string {
  return `${guestNonce} ${proof(secret, 'guest', hostNonce, guestNonce)}`;
}

/** The guest's nonce, when what it said is true; else null. */
export function believeGuest(secret: string, hostNonce: string, said: string): string | null {
  const [nonce = '', shown = ''] = said.split(' ');
  return isSameSecret(shown, proof(secret, 'guest', hostNonce, nonce)) ? nonce : null;
}

export function hostSays(secret: string, hostNonce: string, guestNonce: string): string {
  return proof(secret, 'host', guestNonce, hostNonce);
}

export function believesHost(secret: string, hostNonce: string, guestNonce: string, said: string): boolean {
  return isSameSecret(said, hostSays(secret, hostNonce, guestNonce));
}
