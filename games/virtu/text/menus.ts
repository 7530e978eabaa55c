/** What a prompt may say of the menu that comes with it. */
import type { Question } from '@signoria/kernel';

type Costs = readonly { readonly [kind: string]: number }[];

/** The costs of the payment that is asked for; none when it is no payment. */
export function costsOf({ menu }: Question): Costs {
  if (menu === null) return [];
  if (menu.kind === 'payment') return menu.costs;
  const form = menu.kind === 'any' ? menu.of.find((part) => part.kind === 'payment') : undefined;
  return form?.kind === 'payment' ? form.costs : [];
}
