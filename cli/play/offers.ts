/**
 * What a person may answer, as numbered lines: every choice of the menu, forms for what is too wide to list, then the
 * natural choices that a rule forbids just now.
 */
import {
  type Blocked,
  type Choice,
  enumerate,
  type Freedom,
  type GameText,
  type Menu,
  type Question,
  type Reader,
} from '@signoria/kernel';

/** All that is needed of a game's words here. */
export type ChoiceWords = Pick<GameText, 'choice'>;

export type Form = Extract<Menu<Choice>, { readonly kind: 'amount' | 'subset' }>;

export type Offer = { readonly words: string; readonly free: boolean } & (
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'blocked'; readonly blocked: Blocked<Choice> }
);

/** What is asked, and the numbered lines it is shown with. */
export interface Asked {
  readonly question: Question;
  readonly offers: readonly Offer[];
}

/** A form with no more answers than this is listed answer by answer. */
const SHORT = 12;

/** What may be done at any time comes last, so that the answers to the question keep the small numbers. */
export function offersOf(
  question: Question,
  free: readonly Freedom[],
  words: ChoiceWords,
  reader: Reader,
): readonly Offer[] {
  const menu = question.menu === null ? [] : fromMenu(question.menu, words, reader);
  const blocked = question.blocked.map(
    (entry): Offer => ({ kind: 'blocked', blocked: entry, words: words.choice(entry.choice, reader), free: false }),
  );
  const freedoms = free.flatMap((freedom) => fromMenu(freedom.menu, words, reader, true));
  return [...menu, ...blocked, ...freedoms];
}

function fromMenu(menu: Menu<Choice>, words: ChoiceWords, reader: Reader, free = false): readonly Offer[] {
  if (menu.kind === 'any') return menu.of.flatMap((part) => fromMenu(part, words, reader, free));
  const isForm = menu.kind === 'amount' || menu.kind === 'subset';
  if (isForm && (free || enumerate(menu, undefined, SHORT + 1).length > SHORT)) {
    return [{ kind: 'form', form: menu, words: formWords(menu, words, reader), free }];
  }
  return enumerate(menu).map((choice) => ({ kind: 'choice', choice, words: words.choice(choice, reader), free }));
}

/** An amount is worded by its limits: "Bid 1 … Bid 30"; a set by what it is for, and by none of its things. */
function formWords(form: Form, words: ChoiceWords, reader: Reader): string {
  if (form.kind === 'subset') return `${words.choice(form.base, reader)} …`;
  const [least, most] = [form.min, form.max].map((amount) => words.choice(filled(form, { amount }), reader));
  return `${least} … ${most}`;
}

export function filled(form: Form, field: { amount: number } | { items: readonly string[] }): Choice {
  return { ...form.base, ...field };
}
