/** A number to choose, with what it means in coins and prestige on both sides: pay into prestige, coins into prestige. */
import type { Choice, Menu } from '@signoria/kernel';
import { Button, Stepper } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { Glyph } from '../drawings/index.ts';
import { money, type Table, wordsOf } from '../table.ts';

type AmountForm = Extract<Menu<Choice>, { readonly kind: 'amount' }>;

/** Coins a prestige point costs here, and what there is to spend. */
export interface Rate {
  readonly each: number;
  readonly coins: number;
}

interface ExchangeProps {
  readonly table: Table;
  readonly form: AmountForm;
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
        <Button kind="wax" onPress={() => table.answer(table.write({ ...form.base, amount } as Choice))}>
          {exchange.confirm(amount)}
        </Button>
      </div>
      <p class="remark">{exchange.note}</p>
    </div>
  );
}
