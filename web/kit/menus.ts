/** The parts of a menu, however they are nested. */
import type { Choice, Menu } from '@signoria/kernel';

export type FormKind = Exclude<Menu<Choice>['kind'], 'list' | 'any'>;
export type Form<K extends FormKind = FormKind> = Extract<Menu<Choice>, { readonly kind: K }>;

/** The lines that are no forms. */
export function listOf<C extends Choice>(menu: Menu<C> | null | undefined): readonly C[] {
  if (menu?.kind === 'any') return menu.of.flatMap((part) => listOf(part));
  return menu?.kind === 'list' ? menu.choices : [];
}

/** The forms of one kind. */
export function formsOf<K extends FormKind>(menu: Menu<Choice> | null | undefined, kind: K): readonly Form<K>[] {
  if (menu?.kind === 'any') return menu.of.flatMap((part) => formsOf(part, kind));
  return menu?.kind === kind ? [menu as Form<K>] : [];
}

/** A field that only forms ask for; a placement is known by its turn. */
const FORM_FIELDS = ['amount', 'items', 'payment', 'turn'] as const;

/** Does this choice answer a form, rather than stand in a list? To be asked only of menus that have forms. */
export function answersForm(choice: Choice): boolean {
  return FORM_FIELDS.some((field) => Object.hasOwn(choice, field));
}
