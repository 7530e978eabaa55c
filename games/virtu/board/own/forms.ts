/** The payment forms of a question, and the arithmetic of filling one in. Which sources are legal says the menu alone. */
import {
  type Choice,
  type Cost,
  canonicalPayments,
  isPaid,
  owed,
  type Paid,
  type Payment,
  type Source,
} from '@signoria/kernel';
import { type Form, formsOf } from '@signoria/kit';
import type { Table } from '../table.ts';
import { isCoins, sourceKind } from './sources.ts';

export type PaymentForm = Form<'payment'>;

/** What the reader is asked to pay; several when they choose what for. */
export function paymentForms({ question, past }: Pick<Table, 'question' | 'past'>): readonly PaymentForm[] {
  return past || question === null || question.picked !== null ? [] : formsOf(question.menu, 'payment');
}

/** Coins of the treasury pay whatever florins the rest leaves owed: nobody counts them out. */
export function withCoins(form: PaymentForm, cost: Cost, chosen: Payment): Payment {
  const coins: Paid[] = [];
  for (const { id } of form.sources.filter((source) => isCoins(source.id))) {
    if ((owed(cost, form.sources, [...chosen, ...coins]).florin ?? 0) === 0) break;
    coins.push({ id, as: 'florin' });
  }
  return [...chosen, ...coins];
}

/** How many canonical payments are weighed for a suggestion. */
const WEIGHED = 60;

/** A symbol lost weighs this much of a source turned. */
const WASTE = 0.4;

/** What a payment costs its payer: cards of the Room and coins nothing, an Indulgence most; versatile ones are kept. */
function burden(form: PaymentForm, cost: Cost, payment: Payment): number {
  const wasted = sizeOf({ ...surplus(form, cost, payment), florin: 0 });
  return payment.reduce((sum, { id }) => sum + weightOf(id, form.sources), wasted * WASTE);
}

function weightOf(id: string, sources: readonly Source[]): number {
  const kind = sourceKind(id);
  if (kind === 'room' || kind === 'bonus' || kind === 'treasury') return 0;
  if (kind === 'indulgence') return 4;
  const offers = sources.find((source) => source.id === id)?.offers ?? {};
  return (kind === 'alliance' ? 1.4 : 1) + 0.1 * Object.values(offers).reduce((sum, n) => sum + n, 0);
}

const isFitting = (cost: Cost, chosen: Payment): boolean => chosen.every(({ as }) => Object.hasOwn(cost, as));

/** Ways to complete what was laid down towards this cost. */
function completions(form: PaymentForm, cost: Cost, chosen: Payment): readonly Payment[] {
  const left = owed(cost, form.sources, chosen);
  if (Object.keys(left).length === 0) return [chosen];
  const free = form.sources.filter(({ id }) => !chosen.some((use) => use.id === id));
  return canonicalPayments(left, free, WEIGHED).map((rest) => [...chosen, ...rest]);
}

/** The lightest payment that completes this one, coins left out; null when there is none. */
export function suggestion(form: PaymentForm, chosen: Payment): Payment | null {
  const all = form.costs
    .filter((cost) => isFitting(cost, chosen))
    .flatMap((cost) =>
      completions(form, cost, chosen).map((payment) => ({ payment, weight: burden(form, cost, payment) })),
    )
    .toSorted((a, b) => a.weight - b.weight);
  return all[0]?.payment.filter(({ id }) => !isCoins(id)) ?? null;
}

const sizeOf = (cost: Cost): number => Object.values(cost).reduce((sum, n) => sum + n, 0);

/** Of several prices the one that what was laid down comes nearest to. */
export function nearestCost(form: PaymentForm, chosen: Payment): Cost {
  const distance = (cost: Cost) =>
    (isFitting(cost, chosen) ? 0 : 100) + sizeOf(owed(cost, form.sources, withCoins(form, cost, chosen)));
  return form.costs.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

/** All kinds that any of the prices asks for. */
export function kindsOf({ costs }: PaymentForm): readonly string[] {
  return [...new Set(costs.flatMap((cost) => Object.keys(cost)))];
}

/** Kinds that are overpaid: what would be lost. */
export function surplus(form: PaymentForm, cost: Cost, payment: Payment): Cost {
  const over: { [kind: string]: number } = {};
  for (const kind of Object.keys(cost)) {
    const paid = payment
      .filter((use) => use.as === kind)
      .reduce((sum, { id }) => sum + (form.sources.find((source) => source.id === id)?.offers[kind] ?? 0), 0);
    if (paid > cost[kind]!) over[kind] = paid - cost[kind]!;
  }
  return over;
}

/** Could this source still pay something that is owed? */
export function helps(form: PaymentForm, { offers }: Source, chosen: Payment): boolean {
  return form.costs.some((cost) => {
    if (!isFitting(cost, chosen)) return false;
    const left = owed(cost, form.sources, chosen);
    return Object.keys(offers).some((kind) => (left[kind] ?? 0) > 0);
  });
}

export function isComplete(form: PaymentForm, payment: Payment): boolean {
  return isPaid(form, payment);
}

/** The answer: the form's base with the payment in it. */
export function filled(form: PaymentForm, payment: Payment): Choice {
  return { ...form.base, payment } as Choice; // base plus the form's one field is a choice by definition
}
