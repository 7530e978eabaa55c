/** The parts of a menu, however they are nested, and how its forms are answered. */
import type { Choice, Menu, Payment } from '@signoria/kernel';
import type { BoardProps } from '../board.ts';

/** The prompt bar has a button for each of so few answers; more are chosen on the board or from a list. */
export const FEW_ANSWERS = 4;

export type FormKind = Exclude<Menu<Choice>['kind'], 'list' | 'any'>;
export type Form<K extends FormKind = FormKind, C extends Choice = Choice> = Extract<Menu<C>, { readonly kind: K }>;

/** The lines that are no forms. */
export function listOf<C extends Choice>(menu: Menu<C> | null | undefined): readonly C[] {
  if (menu?.kind === 'any') return menu.of.flatMap((part) => listOf(part));
  return menu?.kind === 'list' ? menu.choices : [];
}

/** The forms of one kind. */
export function formsOf<K extends FormKind, C extends Choice = Choice>(
  menu: Menu<C> | null | undefined,
  kind: K,
): readonly Form<K, C>[] {
  if (menu?.kind === 'any') return menu.of.flatMap((part) => formsOf(part, kind));
  return menu?.kind === kind ? [menu as Form<K, C>] : [];
}

/** The forms of one kind that ask for this deed. */
export function formsFor<K extends FormKind, C extends Choice, D extends C['do']>(
  menu: Menu<C> | null | undefined,
  kind: K,
  what: D,
): readonly Form<K, Extract<C, { readonly do: D }>>[] {
  const forms: readonly { readonly base: { readonly do: string } }[] = formsOf(menu, kind);
  // The deed of a form's base is that of its answer.
  return forms.filter(({ base }) => base.do === what) as unknown as readonly Form<K, Extract<C, { readonly do: D }>>[];
}

/** What each kind of form asks for. */
export interface Filling {
  readonly amount: { readonly amount: number };
  readonly subset: { readonly items: readonly string[] };
  readonly payment: { readonly payment: Payment };
  readonly placement: { readonly at: number; readonly turn: 0 | 1 | 2 | 3; readonly flip: boolean };
}

/** Answers a form at once: the page writes the line. */
export function answerForm<K extends FormKind>(
  table: Pick<BoardProps, 'answer' | 'write'>,
  form: { readonly kind: K; readonly base: Choice },
  filling: Filling[K],
): void {
  table.answer(table.write(filled(form, filling)));
}

/** A form's base with its one field is a choice: that is what a form means. */
export function filled<K extends FormKind>(
  { base }: { readonly kind: K; readonly base: Choice },
  filling: Filling[K],
): Choice {
  return { ...base, ...filling };
}

/** A field that only forms ask for; a placement is known by its turn. */
const FORM_FIELDS = ['amount', 'items', 'payment', 'turn'] as const;

/** Does this choice answer a form, rather than stand in a list? To be asked only of menus that have forms. */
export function answersForm(choice: Choice): boolean {
  return FORM_FIELDS.some((field) => Object.hasOwn(choice, field));
}

/** All lines of the menu that do this. */
export function offered<C extends Choice, D extends C['do']>(
  { options, past }: Pick<BoardProps<unknown, C>, 'options' | 'past'>,
  what: D,
): readonly Extract<C, { readonly do: D }>[] {
  if (past) return [];
  return options
    .map(({ choice }) => choice)
    .filter((choice): choice is Extract<C, { readonly do: D }> => choice.do === what);
}
