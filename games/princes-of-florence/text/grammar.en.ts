/** English for people, Diego among them, for counts and lists. */
import { count, people } from '@signoria/kernel/en';
import type { Who } from '../rules/model/events.ts';

export { count, listed } from '@signoria/kernel/en';

const DIEGO = 'Diego';

export const { does, who, whose, everyone, together } = people((reader, one: Who) =>
  one === 'diego' ? DIEGO : reader.name(one),
);

export function coins(n: number): string {
  return count(n, 'florin');
}

export function points(n: number): string {
  return `${n} prestige`;
}
