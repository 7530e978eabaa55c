/** The auction that is going on: lot, standing bid, who is in, and one's own bid. */
import { AuctionPanel, aimAt, type BidChoice, type Bidder, nameOf, seatOf } from '@signoria/web/kit';
import type { LotView, PlayerView } from '../../rules/view.ts';
import { Glyph, TilePicture } from '../drawings/index.ts';
import { isLandscape } from '../market-props.ts';
import { named } from '../names.ts';
import { money, type Table, wordsOf } from '../table.ts';

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

function bidsOf(table: Table): readonly BidChoice[] {
  const { auction } = wordsOf(table);
  const aim = aimAt(table, (c) => c.do === 'bid');
  if (aim.target === 'idle' || aim.label === null) return [];
  const amount = amountOf(table, aim.line);
  const left = (table.view.own?.coins ?? 0) - amount;
  return [
    {
      id: aim.line,
      amount: money(amount),
      label: aim.label,
      ...(aim.target === 'blocked' ? { blocked: true } : { facts: [auction.leaves(money(left))] }),
    },
  ];
}

function amountOf(table: Table, line: string): number {
  const choice = [...table.options, ...table.blocked].find((other) => other.line === line)?.choice;
  return choice?.do === 'bid' ? choice.amount : 0;
}

export function Auction({ table, lot }: { readonly table: Table; readonly lot: LotView }) {
  const { auction } = wordsOf(table);
  const pass = aimAt(table, (c) => c.do === 'pass');
  const name = named(table.language, lot.stack);
  return (
    <div class="now-auction">
      <AuctionPanel
        label={auction.of(name)}
        lot={
          <span class="lot-thing">
            {isLandscape(lot.stack) ? <TilePicture piece={lot.stack} /> : <Glyph of={lot.stack} />}
            {name}
          </span>
        }
        standing={{ caption: auction.standing, amount: money(lot.bid) }}
        bidders={table.view.players.map((player) => bidderOf(table, lot, player))}
        bids={bidsOf(table)}
        {...(pass.target === 'idle' ? {} : { pass: { label: pass.label!, onPass: () => table.answer(pass.line) } })}
        onBid={table.answer}
        onWhy={table.why}
      />
    </div>
  );
}
