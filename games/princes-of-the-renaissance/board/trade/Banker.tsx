/** The Banker: some gold for as much influence, or the reverse, once a decade, whoever's turn it is. */
import { answerForm, Button, type Form, formsOf, RuleLinks, Segments, Stepper } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { CurrencyId } from '../../data/currency.ts';
import { Counter } from '../drawings/index.ts';
import { freedomOf, type Table, wordsOf } from '../table.ts';

const intoOf = ({ base }: Form<'amount'>): CurrencyId => (base as unknown as { readonly into: CurrencyId }).into;

export function Banker({ table }: { readonly table: Table }) {
  const { bank } = wordsOf(table).trade;
  const words = wordsOf(table).trade;
  const forms = formsOf(freedomOf(table, 'banker'), 'amount');
  const [into, setInto] = useState<CurrencyId>('influence');
  const [wanted, setWanted] = useState(1);
  const form = forms.find((other) => intoOf(other) === into) ?? forms[0];
  if (form === undefined) return null;
  const amount = Math.min(form.max, Math.max(form.min, wanted));
  const now = intoOf(form);
  return (
    <section class="banker" aria-label={bank.title}>
      <h3>{bank.title}</h3>
      <p class="remark">{bank.note}</p>
      {forms.length > 1 ? (
        <Segments
          label={bank.what}
          value={now}
          options={forms.map((other) => ({ value: intoOf(other), label: bank.into[intoOf(other)] }))}
          onChange={(value) => setInto(value === 'gold' ? 'gold' : 'influence')}
        />
      ) : null}
      <Stepper
        label={bank.amount}
        value={amount}
        min={form.min}
        max={form.max}
        step={form.step}
        unit={<Counter of={now} />}
        words={{ less: words.less(words.amount[now]), more: words.more(words.amount[now]) }}
        onChange={setWanted}
      />
      <Button kind="wax" onPress={() => answerForm(table, form, { amount })}>
        {bank.confirm(amount, now)}
      </Button>
      <RuleLinks table={table} caption={wordsOf(table).rules} ids={['POR-13.1', 'POR-13.2']} />
    </section>
  );
}
