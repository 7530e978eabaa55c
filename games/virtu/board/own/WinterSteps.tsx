/** Where one stands in the Winter turn: five steps, the present one marked, the rest still to come. */
import { Icon } from '@signoria/kit';
import { type Table, wordsOf } from '../table.ts';
import type { BoardWords } from '../text/index.ts';

type WinterStep = keyof BoardWords['winter']['step'];

const STEPS: readonly WinterStep[] = ['salary', 'rearrange', 'acquire', 'hire', 'alliance'];

/** The question that belongs to each step. */
const ASKED: { readonly [at: string]: WinterStep } = {
  salary: 'salary',
  dismiss: 'salary',
  rearrange: 'rearrange',
  acquire: 'acquire',
  house: 'acquire',
  hire: 'hire',
  alliance: 'alliance',
};

export function WinterSteps({ table }: { readonly table: Table }) {
  const { winter } = wordsOf(table);
  const { question, view, you } = table;
  if (view.season !== 'winter' || question === null || you === null || !question.deciding.includes(you)) return null;
  const now = STEPS.indexOf(stepOf(table) ?? 'salary');
  if (stepOf(table) === null) return null;
  return (
    <ol class="winter-steps" aria-label={winter.title}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          class={i < now ? 'done' : i === now ? 'now' : ''}
          {...(i === now ? { 'aria-current': 'step' } : {})}
        >
          {i < now ? <Icon name="check" /> : <b class="num">{i + 1}</b>}
          <span>{winter.step[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Payments belong to the purchases while a basket waits. */
function stepOf({ question, view }: Table): WinterStep | null {
  const at = question?.at ?? '';
  if (at === 'pay' || at === 'raise') return view.plan?.what === 'purchase' ? 'acquire' : null;
  return ASKED[at] ?? null;
}
