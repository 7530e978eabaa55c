/** Alone: the object that was put up, the roll, and what it would cost. */
import { AuctionPanel, aimAt } from '@signoria/web/kit';
import type { Pending } from '../../rules/pending.ts';
import { Glyph, TilePicture } from '../drawings/index.ts';
import { isLandscape } from '../market-props.ts';
import { named } from '../names.ts';
import { money, type Table, wordsOf } from '../table.ts';

interface SoloAuctionProps {
  readonly table: Table;
  readonly rolled: Extract<Pending, { what: 'roll' }>;
}

export function SoloAuction({ table, rolled }: SoloAuctionProps) {
  const { auction, solo } = wordsOf(table);
  const { stack, die, price } = rolled;
  const buy = aimAt(table, (c) => c.do === 'buy');
  const refuse = aimAt(table, (c) => c.do === 'refuse');
  const coins = table.view.own?.coins ?? 0;
  return (
    <div class="now-auction">
      <AuctionPanel
        label={auction.of(named(table.language, stack))}
        lot={
          <span class="lot-thing">
            {isLandscape(stack) ? <TilePicture piece={stack} /> : <Glyph of={stack} />}
            {named(table.language, stack)}
          </span>
        }
        standing={{ caption: auction.standing, amount: money(price - 100) }}
        bidders={[]}
        bids={
          buy.label === null
            ? []
            : [
                {
                  id: buy.line,
                  amount: money(price),
                  label: buy.label,
                  ...(buy.target === 'blocked' ? { blocked: true } : { facts: [auction.leaves(money(coins - price))] }),
                },
              ]
        }
        {...(refuse.label === null ? {} : { pass: { label: refuse.label, onPass: () => table.answer(refuse.line) } })}
        onBid={table.answer}
        onWhy={table.why}
      >
        <p class="roll">
          <Glyph of="die" /> {solo.roll(die, price / 100 - 1 - die, money(price))}
        </p>
      </AuctionPanel>
    </div>
  );
}
