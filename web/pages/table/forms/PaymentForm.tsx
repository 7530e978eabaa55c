/** A price and what may pay it. Where several prices would do, one is chosen first. */
import { type Cost, canonicalPayments, isPaid, owed, type Payment } from '@signoria/kernel';
import { PaymentPicker, Select } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import type { FormProps } from './FormControls.tsx';
import { useItemName } from './SubsetForm.tsx';

type PaymentMenu = FormProps<'payment'>['form'];

/** The cheapest way to complete what has been laid down; null when it is paid, or cannot be. */
function completion({ sources }: PaymentMenu, cost: Cost, paid: Payment): Payment | null {
  const left = owed(cost, sources, paid);
  if (Object.keys(left).length === 0) return null;
  const free = sources.filter(({ id }) => !paid.some((use) => use.id === id));
  const [rest] = canonicalPayments(left, free, 1);
  return rest === undefined ? null : [...paid, ...rest];
}

function costName(cost: Cost, nameOf: (id: string) => string): string {
  return Object.entries(cost)
    .map(([kind, amount]) => `${amount} × ${nameOf(kind)}`)
    .join(', ');
}

export function PaymentForm({ form, onFill }: FormProps<'payment'>) {
  const { menu } = words.value;
  const nameOf = useItemName();
  const [at, setAt] = useState(0);
  const [paid, setPaid] = useState<Payment>([]);
  const cost = form.costs[at]!;
  useEffect(() => onFill(isPaid(form, paid) ? { payment: paid } : null), [paid]);
  const glyph = (kind: string) => <span class="kind-glyph">{nameOf(kind).slice(0, 2)}</span>;
  const status = (value: Payment) => {
    const left = Object.entries(owed(cost, form.sources, value));
    return left.length === 0 ? menu.paid : menu.owed(left.map(([kind, amount]) => `${amount} × ${nameOf(kind)}`));
  };
  return (
    <>
      {form.costs.length > 1 ? (
        <Select
          label={menu.choose}
          value={String(at)}
          onChange={(value) => {
            setAt(Number(value));
            setPaid([]);
          }}
          options={form.costs.map((of, i) => ({ value: String(i), label: costName(of, nameOf) }))}
        />
      ) : null}
      <PaymentPicker
        label={menu.choose}
        cost={Object.entries(cost).map(([kind, amount]) => ({ kind, amount, label: nameOf(kind), glyph: glyph(kind) }))}
        sources={form.sources.map(({ id, offers }) => ({
          id,
          label: nameOf(id),
          offers: Object.entries(offers).map(([kind, amount]) => ({ kind, amount })),
        }))}
        value={paid}
        owed={(value) => owed(cost, form.sources, value)}
        suggest={(value) => completion(form, cost, value)}
        words={{
          status,
          suggest: menu.suggest,
          clear: menu.clear,
          spend: (source, kind, amount) => menu.spend(source.label, amount, kind.label),
        }}
        onChange={setPaid}
      />
    </>
  );
}
