/** What is on sale: Noble cards, Titles, Guild, Cathedral, each with its price; and the bonuses of Patronage. */
import { Icon, Shield, tinctureOf } from '@signoria/kit';
import type { TokenId } from '../../data/pieces.ts';
import type { PurchaseId } from '../../rules/model/choices.ts';
import { isNoble } from '../../rules/model/prices.ts';
import type { BonusView, OfferView, View } from '../../rules/view/types.ts';
import { bonusEffect, bonusName, cardName, tokenName } from '../../text/names.ts';
import { Glyph, Head } from '../drawings/index.ts';
import type { OnLook } from '../looking.ts';
import { CardMarks } from '../palace/Courtiers.tsx';
import { bonusFacts, cardFacts, tokenFacts } from '../printed.ts';
import { type Amounts, inWords, Symbols } from '../Symbols.tsx';
import { calledOf, type Pointing, type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';

interface MarketProps {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly onLook: OnLook;
}

export function purchaseName(table: Pick<Table, 'language'>, id: PurchaseId): string {
  return isNoble(id) ? cardName(table.language, id) : tokenName(table.language, id);
}

function symbolsOf(view: View, id: PurchaseId): Amounts {
  return isNoble(id) ? cardFacts(view, id).symbols : tokenFacts(view, id as TokenId).symbols;
}

function inBasket({ plan }: View, id: PurchaseId): boolean {
  return plan?.what === 'purchase' && plan.basket.some(({ what }) => what === id);
}

function pointsOf(view: View, id: PurchaseId): number {
  return isNoble(id) ? cardFacts(view, id).vp : tokenFacts(view, id as TokenId).vp;
}

function Points({ vp }: { readonly vp: number }) {
  if (vp === 0) return null;
  return (
    <span class="vp" aria-hidden="true">
      {vp}
      <Glyph name="prestige" />
    </span>
  );
}

/** The mark of a token that unlocks a Courtier space. */
function TokenMarks({ table, id }: { readonly table: Table; readonly id: TokenId }) {
  return tokenFacts(table.view, id).spaces > 0 ? (
    <span class="card-marks" aria-hidden="true">
      <Glyph name="space" />
    </span>
  ) : null;
}

function Offer(props: MarketProps & { readonly offer: OfferView }) {
  const { table, offer } = props;
  const words = wordsOf(table);
  const { id, cost, left } = offer;
  const at = thing.offer(id);
  const noble = isNoble(id);
  const symbols = symbolsOf(table.view, id);
  const bought = inBasket(table.view, id);
  const facts = [
    purchaseName(table, id),
    words.market.price(inWords(table, cost) ?? words.market.free),
    inWords(table, symbols) ?? words.palace.nothing,
    words.market.left(left),
    ...(bought ? [words.market.inBasket] : []),
  ].join(', ');
  const look = `on-sale${noble ? ' person' : ''}${left === 0 ? ' gone' : ''}${bought ? ' bought' : ''}`;
  return (
    <li>
      <button type="button" {...targetProps(props, at, facts, look)}>
        {noble ? <Head id={id} /> : null}
        <span class="card-line">
          <b>{noble ? words.face.cards[id] : purchaseName(table, id)}</b>
          {bought ? <Icon name="check" /> : <Points vp={pointsOf(table.view, id)} />}
        </span>
        <Symbols table={table} amounts={symbols} silent />
        <span class="price">
          <Symbols table={table} amounts={cost} silent price />
          {noble ? <CardMarks table={table} id={id} plain /> : <TokenMarks table={table} id={id as TokenId} />}
          <span class="left num" aria-hidden="true">
            ×{left}
          </span>
        </span>
      </button>
    </li>
  );
}

function Bonus(props: MarketProps & { readonly bonus: BonusView }) {
  const { table, bonus } = props;
  const words = wordsOf(table);
  const at = thing.bonus(bonus.id);
  const { vp } = bonusFacts(table.view, bonus.id);
  const facts = [
    bonusName(table.language, bonus.id),
    words.market[bonus.type],
    bonusEffect(table.language, bonus.id),
    ...(bonus.owner === null ? [] : [words.market.takenBy(calledOf(table, bonus.owner))]),
  ].join(', ');
  return (
    <li>
      <button
        type="button"
        {...targetProps(props, at, facts, `on-sale bonus-on-sale${bonus.owner === null ? '' : ' gone'}`)}
      >
        <span class="card-line">
          <b>{words.face.bonuses[bonus.id]}</b>
          {bonus.owner === null ? null : <Shield tincture={tinctureOf(table, bonus.owner)} width={14} />}
          <Points vp={vp} />
        </span>
        <span class="effect">{bonusEffect(table.language, bonus.id)}</span>
      </button>
    </li>
  );
}

export function MarketSheet(props: MarketProps) {
  const { table } = props;
  const { market } = wordsOf(table);
  const { view } = table;
  const group = (title: string, offers: readonly OfferView[]) => (
    <section class="market-group">
      <h3 class="caption">{title}</h3>
      <ul class="offers-grid">
        {offers.map((offer) => (
          <Offer key={offer.id} {...props} offer={offer} />
        ))}
      </ul>
    </section>
  );
  const bonuses = (type: BonusView['type']) => (
    <section class="market-group">
      <h3 class="caption">{type === 'creator' ? market.creators : market.creations}</h3>
      <ul class="offers-grid bonuses">
        {view.bonuses
          .filter((bonus) => bonus.type === type)
          .map((bonus) => (
            <Bonus key={bonus.id} {...props} bonus={bonus} />
          ))}
      </ul>
    </section>
  );
  const nobles = view.market.filter(({ id }) => isNoble(id));
  const tokens = view.market.filter(({ id }) => !isNoble(id));
  const choosesBonus = props.pointing.about((at) => at.startsWith('bonus '));
  return (
    <div class="market">
      {choosesBonus ? bonuses('creator') : null}
      {choosesBonus ? bonuses('creation') : null}
      {group(market.nobles, nobles)}
      {group(market.tokens, tokens)}
      {choosesBonus ? null : bonuses('creator')}
      {choosesBonus ? null : bonuses('creation')}
    </div>
  );
}
