/** A seed for those who gave none: short enough to read out, and always reported, so that a run can be repeated. */
import { randomBytes } from 'node:crypto';

export function freshSeed(): string {
  return randomBytes(4).toString('hex');
}
