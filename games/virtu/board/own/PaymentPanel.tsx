/** Paying: what is owed, what could pay it, a suggestion laid out at once. The treasury pays florins by itself. */
import { type Cost, owed, type Payment } from '@signoria/kernel';
import { Button, type PaymentKind, PaymentPicker, type PaymentSource } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { SymbolId } from '../../data/symbols.ts';
import { symbolName } from '../../text/names.ts';
import { Glyph } from '../drawings/index.ts';
import { inWords } from '../Symbols.tsx';
import { type Table, wordsOf } from '../table.ts';
import {
  filled,
  helps,
  isComplete,
  kindsOf,
  nearestCost,
  type PaymentForm,
  suggestion,
  surplus,
  withCoins,
} from './forms.ts';
import { isCoins, type SourceKind, sourceKind, sourceTitle } from './sources.ts';

interface PanelProps {
  readonly table: Table;
  readonly form: PaymentForm;
}

function kindOf(table: Table, kind: string): PaymentKind {
  const id = kind as SymbolId; // the rules pay in symbols only
  return { kind, label: symbolName(table.language, id), glyph: <Glyph name={id} /> };
}

const TURNING: ReadonlySet<SourceKind> = new Set(['courtier', 'domain', 'alliance']);

/** Where it lies, and whether it turns over by paying. */
function Origin({ table, id }: { readonly table: Table; readonly id: string }) {
  const { from, turns } = wordsOf(table).source;
  const kind = sourceKind(id);
  return (
    <small class="origin">
      {from[kind]}
      {TURNING.has(kind) ? (
        <>
          <span aria-hidden="true"> ↻</span>
          <span class="only-heard">, {turns}</span>
        </>
      ) : null}
    </small>
  );
}

function sourcesOf(table: Table, form: PaymentForm, chosen: Payment): readonly PaymentSource[] {
  const done = isComplete(form, withCoins(form, nearestCost(form, chosen), chosen));
  return form.sources
    .filter(({ id }) => !isCoins(id))
    .toSorted((a, b) => ORDER.indexOf(sourceKind(a.id)) - ORDER.indexOf(sourceKind(b.id)))
    .map((source) => {
      const used = chosen.some((use) => use.id === source.id);
      const useful = used || (!done && helps(form, source, chosen));
      return {
        id: source.id,
        label: sourceTitle(table, table.you!, source.id),
        picture: <Origin table={table} id={source.id} />,
        offers: Object.entries(source.offers).map(([kind, amount]) => ({ kind, amount })),
        ...(useful ? {} : { blocked: true }),
      };
    });
}

/** What is free comes first, what is dearest last. */
const ORDER: readonly SourceKind[] = ['room', 'bonus', 'courtier', 'domain', 'alliance', 'indulgence', 'treasury'];

/** `Paid`, `Still owed: 1 Crown`, with what would be lost. */
function statusOf(table: Table, form: PaymentForm, cost: Cost, value: Payment): string {
  const { pay } = wordsOf(table);
  const left = inWords(table, owed(cost, form.sources, value));
  const lost = inWords(table, { ...surplus(form, cost, value), florin: 0 });
  return [left === null ? pay.paid : pay.owed(left), ...(lost === null ? [] : [pay.lost(lost)])].join(' · ');
}

/** The treasury pays by itself whatever florins nothing else pays. */
function Treasury({ table, form, value }: PanelProps & { readonly value: Payment }) {
  const { pay } = wordsOf(table);
  if (!kindsOf(form).includes('florin')) return null;
  const coins = value.filter(({ id }) => isCoins(id));
  const has = table.view.players[table.you!]!.florins;
  const rest = coins.some(({ id }) => id === 'treasury');
  return (
    <p class="treasury">
      <Glyph name="florin" />
      <span>
        {coins.length === 0
          ? pay.treasuryIdle(has)
          : rest
            ? pay.treasuryRest(has)
            : pay.treasuryPays(coins.length, has)}
      </span>
    </p>
  );
}

export function PaymentPanel({ table, form }: PanelProps) {
  const { pay } = wordsOf(table);
  const [chosen, setChosen] = useState<Payment>(() => suggestion(form, []) ?? []);
  const [asked, setAsked] = useState(false);
  const cost = nearestCost(form, chosen);
  const value = withCoins(form, cost, chosen);
  const done = isComplete(form, value);
  const change = (uses: Payment) => {
    setAsked(false);
    setChosen(uses.filter(({ id }) => !isCoins(id)));
  };
  const choice = filled(form, value);
  return (
    <div class="payment-panel">
      <PaymentPicker
        label={pay.title}
        cost={kindsOf(form).map((kind) => ({ ...kindOf(table, kind), amount: cost[kind] ?? 0 }))}
        sources={sourcesOf(table, form, chosen)}
        value={value}
        owed={(uses) => owed(cost, form.sources, uses)}
        suggest={() => (done ? null : suggestion(form, chosen))}
        words={{
          status: () => (asked ? pay.noHelp : statusOf(table, form, cost, value)),
          suggest: pay.suggest,
          clear: pay.clear,
          spend: (source, kind, amount) => pay.spend(source.label, inWords(table, { [kind.kind]: amount }) ?? ''),
        }}
        onChange={change}
        onWhy={() => setAsked(true)}
      />
      <div class="payment-end">
        <Treasury table={table} form={form} value={value} />
        <Button
          kind="ink"
          blocked={!done}
          onPress={() => table.answer(table.write(choice))}
          onWhy={() => setAsked(false)}
        >
          {table.text.choice(form.base, table.reader)}
        </Button>
      </div>
    </div>
  );
}
