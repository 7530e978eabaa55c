/** What may be answered in a retry: the menu of that moment, spelled out. Which answers the engine looked at does not show. */
import { type Choice, enumerate, type Question, random } from '@signoria/kernel';
import type { MenuLine } from '@signoria/kit';
import { offerOf, type Speech } from '../../table/prompt/offer.ts';
import type { Asked } from '../moment.ts';

/** So many answers of a form are spelled out; what the engine looked at is always among them. */
const WIDE = 120;

export function choicesOf(
  question: Question,
  { decision }: Pick<Asked, 'decision'>,
  speech: Speech,
): readonly MenuLine[] {
  const looked = decision.answers.flatMap(({ line }) => (line === null ? [] : [speech.notation.read(line)]));
  return spelledOut(question, speech, looked);
}

/** A menu as a list, in the order of its words; of a form as many answers as can be read, and those named. */
export function spelledOut(question: Question, speech: Speech, named: readonly Choice[] = []): readonly MenuLine[] {
  const { options, forms } = offerOf(question, speech);
  if (forms.length === 0) return options;
  const { notation, text, reader } = speech;
  const spelled = forms.flatMap((form) => enumerate(form, random(1), WIDE));
  const lines = new Map(options.map((option) => [option.line, option]));
  for (const choice of [...spelled, ...named]) {
    const line = notation.write(choice);
    if (!lines.has(line)) lines.set(line, { line, choice, label: text.choice(choice, reader) });
  }
  const collator = new Intl.Collator(undefined, { numeric: true });
  return [...lines.values()].toSorted((a, b) => collator.compare(a.label, b.label));
}
