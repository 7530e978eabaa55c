/** Russian for people, counts and lists. */
import { count } from '@signoria/kernel/ru';

export * from '@signoria/kernel/ru';

export function troops(n: number): string {
  return count(n, 'войско', 'войска', 'войск');
}

export function cities(n: number): string {
  return count(n, 'город', 'города', 'городов');
}
