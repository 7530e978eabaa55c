/** A new exchange: with whom, what for what, and perhaps a promise. It can be changed and withdrawn until it is answered. */
import type { Seat } from '@signoria/kernel';
import { answerForm, Button, type Form, formsFor, Select, Stepper } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { CURRENCIES, type CurrencyId } from '../../data/currency.ts';
import { type Do, offerItems, PROMISES, type PromiseId } from '../../rules/model/choices.ts';
import type { Amounts } from '../../rules/view/types.ts';
import { promiseText } from '../../text/names.ts';
import { Counter } from '../drawings/index.ts';
import { Holdings } from '../Princes.tsx';
import { freedomOf, type Table, wordsOf } from '../table.ts';

const NOTHING: Amounts = { gold: 0, influence: 0 };
const NONE = 'none';

type OfferForm = Form<'subset', Do<'offer'>>;

/** The offers that can be made now, by the seat they go to. */
export function offerForms(table: Table): ReadonlyMap<Seat, OfferForm> {
  const forms = formsFor(freedomOf(table, 'negotiation'), 'subset', 'offer');
  return new Map(forms.map((form) => [form.base.whom, form]));
}

const mostOf = (form: OfferForm, id: string): number => form.of.find((item) => item.id === id)?.count ?? 0;

interface SideProps {
  readonly table: Table;
  readonly label: string;
  readonly amounts: Amounts;
  readonly most: (currency: CurrencyId) => number;
  readonly onChange: (amounts: Amounts) => void;
}

function Side({ table, label, amounts, most, onChange }: SideProps) {
  const { trade } = wordsOf(table);
  return (
    <fieldset class="compose-side">
      <legend class="caption">{label}</legend>
      {CURRENCIES.map((id) => (
        <Stepper
          key={id}
          label={`${label}: ${trade.amount[id]}`}
          value={Math.min(amounts[id], most(id))}
          min={0}
          max={most(id)}
          unit={<Counter of={id} />}
          words={{ less: trade.less(trade.amount[id]), more: trade.more(trade.amount[id]) }}
          onChange={(value) => onChange({ ...amounts, [id]: value })}
        />
      ))}
    </fieldset>
  );
}

interface PromiseProps {
  readonly table: Table;
  readonly promise: PromiseId | null;
  readonly onChange: (promise: PromiseId | null) => void;
}

function Promised({ table, promise, onChange }: PromiseProps) {
  const { trade } = wordsOf(table);
  return (
    <Select
      label={trade.promise}
      value={promise ?? NONE}
      note={trade.words}
      options={[
        { value: NONE, label: trade.noPromise },
        ...PROMISES.map((id) => ({ value: id, label: promiseText(table.language, id) })),
      ]}
      onChange={(value) => onChange(PROMISES.find((id) => id === value) ?? null)}
    />
  );
}

export function Compose({ table }: { readonly table: Table }) {
  const { trade } = wordsOf(table);
  const forms = offerForms(table);
  const [chosen, setWhom] = useState<Seat | null>(null);
  const [give, setGive] = useState(NOTHING);
  const [ask, setAsk] = useState(NOTHING);
  const [promise, setPromise] = useState<PromiseId | null>(null);
  const whom = chosen !== null && forms.has(chosen) ? chosen : [...forms.keys()][0];
  const form = whom === undefined ? undefined : forms.get(whom);
  if (whom === undefined || form === undefined) return null;
  const name = table.reader.name(whom);
  const items = offerItems({
    give: [Math.min(give.gold, mostOf(form, 'gold')), Math.min(give.influence, mostOf(form, 'influence'))],
    ask: [ask.gold, ask.influence],
    promise,
  });
  const standing = table.view.offers.some(({ from, to }) => from === table.you && to === whom);
  const send = () => {
    answerForm(table, form, { items });
    setGive(NOTHING);
    setAsk(NOTHING);
    setPromise(null);
  };
  const free = table.you === null ? null : table.view.players[table.you]!.free;
  return (
    <section class="compose" aria-label={trade.compose}>
      <h3>{trade.compose}</h3>
      <Select
        label={trade.whom}
        value={`${whom}`}
        options={[...forms.keys()].map((seat) => ({ value: `${seat}`, label: table.reader.name(seat) }))}
        onChange={(value) => setWhom(Number(value))}
      />
      <Holdings table={table} player={table.view.players[whom]!} />
      <div class="compose-sides">
        <Side table={table} label={trade.give} amounts={give} most={(id) => mostOf(form, id)} onChange={setGive} />
        <Side
          table={table}
          label={trade.ask}
          amounts={ask}
          most={(id) => mostOf(form, `for-${id}`)}
          onChange={setAsk}
        />
      </div>
      <Promised table={table} promise={promise} onChange={setPromise} />
      {free === null ? null : <p class="remark">{trade.free(free.gold, free.influence)}</p>}
      {items.length === 0 ? <p class="remark">{trade.empty}</p> : null}
      <Button kind="ink" wide blocked={items.length < form.min} onPress={send}>
        {standing ? trade.replace(name) : trade.send(name)}
      </Button>
    </section>
  );
}
