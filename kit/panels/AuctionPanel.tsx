/**
 * An auction: the lot, the standing bid, who is still in, and the bids you may make as cards with their facts.
 * A bid beyond your reach stays in its place, veiled, and answers why.
 */
import type { ComponentChildren } from 'preact';
import { Button, WhyMark } from '../controls/Button.tsx';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';

export type BidderState = 'leads' | 'deciding' | 'in' | 'out';

export interface Bidder {
  readonly id: string;
  readonly tincture: Tincture;
  readonly name: string;
  readonly state: BidderState;
  /** The state in words: "leads", "out". */
  readonly stateLabel?: string;
  readonly bid?: ComponentChildren;
}

export interface BidChoice {
  readonly id: string;
  readonly amount: ComponentChildren;
  /** What is read instead of the bare amount: "Bid 700". */
  readonly label: string;
  /** Further facts under the amount: the net price, the sum. */
  readonly facts?: readonly ComponentChildren[];
  readonly blocked?: boolean;
}

export interface AuctionPanelProps {
  readonly label: string;
  readonly lot: ComponentChildren;
  readonly standing: { readonly caption: ComponentChildren; readonly amount: ComponentChildren };
  readonly bidders: readonly Bidder[];
  readonly bids: readonly BidChoice[];
  readonly pass?: { readonly label: ComponentChildren; readonly note?: ComponentChildren; readonly onPass: () => void };
  /** Stepper for free amounts, a standing order, and the like. */
  readonly children?: ComponentChildren;
  readonly onBid?: (id: string) => void;
  readonly onWhy?: (id: string) => void;
}

function BidderRow({ bidder }: { readonly bidder: Bidder }) {
  return (
    <li class={`bidder ${bidder.state}`}>
      <Shield tincture={bidder.tincture} />
      <span class="name">{bidder.name}</span>
      {bidder.stateLabel === undefined ? null : <span class="state">{bidder.stateLabel}</span>}
      {bidder.bid === undefined ? null : <span class="num">{bidder.bid}</span>}
    </li>
  );
}

interface BidProps extends Pick<AuctionPanelProps, 'onBid' | 'onWhy'> {
  readonly bid: BidChoice;
}

function Bid({ bid, onBid, onWhy }: BidProps) {
  return (
    <button
      type="button"
      class="bid"
      {...(bid.blocked ? { 'aria-disabled': true } : {})}
      onClick={() => (bid.blocked ? onWhy?.(bid.id) : onBid?.(bid.id))}
    >
      <span class="only-heard">{bid.label}</span>
      <span class="num" aria-hidden="true">
        {bid.amount}
      </span>
      {bid.facts?.map((fact, i) => (
        <small key={i}>{fact}</small>
      ))}
      {bid.blocked ? <WhyMark /> : null}
    </button>
  );
}

export function AuctionPanel({ label, lot, standing, bidders, bids, pass, children, onBid, onWhy }: AuctionPanelProps) {
  const calls = { ...(onBid ? { onBid } : {}), ...(onWhy ? { onWhy } : {}) };
  return (
    <section class="auction" aria-label={label} data-place="auction">
      <div class="lot">{lot}</div>
      <div class="standing" aria-live="polite">
        <span class="caption">{standing.caption}</span>
        <span class="num">{standing.amount}</span>
      </div>
      <ul class="bidders">
        {bidders.map((bidder) => (
          <BidderRow key={bidder.id} bidder={bidder} />
        ))}
      </ul>
      <div class="bids">
        {bids.map((bid) => (
          <Bid key={bid.id} bid={bid} {...calls} />
        ))}
        {children}
        {pass ? (
          <Button icon="pass" onPress={pass.onPass} note={pass.note}>
            {pass.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
