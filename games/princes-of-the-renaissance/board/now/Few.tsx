/** A few answers, each with what it means: which card to keep, how to pay, which discount. */
import { aimAt, Button } from '@signoria/web/kit';
import { CARDINAL_WORTH } from '../../data/treachery.ts';
import type { Choice, Do } from '../../rules/choices.ts';
import { netPrice } from '../../rules/helpers.ts';
import type { Amounts, AuctionView } from '../../rules/view.ts';
import { cardEffect, cardName } from '../../text/names.ts';
import { Glyph } from '../drawings/index.ts';
import type { OnLook } from '../look.tsx';
import { CARD_GLYPH } from '../names.ts';
import { Thing } from '../Thing.tsx';
import { type Table, wordsOf } from '../table.ts';

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
              aim={aimAt(table, (c) => c.do === 'keep' && c.card === card)}
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
  const { payment } = wordsOf(table);
  const { view, you } = table;
  const held = you === null ? null : view.players[you]!.holdings;
  if (you === null || held === null || auction.high === null) return null;
  const price = netPrice(view, you, auction, auction.high);
  const ways = table.options.filter(({ choice }) => choice.do === 'pay');
  return (
    <div class="now-few">
      <p>{payment.due(price, auction.currency)}</p>
      {ways.map(({ line, label, choice }) => {
        const { gold, influence } = leftAfter(price, auction.currency, held, choice as Do<'pay'>);
        return (
          <Button
            key={line}
            kind="gold"
            wide
            pressed={table.selected === line}
            note={payment.left(gold, influence)}
            onPress={() => table.select(line)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** Any short list, as buttons. */
export function Answers({ table, what }: { readonly table: Table; readonly what: Choice['do'] }) {
  return (
    <div class="now-few">
      {table.options
        .filter(({ choice }) => choice.do === what)
        .map(({ line, label }) => (
          <Button key={line} kind="gold" wide pressed={table.selected === line} onPress={() => table.select(line)}>
            {label}
          </Button>
        ))}
    </div>
  );
}
