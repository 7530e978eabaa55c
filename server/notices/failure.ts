/** Why a message did not arrive, as a code the reader's page puts into words, and whether trying again can help. */
import type { Failure } from '@signoria/protocol';

/** Neither time nor another try changes these; the channel's owner has to. */
const FINAL: ReadonlySet<Failure> = new Set(['refused', 'gone', 'private-address', 'bad-address']);

export class NotSent extends Error {
  readonly code: Failure;
  constructor(code: Failure, cause?: unknown) {
    super(code, { cause });
    this.name = 'NotSent';
    this.code = code;
  }
}

export function isFinal(code: Failure): boolean {
  return FINAL.has(code);
}
