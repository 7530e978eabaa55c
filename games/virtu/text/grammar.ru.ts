/** Russian for people, counts and lists. */
import { count } from '@signoria/kernel/ru';

export * from '@signoria/kernel/ru';

/** With a capital letter, for the beginning of a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function troops(n: number): string {
  return count(n, 'войско', 'войска', 'войск');
}

export function cities(n: number): string {
  return count(n, 'город', 'города', 'городов');
}
