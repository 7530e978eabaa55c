/**
 * How often somebody may be wrong about one account. Counted by the guesser as well as the account (known-browsers.ts): what
 * strangers do wrong must never lock its owner out. Whoever is right gets the attempt back. Only passwords wait: open
 * sessions and passkeys do not.
 */

import { Problem } from '../../http/problems.ts';
import type { Rate } from '../../options.ts';
import type { Services } from '../../services.ts';
import { type Bucket, fullBucket, take } from '../../socket/bucket.ts';

const GUESSES: Rate = { burst: 10, perSecond: 1 / 60 };
const MOST_REMEMBERED = 50_000;

export interface LoginThrottle {
  /** Null when it was a wrong guess. Refuses with `too-many` without looking. */
  attempt<T>(guesser: string, look: () => Promise<T | null>): Promise<T | null>;
}

export function makeLoginThrottle({ now }: Pick<Services, 'now'>): LoginThrottle {
  const buckets = new Map<string, Bucket>();
  return {
    async attempt(guesser, look) {
      const bucket = buckets.get(guesser) ?? fullBucket(GUESSES, now());
      if (buckets.size >= MOST_REMEMBERED) buckets.clear();
      buckets.set(guesser, bucket);
      // Taken before the look, so that a hundred at once are not a hundred guesses.
      if (!take(bucket, GUESSES, now())) throw new Problem('too-many');
      const found = await look();
      if (found !== null) bucket.tokens = Math.min(GUESSES.burst, bucket.tokens + 1);
      return found;
    },
  };
}
