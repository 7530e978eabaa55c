/** What may be answered in a retry: the menu of that moment, spelled out. Which answers the engine looked at does not show. */
import { enumerate, type Question, random } from '@signoria/kernel';
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
  const { options, forms } = offerOf(question, speech);
  if (forms.length === 0) return options;
  const { notation, text, reader } = speech;
  const spelled = forms.flatMap((form) => enumerate(form, random(1), WIDE));
  const looked = decision.answers.flatMap(({ line }) => (line === null ? [] : [notation.read(line)]));
  const lines = new Map(options.map((option) => [option.line, option]));
  for (const choice of [...spelled, ...looked]) {
    const line = notation.write(choice);
    if (!lines.has(line)) lines.set(line, { line, choice, label: text.choice(choice, reader) });
  }
  const collator = new Intl.Collator(undefined, { numeric: true });
  return [...lines.values()].toSorted((a, b) => collator.compare(a.label, b.label));
}
