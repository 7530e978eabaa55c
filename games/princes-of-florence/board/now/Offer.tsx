/** A joint building that is proposed: who builds with whom, what, and who pays what to whom. */
import { nameOf, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import type { OfferView } from '../../rules/view/view.ts';
import { named } from '../names.ts';
import { TileOf } from '../Things.tsx';
import { money, playerOf, type Table, wordsOf } from '../table.ts';

export function Offer({ table, offer }: { readonly table: Table; readonly offer: OfferView }) {
  const { offer: words } = wordsOf(table);
  const { active, partner, by, building, payment } = offer;
  const { buildPrice } = playerOf(table, active);
  return (
    <div class="now-offer">
      <TileOf table={table} piece={building} />
      <div>
        <h2>
          <Shield tincture={tinctureOf(table, by)} width={18} />{' '}
          {words.title(nameOf(table, by), named(table.language, building))}
        </h2>
        <ul>
          <li>{words.partnerPays(nameOf(table, partner), nameOf(table, active), money(payment))}</li>
          <li>
            <WhyNumber why={buildPrice} table={table} label={words.price} write={money}>
              {words.activePays(nameOf(table, active), money(buildPrice.total))}
            </WhyNumber>
          </li>
          <li>{words.both}</li>
        </ul>
      </div>
    </div>
  );
}
