/** A joint building that is proposed: who builds with whom, what, and who pays what to whom. */
import { nameOf, Shield, tinctureOf } from '@signoria/web/kit';
import { BUILD_PRICE } from '../../data/economy.ts';
import type { OfferView } from '../../rules/view.ts';
import { TilePicture } from '../drawings/index.ts';
import { named } from '../names.ts';
import { money, playerOf, type Table, wordsOf } from '../table.ts';

export function Offer({ table, offer }: { readonly table: Table; readonly offer: OfferView }) {
  const { offer: words } = wordsOf(table);
  const { active, partner, by, building, payment } = offer;
  const price = BUILD_PRICE[playerOf(table, active).builders]!;
  return (
    <div class="now-offer">
      <TilePicture piece={building} />
      <div>
        <h3>
          <Shield tincture={tinctureOf(table, by)} width={18} />{' '}
          {words.title(nameOf(table, by), named(table.language, building))}
        </h3>
        <ul>
          <li>{words.partnerPays(nameOf(table, partner), nameOf(table, active), money(payment))}</li>
          <li>{words.activePays(nameOf(table, active), money(price))}</li>
          <li>{words.both}</li>
        </ul>
      </div>
    </div>
  );
}
