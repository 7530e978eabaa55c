/** Forms asked for plainly: a number, or the numbers of some things. */
import { type Choice, find } from '@signoria/kernel';
import { columns } from '../terminal/columns.ts';
import { type ChoiceWords, type Form, filled } from './offers.ts';
import type { Session } from './session.ts';

/** As much of a session as a form needs. */
export type Clerk = Pick<Session, 'lines' | 'text' | 'reader'> & {
  readonly io: Pick<Session['io'], 'out'>;
  readonly words: ChoiceWords;
};

/** The filled-in form; null when the person thought better of it, or what was given does not fit. */
export async function askForm(form: Form, given: string, clerk: Clerk): Promise<Choice | null> {
  const { lines, text, io } = clerk;
  const { question, help } = form.kind === 'amount' ? askAmount(form, clerk) : askSubset(form, clerk);
  if (given === '') for (const line of help) io.out(line);
  const answer = given === '' ? await lines.next(question) : given;
  if (answer === null || answer.trim() === '') return null;
  const choice = form.kind === 'amount' ? amount(form, answer) : subset(form, answer);
  const found = choice === null ? null : find(form, choice);
  if (found === null) io.out(text.play.doesNotFit(answer.trim()));
  return found;
}

type Amount = Extract<Form, { kind: 'amount' }>;
type Subset = Extract<Form, { kind: 'subset' }>;

function askAmount({ min, max, step }: Amount, { text }: Clerk) {
  return { question: text.play.amount(min, max, step), help: [] };
}

function amount(form: Amount, answer: string): Choice | null {
  return /^\d+$/.test(answer.trim()) ? filled(form, { amount: Number(answer) }) : null;
}

function askSubset(form: Subset, { text, words, reader }: Clerk) {
  const rows = form.of.map((item, i) => [
    `${i + 1}.`,
    words.choice(filled(form, { items: [item.id] }), reader),
    item.count > 1 ? `×${item.count}` : '',
  ]);
  return { question: text.play.subset(form.min, form.max), help: columns(rows) };
}

/** Numbers of things, repeated for several of a kind; the answer names them in the order of the menu. */
function subset(form: Subset, answer: string): Choice | null {
  const numbers =
    answer.trim() === '0'
      ? []
      : answer
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  const items = numbers.toSorted((a, b) => a - b).map((n) => form.of[n - 1]?.id);
  return items.every((id) => id !== undefined) ? filled(form, { items }) : null;
}
