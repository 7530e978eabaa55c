/**
 * A menu turned into what a screen can offer: lines to choose from, forms to fill in, and what is closed with its
 * reason. No rule is known here: everything is read from the menu.
 */
import type { Blocked, Choice, Freedom, Menu, Notation, PlayText, Question, Reader } from '@signoria/kernel';
import { answersForm, FEW_ANSWERS, type MenuLine } from '@signoria/kit';

export type Form = Exclude<Menu<Choice>, { readonly kind: 'list' | 'any' }>;

export interface Offer {
  readonly options: readonly MenuLine[];
  readonly forms: readonly Form[];
  readonly blocked: readonly (Blocked<Choice> & { readonly line: string })[];
}

export const NO_OFFER: Offer = { options: [], forms: [], blocked: [] };

export interface Speech {
  readonly notation: Notation<Choice>;
  readonly text: PlayText;
  readonly reader: Reader;
}

function partsOf(menu: Menu<Choice>): { readonly choices: readonly Choice[]; readonly forms: readonly Form[] } {
  if (menu.kind === 'list') return { choices: menu.choices, forms: [] };
  if (menu.kind !== 'any') return { choices: [], forms: [menu] };
  const parts = menu.of.map(partsOf);
  return { choices: parts.flatMap(({ choices }) => choices), forms: parts.flatMap(({ forms }) => forms) };
}

export function offerOf(question: Pick<Question, 'menu' | 'blocked'> | null, speech: Speech): Offer {
  if (question === null || question.menu === null) return NO_OFFER;
  const { choices, forms } = partsOf(question.menu);
  return {
    options: choices.map((choice) => optionOf(choice, speech)),
    forms,
    blocked: question.blocked.map((closed) => ({ ...closed, line: speech.notation.write(closed.choice) })),
  };
}

function optionOf(choice: Choice, { notation, text, reader }: Speech): MenuLine {
  return { choice, line: notation.write(choice), label: text.choice(choice, reader) };
}

/** What the bar offers where the board asks the forms itself: open ones and closed ones stand on the board. */
export function withoutForms({ options, blocked }: Offer): Offer {
  return { options, forms: [], blocked: blocked.filter(({ choice }) => !answersForm(choice)) };
}

/** A bare verb (pass, keep, ready) has no place on a board: it always gets a button. */
export function isBare(choice: Choice): boolean {
  return Object.keys(choice).length === 1;
}

export interface Buttons {
  readonly options: readonly MenuLine[];
  readonly blocked: Offer['blocked'];
  /** Whether the bar shows everything there is. */
  readonly all: boolean;
}

/** What stands in the bar. The one pointed at is always there, so that it can be confirmed. */
export function buttonsOf({ options, blocked }: Offer, selected: string | null): Buttons {
  if (options.length + blocked.length <= FEW_ANSWERS) return { options, blocked, all: true };
  return {
    options: options.filter(({ choice, line }) => isBare(choice) || line === selected),
    blocked: blocked.filter(({ choice }) => isBare(choice)),
    all: false,
  };
}

/** What the hint below the question speaks of: a form in the bar, the board, or so many answers in the bar. */
export type HintAbout = 'form' | 'board' | number;

/** `all` is everything that may be answered, `inBar` what the bar has of it. Nobody is told “one thing” beside a form. */
export function hintAbout(all: Offer, inBar: Offer): HintAbout {
  if (inBar.forms.length > 0) return 'form';
  return inBar.options.length === 0 || all.forms.length > 0 ? 'board' : inBar.options.length;
}

/** Something that may be done at any time, as if it were asked: the text tables then have words for it. */
export function asQuestion({ at, menu, rules }: Freedom, you: number): Question {
  return { ticket: 0, at, deciding: [you], sealed: false, rules, menu, blocked: [], picked: null };
}

/** What the page itself has to offer a place for: the board asks the rest where it belongs. */
export function withoutAsked(freedoms: readonly Freedom[], asks: readonly string[] = []): readonly Freedom[] {
  return freedoms.filter(({ at }) => !asks.includes(at));
}
