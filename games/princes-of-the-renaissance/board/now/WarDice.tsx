/** Every roll with both dice, both sums and what came of it; one that Ludovico Sforza had made again stays, struck out. */
import { cued, WhyNumber } from '@signoria/kit';
import type { RollView, WarView } from '../../rules/view/types.ts';
import { cityName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Die } from '../drawings/index.ts';
import { type Table, wordsOf } from '../table.ts';

interface DiceProps {
  readonly table: Table;
  readonly war: WarView;
  readonly cues: BoardCues;
}

function verdictOf({ table, war }: DiceProps, { round, totals, void: again }: RollView): string {
  const { verdict, again: rolledAgain } = wordsOf(table).war;
  if (again) return rolledAgain;
  if (round === 1) return totals.attacker > totals.defender ? verdict.won(war.attacker.city) : verdict.held;
  return totals.defender > totals.attacker ? verdict.won(war.defender.city) : verdict.draw;
}

function Roll({
  table,
  war,
  roll,
  side,
}: DiceProps & { readonly roll: RollView; readonly side: 'attacker' | 'defender' }) {
  const die = roll.dice[side];
  const total = roll.totals[side];
  const city = cityName(table.language, war[side].city);
  const { war: words, numbers } = wordsOf(table);
  return (
    <span class="roll">
      <span class="only-heard">{`${city}: ${words.rolled(die, total)}`}</span>
      <span aria-hidden="true">
        {total - die} + <Die value={die} /> ={' '}
      </span>
      <WhyNumber table={table} why={roll.why[side]} label={numbers.battle} class="num" />
    </span>
  );
}

export function WarDice(props: DiceProps) {
  const { table, war, cues } = props;
  const words = wordsOf(table).war;
  if (war.rolls.length === 0) return null;
  const change = cued(cues, 'dice');
  return (
    <ol class="war-dice" aria-live="polite">
      {war.rolls.map((roll, i) => (
        <li
          key={i}
          class={`${roll.void ? 'void' : ''} ${i === war.rolls.length - 1 ? change.class : ''}`}
          {...(change.style && i === war.rolls.length - 1 ? { style: change.style } : {})}
        >
          <span class="caption">{words.round(roll.round)}</span>
          <Roll {...props} roll={roll} side="attacker" />
          <Roll {...props} roll={roll} side="defender" />
          <b class="verdict">{verdictOf(props, roll)}</b>
        </li>
      ))}
    </ol>
  );
}
