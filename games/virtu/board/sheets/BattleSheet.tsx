/** A siege or a field battle: both sums part by part, what was declared, who would win now, what may still be declared. */
import { Button, nameOf, RuleId, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import type { Choice } from '../../rules/model/choices.ts';
import type { BattleView, StrengthView } from '../../rules/view/types.ts';
import { cityName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Glyph } from '../drawings/index.ts';
import { sourceTitle } from '../own/sources.ts';
import { calledOf, type Table, wordsOf } from '../table.ts';
import { sumOf } from './cities.ts';

interface SideProps {
  readonly table: Table;
  readonly battle: BattleView;
  readonly side: 'attack' | 'defence';
}

function Parts({
  table,
  strength,
  neutral,
}: {
  readonly table: Table;
  readonly strength: StrengthView;
  readonly neutral: boolean;
}) {
  const { battle } = wordsOf(table);
  const { toughness } = strength;
  return (
    <dl class="parts">
      {toughness === null ? null : (
        <div>
          <dt>{battle.toughness}</dt>
          <dd>
            <span class="sum">{sumOf(table, toughness)}</span>
          </dd>
        </div>
      )}
      {neutral ? null : (
        <>
          <div>
            <dt>{battle.troops}</dt>
            <dd>+{strength.troops}</dd>
          </div>
          <div>
            <dt>{battle.bonus}</dt>
            <dd class={strength.bonus > 0 ? 'gained' : ''}>+{strength.bonus}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

function SideSum({ table, battle, side }: SideProps) {
  const words = wordsOf(table).battle;
  const seat = side === 'attack' ? battle.attacker : battle.defender;
  const strength = battle[side];
  const ahead = battle.outlook === (side === 'attack' ? 'attacker' : 'defender');
  const declared = battle.declared.filter((one) => one.seat === seat);
  return (
    <section class={`battle-side ${side}${ahead ? ' ahead' : ''}`}>
      <header>
        {seat === null ? <Glyph name="city" /> : <Shield tincture={tinctureOf(table, seat)} width={24} />}
        <div>
          <b>{seat === null ? words.neutral : calledOf(table, seat)}</b>
          <small>{battle.kind === 'field' ? words.fieldSide : side === 'attack' ? words.attacks : words.defends}</small>
        </div>
        <WhyNumber class="battle-total num" why={strength.why} table={table} label={words.strength} />
      </header>
      <Parts table={table} strength={strength} neutral={seat === null} />
      {declared.length === 0 ? null : (
        <ul class="declared">
          {declared.map((one, i) => (
            <li key={i}>
              <Glyph name="war" /> {seat === null ? '' : sourceTitle(table, seat, one.with)} <b>+{one.worth}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who would win if nobody declared any more, and what that would cost. */
function Outlook({ table, battle }: { readonly table: Table; readonly battle: BattleView }) {
  const words = wordsOf(table).battle;
  const winner = battle.outlook === 'attacker' ? battle.attacker : battle.defender;
  const rule = battle.kind === 'siege' ? 'VIR-12.9' : battle.outlook === 'tie' ? 'VIR-13.7' : 'VIR-13.3';
  const holds = battle.kind === 'siege' && battle.outlook !== 'attacker';
  const said = holds
    ? words.holds
    : battle.outlook === 'tie' || winner === null
      ? words.tie
      : words.wins(nameOf(table, winner));
  return (
    <p class="outlook" aria-live="polite">
      {said}
      <button type="button" class="rule-link" onClick={() => table.rule(rule)}>
        <RuleId id={rule} />
      </button>
    </p>
  );
}

/** Whose bonus it is: the Courtier's name says more than the place. */
function bonusTitle(table: Table, choice: Choice): string {
  return choice.do === 'declare' && table.you !== null ? sourceTitle(table, table.you, choice.with) : '';
}

function Declarations({ table }: { readonly table: Table }) {
  const words = wordsOf(table).battle;
  const options = table.past ? [] : table.options.filter(({ choice }) => choice.do === 'declare');
  const closed = table.past ? [] : table.blocked.filter(({ choice }) => choice.do === 'declare');
  if (options.length + closed.length === 0) return null;
  return (
    <section class="declare">
      <h3 class="caption">{words.declare}</h3>
      <div class="declare-options">
        {options.map(({ line, label, choice }) => (
          <Button
            key={line}
            kind={table.selected === line ? 'ink' : 'gold'}
            pressed={table.selected === line}
            note={label}
            onPress={() => table.select(line)}
          >
            {bonusTitle(table, choice)}
          </Button>
        ))}
        {closed.map(({ line, choice }) => (
          <Button key={line} blocked note={table.text.choice(choice, table.reader)} onWhy={() => table.why(line)}>
            {bonusTitle(table, choice)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** How the last ones ended, while that is news. */
export function Endings({ table, cues }: { readonly table: Table; readonly cues: BoardCues }) {
  if (cues.endings.length === 0) return null;
  return (
    <ul class="endings" aria-live="polite">
      {cues.endings.map((event, i) => (
        <li key={i}>
          <Glyph name="war" /> {table.text.event(event, table.reader)}
        </li>
      ))}
    </ul>
  );
}

export function BattleSheet({ table, battle }: { readonly table: Table; readonly battle: BattleView }) {
  const words = wordsOf(table).battle;
  const city = cityName(table.language, battle.city);
  return (
    <div class="battle">
      <h2 class="battle-title">
        <Glyph name="war" /> {battle.kind === 'siege' ? words.siege(city) : words.field(city)}
      </h2>
      <div class="battle-sides">
        <SideSum table={table} battle={battle} side="attack" />
        <span class="versus" aria-hidden="true">
          {words.against}
        </span>
        <SideSum table={table} battle={battle} side="defence" />
      </div>
      <Outlook table={table} battle={battle} />
      <Declarations table={table} />
    </div>
  );
}
