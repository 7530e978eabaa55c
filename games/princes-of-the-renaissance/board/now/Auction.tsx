/** The auction that goes on: the lot, the high bid, who is in, and what each would really pay. */
import type { Seat } from '@signoria/kernel';
import { AuctionPanel, type Bidder, cued, nameOf, seatOf, WhyNumber } from '@signoria/kit';
import type { LotId } from '../../rules/model/choices.ts';
import { discountIn, netPrice } from '../../rules/view/helpers.ts';
import type { AuctionView } from '../../rules/view/types.ts';
import { cityName, lotName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Counter, Portrait, Vignette } from '../drawings/index.ts';
import { explained } from '../facts.ts';
import { isCity } from '../names.ts';
import { calledOf, inOrder, signed, type Table, wordsOf } from '../table.ts';
import { Pointer } from './Pointer.tsx';

function stateOf(table: Table, auction: AuctionView, seat: Seat): Pick<Bidder, 'state' | 'stateLabel'> {
  const { auction: words } = wordsOf(table);
  const frozen = auction.frozen.includes(seat);
  if (seat === auction.bidder) return { state: 'leads', stateLabel: frozen ? words.leadsFrozen : words.leads };
  if (!auction.inside.includes(seat)) return { state: 'out', stateLabel: frozen ? words.frozen : words.passed };
  const deciding = seatOf(table, seat).deciding;
  return { state: deciding ? 'deciding' : 'in', stateLabel: deciding ? words.deciding : words.inside };
}

/** What the seat would bring as condottiere: defence for the defender, attack for the attacker. */
function strengthIn(table: Table, { kind }: AuctionView, seat: Seat): string | null {
  if (kind !== 'attacker' && kind !== 'defender') return null;
  const { strength } = table.view.players[seat]!;
  return wordsOf(table).auction.strength(kind === 'attacker' ? strength.attack : strength.defence);
}

function bidderOf(table: Table, auction: AuctionView, seat: Seat): Bidder {
  const { auction: words } = wordsOf(table);
  const { state, stateLabel } = stateOf(table, auction, seat);
  const bid = auction.bids[seat] ?? null;
  const net = bid === null ? null : netPrice(table.view, seat, auction, bid).total;
  const strength = strengthIn(table, auction, seat);
  const facts = [
    stateLabel!,
    ...(state === 'leads' && net !== null && net !== bid ? [words.pays(net)] : []),
    ...(strength === null ? [] : [strength]),
  ];
  return {
    id: `${seat}`,
    tincture: seatOf(table, seat).tincture,
    name: calledOf(table, seat),
    state,
    stateLabel: facts.join(' · '),
    ...(bid === null ? {} : { bid: `${bid}` }),
  };
}

/** A city by its view, anything else by whoever stands on it. */
const LotPicture = ({ lot }: { readonly lot: AuctionView['lot'] }) =>
  isCity(lot) ? <Vignette of={lot} /> : <Portrait of={lot} />;

/** What the lot is good for, in words. */
function aboutLot(table: Table, lot: LotId): string {
  const { auction } = wordsOf(table);
  const { view, language } = table;
  const text = explained(lot, view, language)?.text ?? '';
  const tile = view.tiles.find(({ id }) => id === lot);
  if (tile === undefined) return text;
  return `${text} ${auction.scores(view.cities[tile.city].vp)}`;
}

/** `Montefeltro −2, Swiss Mercenaries −1` */
export function discountLine(table: Table, seat: Seat, auction: Pick<AuctionView, 'kind' | 'currency'>): string {
  const { parts } = discountIn(table.view, seat, auction);
  return parts.map((part) => `${table.text.part!(part, table.reader)} ${signed(-part.n)}`).join(', ');
}

function titleOf(table: Table, { lot, kind }: AuctionView): string {
  const { auction } = wordsOf(table);
  if (isCity(lot)) return auction.hiring[kind === 'attacker' ? 'attacker' : 'defender'](lot);
  return lotName(table.language, lot);
}

export function Auction({
  table,
  cues,
  auction,
}: {
  readonly table: Table;
  readonly cues: BoardCues;
  readonly auction: AuctionView;
}) {
  const { auction: words, numbers } = wordsOf(table);
  const { lot, high, currency, nominator } = auction;
  const name = isCity(lot) ? cityName(table.language, lot) : lotName(table.language, lot);
  const freezes = inOrder(table.view).filter(({ seat }) => table.pointing.at(`freeze ${seat}`).state !== 'idle');
  const change = cued(cues, 'bid');
  return (
    <div class="now-auction">
      <AuctionPanel
        label={words.of(name)}
        lot={
          <span class="lot-thing">
            <LotPicture lot={lot} />
            <span>
              {titleOf(table, auction)}
              <small>
                {isCity(lot)
                  ? `${words.currency[currency]}; ${words.cityPays(table.view.cities[lot].status)}`
                  : `${words.currency[currency]}, ${words.nominatedBy(nameOf(table, nominator))}`}
              </small>
            </span>
          </span>
        }
        standing={{
          caption: high === null ? words.least : words.standing,
          amount: (
            <span class={`high-bid ${change.class}`} {...(change.style ? { style: change.style } : {})}>
              <Counter of={currency} />
              {high ?? <WhyNumber table={table} why={auction.why.minimum} label={numbers.least} />}
            </span>
          ),
        }}
        bidders={inOrder(table.view).map(({ seat }) => bidderOf(table, auction, seat))}
        bids={[]}
      >
        {freezes.map(({ seat }) => (
          <Pointer key={seat} table={table} thing={`freeze ${seat}`} />
        ))}
      </AuctionPanel>
      {isCity(lot) ? null : <p class="remark">{aboutLot(table, lot)}</p>}
    </div>
  );
}
