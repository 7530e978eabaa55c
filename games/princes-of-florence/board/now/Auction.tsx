/** The auction that is going on: lot, standing bid, who is in, and one's own bid. */
import {
  AuctionPanel,
  type AuctionPanelProps,
  type BidChoice,
  type Bidder,
  nameOf,
  seatOf,
  WhyNumber,
} from '@signoria/kit';
import type { LotView, PlayerView } from '../../rules/view/view.ts';
import { Glyph } from '../drawings/index.ts';
import { isLandscape } from '../market/market-props.ts';
import { named } from '../names.ts';
import { TileOf } from '../Things.tsx';
import { type BoardPointing, money, type Table, wordsOf } from '../table.ts';

function bidderOf(table: Table, lot: LotView, { seat, bought, dropped }: PlayerView): Bidder {
  const { auction, you } = wordsOf(table);
  const { tincture, deciding } = seatOf(table, seat);
  const base = { id: `${seat}`, tincture, name: nameOf(table, seat) ?? you };
  if (seat === lot.leader) return { ...base, state: 'leads', stateLabel: auction.leads, bid: money(lot.bid) };
  if (lot.passed.includes(seat)) return { ...base, state: 'out', stateLabel: auction.passed };
  if (bought !== null) return { ...base, state: 'out', stateLabel: auction.bought };
  if (dropped) return { ...base, state: 'out', stateLabel: auction.dropped };
  return { ...base, state: deciding ? 'deciding' : 'in', stateLabel: deciding ? auction.deciding : auction.in };
}

function bidsOf({ view, language }: Table, pointing: BoardPointing): readonly BidChoice[] {
  const { auction } = wordsOf({ language });
  return pointing.at('bid').lines.map(({ line, label, choice, open }) => {
    const amount = choice.do === 'bid' ? choice.amount : 0;
    const left = (view.own?.coins ?? 0) - amount;
    const facts = open ? { facts: [auction.leaves(money(left))] } : { blocked: true };
    return { id: line, amount: money(amount), label, ...facts };
  });
}

/** Passing, or refusing what Diego's die has made of the price. */
export function passOf(table: Table, pointing: BoardPointing): Pick<AuctionPanelProps, 'pass'> {
  const [pass] = pointing.at('pass').lines;
  return pass === undefined ? {} : { pass: { label: pass.label, onPass: () => table.answer(pass.line) } };
}

interface AuctionProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly lot: LotView;
}

export function Auction({ table, pointing, lot }: AuctionProps) {
  const { auction } = wordsOf(table);
  const name = named(table.language, lot.stack);
  return (
    <div class="now-auction">
      <AuctionPanel
        label={auction.of(name)}
        lot={
          <span class="lot-thing">
            {isLandscape(lot.stack) ? <TileOf table={table} piece={lot.stack} /> : <Glyph of={lot.stack} />}
            {name}
          </span>
        }
        standing={{
          caption: auction.standing,
          amount: <WhyNumber why={lot.sum} table={table} label={auction.standing} write={money} />,
        }}
        bidders={table.view.players.map((player) => bidderOf(table, lot, player))}
        bids={bidsOf(table, pointing)}
        {...passOf(table, pointing)}
        onBid={table.answer}
        onWhy={table.why}
      />
    </div>
  );
}
