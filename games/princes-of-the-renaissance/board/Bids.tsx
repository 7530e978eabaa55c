/** One's own bid: legal bids as cards with the net price, any other amount by the stepper, one button that commits. */
import type { Sum } from '@signoria/kernel';
import { answerForm, Button, type Form, formsOf, Stepper, WhyMark, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { CurrencyId } from '../data/currency.ts';
import { netPrice } from '../rules/view/helpers.ts';
import { Counter } from './drawings/index.ts';
import { WhyMoney } from './Money.tsx';
import { discountLine } from './now/Auction.tsx';
import { type Table, wordsOf } from './table.ts';

const AT = ['orderBids', 'familyBid', 'bid'] as const;
type BidAt = (typeof AT)[number];

export interface Bidding {
  readonly at: BidAt;
  /** Null when the reader cannot go higher. */
  readonly form: Form<'amount'> | null;
  readonly currency: CurrencyId;
}

/** What the reader is asked to bid for now. */
export function biddingOf({ question, past, view }: Table): Bidding | null {
  const at = AT.find((other) => other === question?.at);
  if (past || at === undefined || !question?.menu) return null;
  return { at, form: formsOf(question.menu, 'amount')[0] ?? null, currency: view.auction?.currency ?? 'gold' };
}

/** What a bid really costs; in the opening what is laid is what is paid. */
function netOf({ view, you }: Table, at: BidAt, bid: number): Sum {
  if (at === 'bid' && view.auction !== null && you !== null) return netPrice(view, you, view.auction, bid);
  return { total: bid, parts: [] };
}

/** So many bids are spelled out; the stepper has the rest. */
const SPELLED = 3;

function quickBids({ min, max }: Form<'amount'>, at: BidAt): readonly number[] {
  const most = Math.min(max, min + SPELLED - 1);
  return at === 'orderBids' ? [] : Array.from({ length: most - min + 1 }, (_, i) => min + i);
}

interface CardProps {
  readonly table: Table;
  readonly bidding: Bidding;
  readonly amount: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function BidCard({ table, bidding, amount, chosen, onChoose }: CardProps) {
  const { bid } = wordsOf(table);
  const net = netOf(table, bidding.at, amount).total;
  return (
    <button
      type="button"
      class={`thing bid-card ${chosen ? 'selected' : 'legal'}`}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span class="only-heard">{bid.choose(amount, net)}</span>
      <span class="thing-face" aria-hidden="true">
        <span>
          <small>{bid.bid}</small> <b class="num">{amount}</b>
        </span>
        <span>
          <small>{bid.pay}</small> <Counter of={bidding.currency} /> <b class="num">{net}</b>
        </span>
      </span>
    </button>
  );
}

/** The bid above one's reach stays in its place and says why. */
function TooMuch({ table }: { readonly table: Table }) {
  const { bid } = wordsOf(table);
  const closed = table.blocked.filter(({ why }) => why !== 'bidTooLow');
  return (
    <>
      {closed.map(({ line, choice }) =>
        choice.do !== 'bid' && choice.do !== 'order' ? null : (
          <button key={line} type="button" class="thing bid-card blocked" aria-disabled onClick={() => table.why(line)}>
            <span class="only-heard">{table.text.choice(choice, table.reader)}</span>
            <span class="thing-face" aria-hidden="true">
              <b class="num">{choice.amount}</b>
              <small>{bid.tooMuch}</small>
            </span>
            <WhyMark />
          </button>
        ),
      )}
    </>
  );
}

/** The secret bid that is in already. */
function pickedOf({ question }: Table): number | null {
  return question?.picked?.do === 'order' ? question.picked.amount : null;
}

function captionOf(table: Table, { at, currency }: Bidding): string {
  const { bid } = wordsOf(table);
  if (at === 'orderBids') return bid.order;
  return at === 'familyBid' ? bid.family : bid.title[currency];
}

function BidForm({
  table,
  bidding,
  form,
}: {
  readonly table: Table;
  readonly bidding: Bidding;
  readonly form: Form<'amount'>;
}) {
  const { bid, numbers } = wordsOf(table);
  const [amount, setAmount] = useState(pickedOf(table) ?? form.min);
  const net = netOf(table, bidding.at, amount);
  const commit = () => answerForm(table, form, { amount });
  const why = (bound: 'min' | 'max') => {
    const low = table.blocked.find((closed) => (closed.why === 'bidTooLow') === (bound === 'min'));
    if (low !== undefined) table.why(low.line);
  };
  return (
    <>
      <div class="bid-cards">
        {quickBids(form, bidding.at).map((n) => (
          <BidCard
            key={n}
            {...{ table, bidding }}
            amount={n}
            chosen={n === amount}
            onChoose={() => (n === amount ? commit() : setAmount(n))}
          />
        ))}
        <TooMuch table={table} />
      </div>
      <div class="bid-commit">
        <Stepper
          label={bid.label}
          value={amount}
          min={form.min}
          max={form.max}
          step={form.step}
          words={{ less: bid.less, more: bid.more }}
          onChange={setAmount}
          onWhy={why}
        />
        <Button kind={table.question?.sealed ? 'ink' : 'wax'} onPress={commit}>
          {bidding.at === 'bid' ? bid.confirm(amount, net.total) : bid.lay(amount)}
        </Button>
        {net.total === amount ? null : <WhyMoney table={table} of={bidding.currency} why={net} label={numbers.due} />}
      </div>
    </>
  );
}

export function Bids({ table }: { readonly table: Table }) {
  const { bid, numbers } = wordsOf(table);
  const bidding = biddingOf(table);
  if (bidding === null) return null;
  const { auction } = table.view;
  const why = bidding.at === 'bid' ? auction?.why.reach : null;
  const reach = why ? (
    <WhyNumber table={table} why={why} label={numbers.reach}>
      {bid.reach(why.total)}
    </WhyNumber>
  ) : null;
  const picked = pickedOf(table);
  return (
    <section class="bids-panel" aria-label={captionOf(table, bidding)}>
      <h2>
        <span class="caption">{captionOf(table, bidding)}</span>
        {bidding.form === null ? null : <small>{reach ?? bid.reach(bidding.form.max)}</small>}
        {bidding.at === 'bid' && auction !== null && table.you !== null ? (
          <small>{discountLine(table, table.you, auction)}</small>
        ) : null}
        {picked === null ? null : <small>{bid.picked(picked)}</small>}
      </h2>
      <div class="bid-row">
        {bidding.form === null ? (
          <div class="bid-cards">
            <TooMuch table={table} />
          </div>
        ) : (
          <BidForm key={table.question?.ticket ?? 0} table={table} bidding={bidding} form={bidding.form} />
        )}
      </div>
    </section>
  );
}
