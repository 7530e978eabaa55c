/** What each lot was worth to whom, and where the hammer fell. */
import { fillOf, Shield, ShieldMark } from '@signoria/kit';
import type { AuctionReview, Sum } from '@signoria/review';
import { words } from '../../state/words.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { inPoints, plain } from './figures.ts';
import { toldAt } from './say.ts';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';

const WIDTH = 300;
const ROW = 20;

export function Auctions({ auctions }: { readonly auctions: readonly AuctionReview[] }) {
  if (auctions.length === 0) return <p class="note pad">{reviewWords.value.auction.none}</p>;
  return (
    <ol class="rv-list rv-lots">
      {auctions.map((auction) => (
        <li key={auction.lot}>
          <Lot auction={auction} />
        </li>
      ))}
    </ol>
  );
}

function Lot({ auction }: { readonly auction: AuctionReview }) {
  const state = useReview();
  const { verdicts } = reviewWords.value;
  const { from, to, winner } = auction;
  const seat = winner === null ? undefined : state.reel.seats.value[winner];
  return (
    <>
      <button type="button" class="rv-row" onClick={() => state.pick(from)}>
        <Shield tincture={seat === undefined ? null : tinctureOf(seat)} width={22} />
        <span class="rv-what">
          <b>{toldAt(state, state.after(to), 2)}</b>
          <small>{verdicts.move(state.after(to))}</small>
        </span>
      </button>
      <Ruler auction={auction} />
      <p class="rv-facts">{factsOf(auction, (of) => nameOf(state.reel.seats.value[of])).join(' ')}</p>
    </>
  );
}

/** The same in words. */
function factsOf(auction: AuctionReview, name: (seat: number) => string): readonly string[] {
  const { auction: say } = reviewWords.value;
  const { winner, price, worth, second, overpaid, denial, shouldHaveBid } = auction;
  if (winner === null || price === null) return [say.unsold];
  const own = worth.find(({ seat }) => seat === winner);
  const over = overpaid !== null && own !== undefined && price > own.high;
  return [
    say.paid(name(winner), price),
    ...(own === undefined ? [] : [say.worth(Math.max(0, own.low), Math.max(0, own.high))]),
    ...(over ? [say.over(overpaid.coins, plain(inPoints(overpaid.share.mean)))] : []),
    ...(second === null ? [] : [say.second(...bounds(second))]),
    ...(denial === null || denial.price === 0 ? [] : [say.denial(...bounds(denial))]),
    ...(shouldHaveBid.length === 0 ? [] : [say.should(words.value.list(shouldHaveBid.map(name)))]),
  ];
}

/** Below the least price there is nothing anybody could pay. */
function bounds({ price, low, high }: Sum): readonly [number, number, number] {
  return [Math.max(0, price), Math.max(0, low), Math.max(0, high)];
}

/** A bar from the least to the most it may have been worth; the line is the price. */
function Ruler({ auction: { worth, price } }: { readonly auction: AuctionReview }) {
  const { reel } = useReview();
  if (worth.length === 0) return null;
  const most = Math.max(price ?? 0, ...worth.map(({ high }) => high), 1) * 1.05;
  const x = (sum: number) => 24 + ((WIDTH - 34) * Math.max(0, sum)) / most;
  const height = worth.length * ROW + 16;
  return (
    <svg class="rv-ruler" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {worth.map(({ seat, low, high }, i) => {
        const tincture = tinctureOf(reel.seats.value[seat]);
        return (
          <g key={seat}>
            <ShieldMark tincture={tincture} x={10} y={i * ROW + 10} width={12} />
            <path class="rv-grid" d={`M24 ${i * ROW + 10}H${WIDTH - 10}`} />
            <rect
              x={x(low)}
              y={i * ROW + 5}
              width={Math.max(3, x(high) - x(low))}
              height="10"
              rx="2"
              fill={fillOf(tincture)}
              stroke="var(--key)"
            />
          </g>
        );
      })}
      {price === null ? null : (
        <>
          <path d={`M${x(price)} 0V${height - 14}`} stroke="var(--ink)" stroke-width="2" />
          <text class="rv-axis" x={Math.min(x(price), WIDTH - 20)} y={height - 2} text-anchor="middle">
            {price}
          </text>
        </>
      )}
    </svg>
  );
}
