/** Alone: the object that was put up, the roll, and what it would cost. */
import { AuctionPanel, WhyNumber } from '@signoria/kit';
import { UNIT } from '../../data/economy.ts';
import type { Pending } from '../../rules/view/pending.ts';
import { Glyph } from '../drawings/index.ts';
import { isLandscape } from '../market/market-props.ts';
import { named } from '../names.ts';
import { TileOf } from '../Things.tsx';
import { type BoardPointing, money, type Table, wordsOf } from '../table.ts';
import { passOf } from './Auction.tsx';

interface SoloAuctionProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly rolled: Extract<Pending, { what: 'roll' }>;
}

export function SoloAuction({ table, pointing, rolled }: SoloAuctionProps) {
  const { auction, solo } = wordsOf(table);
  const { stack, die, price, sum, bid } = rolled;
  const coins = table.view.own?.coins ?? 0;
  return (
    <div class="now-auction">
      <AuctionPanel
        label={auction.of(named(table.language, stack))}
        lot={
          <span class="lot-thing">
            {isLandscape(stack) ? <TileOf table={table} piece={stack} /> : <Glyph of={stack} />}
            {named(table.language, stack)}
          </span>
        }
        standing={{
          caption: auction.standing,
          amount: <WhyNumber why={bid} table={table} label={auction.standing} write={money} />,
        }}
        bidders={[]}
        bids={pointing.at('bid').lines.map(({ line, label, open }) => {
          const facts = open ? { facts: [auction.leaves(money(coins - price))] } : { blocked: true };
          return { id: line, amount: money(price), label, ...facts };
        })}
        {...passOf(table, pointing)}
        onBid={table.answer}
        onWhy={table.why}
      >
        <p class="roll">
          <span data-place="die">
            <Glyph of="die" />
          </span>{' '}
          <WhyNumber why={sum} table={table} label={solo.yourPrice} write={money}>
            {solo.roll(die, bid.total / UNIT - die, money(price))}
          </WhyNumber>
        </p>
      </AuctionPanel>
    </div>
  );
}
