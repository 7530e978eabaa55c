/** Node's sha256 is several times as fast as the one that runs everywhere, and half of playing a log again is hashing. */
import { createHash } from 'node:crypto';
import { hashWith } from '@signoria/kernel';

/** For this thread: each has a kernel of its own. */
export function hashNatively(): void {
  hashWith((text) => createHash('sha256').update(text).digest('hex'));
}
