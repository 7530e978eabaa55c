/** One's own things: treasury and pieces, the plan with its price so far, and the payment that is asked for. */
import { Segments } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { Amount } from './own/Amount.tsx';
import { paymentForms } from './own/forms.ts';
import { PaymentPanel } from './own/PaymentPanel.tsx';
import { Plan } from './own/Plan.tsx';
import { Purse } from './own/Purse.tsx';
import { WinterSteps } from './own/WinterSteps.tsx';
import { type Table, wordsOf } from './table.ts';

/** When several things could be paid for, one is chosen first: which Alliance to form. */
function Payments({ table }: { readonly table: Table }) {
  const forms = paymentForms(table);
  const [at, setAt] = useState(0);
  const form = forms[at] ?? forms[0];
  if (form === undefined) return null;
  const ticket = table.question?.ticket ?? -1;
  return (
    <div class="payments">
      {forms.length > 1 ? (
        <Segments
          label={wordsOf(table).pay.what}
          value={String(at)}
          options={forms.map(({ base }, i) => ({
            value: String(i),
            label: table.text.choice(base, table.reader),
          }))}
          onChange={(next: string) => setAt(Number(next))}
        />
      ) : null}
      <PaymentPanel key={`${ticket} ${at}`} table={table} form={form} />
    </div>
  );
}

export function Own(table: Table) {
  if (table.you === null) return null;
  const player = table.view.players[table.you]!;
  if (player.power === null) return null;
  return (
    <div class={`virtu virtu-own${table.phone ? ' phone' : ''}`}>
      <WinterSteps table={table} />
      {paymentForms(table).length > 0 ? null : (
        <div class="own-row">
          <Purse table={table} player={player} />
          <Plan table={table} player={player} />
          <Amount table={table} />
        </div>
      )}
      <Payments key={table.question?.ticket ?? -1} table={table} />
    </div>
  );
}
