/** What a prompt may say of the menu that comes with it. */
import type { Choice, Menu, Question } from '@signoria/kernel';

/** The amount form in a menu; null without one. */
function amountOf(menu: Menu<Choice> | null): { readonly min: number; readonly max: number } | null {
  if (menu?.kind === 'amount') return menu;
  if (menu?.kind === 'any') return menu.of.map(amountOf).find((found) => found !== null) ?? null;
  return null;
}

/** The least that may be bid; null when nothing can. */
export function least({ menu }: Question): number | null {
  return amountOf(menu)?.min ?? null;
}

export function most({ menu }: Question): number | null {
  return amountOf(menu)?.max ?? null;
}

export function offers({ menu }: Question, what: string): boolean {
  const lists = menu?.kind === 'any' ? menu.of : menu === null ? [] : [menu];
  return lists.some((part) => part.kind === 'list' && part.choices.some((choice) => choice.do === what));
}
