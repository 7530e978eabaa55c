/** Russian for people, counts and lists. */
import { count } from '@signoria/kernel/ru';

export * from '@signoria/kernel/ru';

export function regions(n: number): string {
  return count(n, 'регион', 'региона', 'регионов');
}
