/** A number to choose, with what it means in coins and prestige on both sides: pay into prestige, coins into prestige. */
import { answerForm, Button, type Form, Stepper } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { Do } from '../../rules/model/choices.ts';
import { Glyph } from '../drawings/index.ts';
import { money, type Table, wordsOf } from '../table.ts';

/** Coins a prestige point costs here, and what there is to spend. */
export interface Rate {
  readonly each: number;
  readonly coins: number;
}

interface ExchangeProps {
  readonly table: Table;
  readonly form: Form<'amount', Do<'exchange' | 'convert'>>;
  readonly rate: Rate;
}

/** So many points for so many coins. */
export function Exchange({ table, form, rate }: ExchangeProps) {
  const { exchange, points } = wordsOf(table);
  const [amount, setAmount] = useState(form.max);
  const left = rate.coins - amount * rate.each;
  return (
    <div class="now-exchange">
      <div class="balance" aria-live="polite">
        <span>
          <Glyph of="crown" />
          <b class="num">+{amount}</b> {points}
        </span>
        <span>
          <Glyph of="coin" />
          <b class="num">{money(left)}</b> {exchange.keep}
        </span>
      </div>
      <div class="now-foot">
        <Stepper
          label={exchange.label}
          value={amount}
          min={form.min}
          max={form.max}
          step={form.step}
          words={{ less: exchange.less, more: exchange.more, least: exchange.none, most: exchange.all }}
          onChange={setAmount}
        />
        <Button kind="wax" onPress={() => answerForm(table, form, { amount })}>
          {exchange.confirm(amount)}
        </Button>
      </div>
      <p class="remark">{exchange.note}</p>
    </div>
  );
}
