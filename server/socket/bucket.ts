/** A bucket of tokens: so many at once, refilled steadily. Not here: whose bucket it is. */
import type { Rate } from '../options.ts';

export interface Bucket {
  tokens: number;
  at: number;
}

export function fullBucket({ burst }: Rate, now: number): Bucket {
  return { tokens: burst, at: now };
}

/** Takes one token; false when there is none. */
export function take(bucket: Bucket, { burst, perSecond }: Rate, now: number): boolean {
  // A clock set back must not empty a bucket.
  const elapsed = Math.max(0, now - bucket.at);
  bucket.tokens = Math.min(burst, bucket.tokens + (elapsed / 1000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
