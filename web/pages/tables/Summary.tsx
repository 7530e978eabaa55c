/** The whole choice in one sentence, and the button that sets the table. */
import { Button } from '@signoria/kit';
import { online } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { createWords } from './create-words.ts';
import { countOf, isChanged, problemsOf } from './draft.ts';
import type { FormProps } from './NewTable.tsx';

export function Summary({ draft, module }: FormProps) {
  const create = createWords.value;
  const text = module.text[language.value];
  const schema = module.game.options;
  const changed = Object.keys(schema).filter((id) => isChanged(schema, draft, id));
  const nameOf = (id: string) => text.options[id]?.name ?? id;
  const problems = problemsOf(schema, draft);
  const here = draft.where === 'device';
  const away = !here && online.value === false;
  const why =
    problems.length > 0
      ? problems.map((problem) => create.optionProblem(problem, nameOf)).join(' ')
      : create.onlineWhyNot;
  return (
    <div class="prompt yours summary">
      <div class="ask">
        <div class="question">{create.sum(text.title, draft.places.length, changed.map(nameOf))}</div>
        <div class="hint" aria-live="polite">
          {problems.length > 0
            ? why
            : create.sumWhere({
                device: here,
                open: countOf(draft, 'open'),
                bots: countOf(draft, 'bot'),
                people: countOf(draft, 'person') + 1,
              })}
        </div>
      </div>
      <div class="prompt-answers">
        <Button
          type="submit"
          kind="wax"
          blocked={problems.length > 0 || away}
          note={here ? create.startNowNote : create.openTableNote}
          onWhy={() => toast('bad', () => why)}
        >
          {here ? create.startNow : create.openTable}
        </Button>
      </div>
    </div>
  );
}
