/** A few answers, each with what it means: which card to keep, how to pay, which discount. */
import { offered } from '@signoria/kit';
import { CURRENCIES } from '../../data/currency.ts';
import { CARDINAL_WORTH } from '../../data/treachery.ts';
import type { Do } from '../../rules/model/choices.ts';
import { netPrice } from '../../rules/view/helpers.ts';
import type { Amounts, AuctionView } from '../../rules/view/types.ts';
import { cardEffect, cardName } from '../../text/names.ts';
import { Glyph } from '../drawings/index.ts';
import type { OnLook } from '../look.tsx';
import { WhyMoney } from '../Money.tsx';
import { CARD_GLYPH } from '../names.ts';
import { Thing } from '../Thing.tsx';
import { type Table, wordsOf } from '../table.ts';
import { Pointer } from './Pointer.tsx';

/** Bentivoglio: the two cards drawn, with what they do. */
export function KeepOne({ table, onLook }: { readonly table: Table; readonly onLook: OnLook }) {
  const { keep } = wordsOf(table);
  return (
    <div class="now-few">
      <p class="remark">{keep.note}</p>
      <ul class="keep-cards">
        {table.view.looking.map((card, i) => (
          <li key={`${card} ${i}`}>
            <Thing
              table={table}
              id={card}
              thing={`kept ${card}`}
              name={cardName(table.language, card)}
              facts={[cardEffect(table.language, card)]}
              class="keep-card"
              onLook={() => onLook(card)}
            >
              <Glyph of={CARD_GLYPH[card]} />
              <b>{cardName(table.language, card)}</b>
              <span>{cardEffect(table.language, card)}</span>
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What would be left of one's own after paying this way. */
function leftAfter(price: number, currency: 'gold' | 'influence', held: Amounts, way: Do<'pay'>): Amounts {
  const own = Math.max(0, price - way.cardinals * CARDINAL_WORTH) - way.banker;
  const other = currency === 'gold' ? 'influence' : 'gold';
  return { ...held, [currency]: held[currency] - own, [other]: held[other] - way.banker };
}

export function Payment({ table, auction }: { readonly table: Table; readonly auction: AuctionView }) {
  const { payment, numbers } = wordsOf(table);
  const { view, you } = table;
  const held = you === null ? null : view.players[you]!.holdings;
  if (you === null || held === null || auction.high === null) return null;
  const why = netPrice(view, you, auction, auction.high);
  const price = why.total;
  const ways = offered(table, 'pay');
  return (
    <div class="now-few">
      <p>
        {numbers.due}: <WhyMoney table={table} of={auction.currency} why={why} label={numbers.due} />
      </p>
      {ways.map((way) => {
        const { gold, influence } = leftAfter(price, auction.currency, held, way);
        const thing = `payment ${way.cardinals} ${way.banker}` as const;
        return <Pointer key={thing} table={table} thing={thing} wide note={payment.left(gold, influence)} />;
      })}
    </div>
  );
}

/** Baglioni: where to pay less. */
export function Declare({ table }: { readonly table: Table }) {
  return (
    <div class="now-few">
      {CURRENCIES.map((id) => (
        <Pointer key={id} table={table} thing={`declared ${id}`} wide />
      ))}
    </div>
  );
}
