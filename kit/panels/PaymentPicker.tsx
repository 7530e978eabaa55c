/**
 * Paying a cost of several kinds from several sources: slots to fill, sources to spend, what is still owed, one
 * suggestion. It knows no rule of payment: `owed` and `suggest` are given, and the whole payment is handed back.
 */
import type { ComponentChildren } from 'preact';
import { Button, WhyMark } from '../controls/Button.tsx';

export interface PaymentKind {
  readonly kind: string;
  readonly label: string;
  /** The symbol, drawn to read at 16 pixels. */
  readonly glyph: ComponentChildren;
}

export interface PaymentCost extends PaymentKind {
  readonly amount: number;
}

export interface PaymentSource {
  readonly id: string;
  readonly label: string;
  readonly picture?: ComponentChildren;
  /** What it can be spent as: one kind at a time. */
  readonly offers: readonly { readonly kind: string; readonly amount: number }[];
  readonly blocked?: boolean;
}

export interface PaymentUse {
  readonly id: string;
  readonly as: string;
}

export interface PaymentPickerProps {
  readonly label: string;
  readonly cost: readonly PaymentCost[];
  readonly sources: readonly PaymentSource[];
  readonly value: readonly PaymentUse[];
  /** What the payment leaves unpaid, by kind. */
  readonly owed: (value: readonly PaymentUse[]) => Readonly<Record<string, number>>;
  /** A payment that completes this one, or null when there is none. */
  readonly suggest: (value: readonly PaymentUse[]) => readonly PaymentUse[] | null;
  readonly words: {
    /** "Still owed: 1 crown", "Paid", "1 would be lost": made by the caller. */
    readonly status: (value: readonly PaymentUse[]) => ComponentChildren;
    readonly suggest: string;
    readonly clear: string;
    /** Name of one way to spend one source: "Agent as 2 crowns". */
    readonly spend: (source: PaymentSource, kind: PaymentKind, amount: number) => string;
  };
  readonly onChange: (value: readonly PaymentUse[]) => void;
  readonly onWhy?: (id: string) => void;
}

/** Spends a source as a kind; the same again takes it back. */
export function toggledUse(value: readonly PaymentUse[], use: PaymentUse): readonly PaymentUse[] {
  const rest = value.filter((other) => other.id !== use.id);
  const same = value.some((other) => other.id === use.id && other.as === use.as);
  return same ? rest : [...rest, use];
}

function Slots({ cost, owed }: { readonly cost: PaymentCost; readonly owed: number }) {
  const filled = cost.amount - owed;
  return (
    <span class="slots" role="img" aria-label={`${cost.label}: ${filled}/${cost.amount}`}>
      {Array.from({ length: cost.amount }, (_, i) => (
        <span key={i} class={i < filled ? 'slot filled' : 'slot'}>
          {cost.glyph}
        </span>
      ))}
    </span>
  );
}

interface SourceProps {
  readonly source: PaymentSource;
  readonly picker: PaymentPickerProps;
}

function Offer({
  source,
  picker,
  kind,
  amount,
}: SourceProps & { readonly kind: PaymentKind; readonly amount: number }) {
  const used = picker.value.some((use) => use.id === source.id && use.as === kind.kind);
  return (
    <button
      type="button"
      class="offer"
      aria-pressed={used}
      {...(source.blocked ? { 'aria-disabled': true } : {})}
      onClick={() =>
        source.blocked
          ? picker.onWhy?.(source.id)
          : picker.onChange(toggledUse(picker.value, { id: source.id, as: kind.kind }))
      }
    >
      <span class="only-heard">{picker.words.spend(source, kind, amount)}</span>
      <span class="num" aria-hidden="true">
        {amount}
      </span>
      {kind.glyph}
    </button>
  );
}

function Source({ source, picker }: SourceProps) {
  const spent = picker.value.some((use) => use.id === source.id);
  const state = source.blocked ? ' blocked' : spent ? ' spent' : '';
  return (
    <li class={`source${state}`}>
      {source.picture}
      <span class="source-name">
        {source.label}
        {source.blocked ? <WhyMark /> : null}
      </span>
      <span class="offers">
        {source.offers.map(({ kind, amount }) => {
          const known = picker.cost.find((cost) => cost.kind === kind);
          return known ? <Offer key={kind} source={source} picker={picker} kind={known} amount={amount} /> : null;
        })}
      </span>
    </li>
  );
}

export function PaymentPicker(props: PaymentPickerProps) {
  const { label, cost, sources, value, owed, suggest, words, onChange } = props;
  const unpaid = owed(value);
  const suggestion = suggest(value);
  return (
    <fieldset class="payment" aria-label={label}>
      <div class="bill">
        {cost.map((part) => (
          <Slots key={part.kind} cost={part} owed={Math.max(0, unpaid[part.kind] ?? 0)} />
        ))}
        <span class="bill-status" aria-live="polite">
          {words.status(value)}
        </span>
        <span class="grow" />
        {suggestion ? (
          <Button kind="gold" onPress={() => onChange(suggestion)}>
            {words.suggest}
          </Button>
        ) : null}
        {value.length > 0 ? (
          <Button kind="quiet" onPress={() => onChange([])}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      <ul class="sources">
        {sources.map((source) => (
          <Source key={source.id} source={source} picker={props} />
        ))}
      </ul>
    </fieldset>
  );
}
