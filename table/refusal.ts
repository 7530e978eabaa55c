/** A request that was not carried out. Nothing has changed. */
import type { TableRefusal } from './wire.ts';

export class NotDone extends Error {
  readonly refusal: TableRefusal;
  constructor(refusal: TableRefusal) {
    super(JSON.stringify(refusal));
    this.name = 'NotDone';
    this.refusal = refusal;
  }
}

export function refuse(refusal: TableRefusal): never {
  throw new NotDone(refusal);
}
