/** The war as a line of eight stations: behind us with what came of it, now, still to come. */
import type { WarView } from '../../rules/view/types.ts';
import { cityName } from '../../text/names.ts';
import { Glyph, type GlyphId } from '../drawings/index.ts';
import { calledOf, type Table, wordsOf } from '../table.ts';
import type { BoardWords } from '../text/en.ts';

type WarStepId = keyof BoardWords['war']['steps'];

export const STEPS: readonly WarStepId[] = [
  'declared',
  'weather',
  'attacker',
  'defender',
  'league',
  'bribes',
  'dice',
  'counter',
];

const GLYPH: { readonly [S in WarStepId]: GlyphId } = {
  declared: 'war',
  weather: 'weather',
  attacker: 'attacker',
  defender: 'defender',
  league: 'pope',
  bribes: 'bribe',
  dice: 'dice',
  counter: 'counter',
};

const ASKED: { readonly [at: string]: WarStepId } = {
  reaction: 'weather',
  holyLeague: 'league',
  bribe: 'bribes',
};

/** The station the war stands at; null once it is over. */
export function stepOf({ view, question }: Table, war: WarView): WarStepId | null {
  if (war.result !== null) return null;
  const asked = question === null ? undefined : ASKED[question.at];
  if (asked !== undefined) return asked;
  if (view.auction?.kind === 'attacker' || view.auction?.kind === 'defender') return view.auction.kind;
  const roll = war.rolls.at(-1);
  if (roll !== undefined) return roll.round === 1 ? 'dice' : 'counter';
  return war.attacker.pay === null && war.defender.pay === null ? 'attacker' : 'bribes';
}

/** How far the war has come, as a number of stations; one that ended early never reaches the rest. */
function reached(table: Table, war: WarView): number {
  const step = stepOf(table, war);
  if (step !== null) return STEPS.indexOf(step);
  if (war.result === 'vetoed') return 2;
  if (war.result === 'unfought') return 4;
  return war.rolls.some(({ round }) => round === 2) ? 8 : 7;
}

/** What came of a station, in a word or two. */
function outcomeOf(table: Table, war: WarView, step: WarStepId): string {
  const { war: words } = wordsOf(table);
  const named = (seat: number | null) => (seat === null ? words.nobody : calledOf(table, seat));
  const roll = war.rolls.findLast(({ round, void: again }) => !again && round === (step === 'dice' ? 1 : 2));
  switch (step) {
    case 'declared':
      return calledOf(table, war.starter);
    case 'weather': {
      const hit = [war.attacker, war.defender].filter(({ weather }) => weather > 0);
      return hit.length === 0
        ? words.none
        : hit.map(({ city, weather }) => `${cityName(table.language, city)} −${weather}`).join(', ');
    }
    case 'attacker':
      return named(war.attacker.condottiere);
    case 'defender':
      return named(war.defender.condottiere);
    case 'league':
      return war.attacker.league === null && war.defender.league === null
        ? words.none
        : named(war.attacker.league ?? war.defender.league);
    case 'bribes':
      return war.bribes.length === 0 ? words.none : `${war.bribes.length}`;
    default:
      return roll === undefined ? '' : `${roll.totals.attacker} : ${roll.totals.defender}`;
  }
}

export function WarLine({ table, war }: { readonly table: Table; readonly war: WarView }) {
  const { war: words } = wordsOf(table);
  const at = reached(table, war);
  const now = stepOf(table, war);
  return (
    <ol class="war-line" aria-label={words.line}>
      {STEPS.map((step, i) => {
        const state = step === now ? 'now' : i < at ? 'done' : 'todo';
        return (
          <li key={step} class={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <i>
              <Glyph of={GLYPH[step]} />
            </i>
            <b>{words.steps[step]}</b>
            {state === 'done' ? <small>{outcomeOf(table, war, step)}</small> : null}
            {state === 'now' ? <small>{words.state.now}</small> : null}
            {state === 'todo' ? <span class="only-heard">{words.state.todo}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
