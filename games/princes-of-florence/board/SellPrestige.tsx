/** Selling prestige for coins, whoever's turn it is. Once sold, it stays sold. */
import { answerForm, Button, Dialog, formsFor, RuleLinks, Stepper } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { COINS_FROM_PRESTIGE } from '../data/economy.ts';
import { money, type Table, wordsOf } from './table.ts';

export function sellFormOf({ freedoms, past }: Table) {
  if (past) return null;
  return freedoms.flatMap(({ menu }) => formsFor(menu, 'amount', 'sell'))[0] ?? null;
}

type SellForm = NonNullable<ReturnType<typeof sellFormOf>>;

function SellDialog({
  table,
  form,
  onClose,
}: {
  readonly table: Table;
  readonly form: SellForm;
  readonly onClose: () => void;
}) {
  const { sell, close } = wordsOf(table);
  const [points, setPoints] = useState(form.min);
  const amount = Math.min(points, form.max);
  const confirm = () => {
    answerForm(table, form, { amount });
    onClose();
  };
  const actions = (
    <>
      <Button onPress={onClose}>{sell.cancel}</Button>
      <Button kind="wax" onPress={confirm}>
        {sell.confirm(amount, money(amount * COINS_FROM_PRESTIGE))}
      </Button>
    </>
  );
  return (
    <Dialog open title={sell.title} close={close} onClose={onClose} actions={actions}>
      <div class="florence sell">
        <p>{sell.note}</p>
        <Stepper
          label={sell.label}
          value={amount}
          min={form.min}
          max={form.max}
          step={form.step}
          words={{ less: sell.less, more: sell.more, most: sell.all }}
          onChange={setPoints}
        />
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={['FLO-12.2', 'FLO-R9', 'FLO-R10']} />
      </div>
    </Dialog>
  );
}

export function SellPrestige({ table }: { readonly table: Table }) {
  const [open, setOpen] = useState(false);
  const form = sellFormOf(table);
  const { sell } = wordsOf(table);
  if (form === null) return null;
  return (
    <>
      <Button kind="quiet" icon="coins" {...(table.phone ? { label: sell.open } : {})} onPress={() => setOpen(true)}>
        {table.phone ? undefined : sell.open}
      </Button>
      {open ? <SellDialog table={table} form={form} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
