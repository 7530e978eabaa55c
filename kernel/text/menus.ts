/** What a prompt may say of the menu that comes with it. */
import type { Question } from '../engine/perform.ts';

/** The most that may be chosen of a form; 0 without one. */
export function atMost({ menu }: Question): number {
  return menu?.kind === 'amount' || menu?.kind === 'subset' ? menu.max : 0;
}

/** There is only one possible answer. */
export function isForced({ menu }: Question): boolean {
  return menu?.kind === 'list' && menu.choices.length === 1;
}
