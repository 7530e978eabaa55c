/** A standing bid for what is up for auction: "up to so much, then pass" or "then ask me". */
import type { Auction, BidOrder, StandingOrder } from '@signoria/table';
import { useId, useState } from 'preact/hooks';
import { Button, Segments } from '../../kit/index.ts';
import { words } from '../../state/words.ts';
import { usePlay } from './play.ts';

export function isBid(order: StandingOrder): order is BidOrder {
  return 'lot' in order;
}

interface StandingBidProps {
  readonly auction: Auction;
  readonly orders: readonly StandingOrder[];
}

/** One bid a lot: a new one takes the place of the old. */
export function StandingBid({ auction: { at, lot, least }, orders }: StandingBidProps) {
  const play = usePlay();
  const id = useId();
  const { orders: say } = words.value.table;
  const given = orders.filter(isBid).find((order) => order.at === at && order.lot === lot);
  const [upTo, setUpTo] = useState(given?.upTo ?? least ?? 0);
  const [beyond, setBeyond] = useState<BidOrder['beyond']>(given?.beyond ?? 'pass');
  const give = (event: Event) => {
    event.preventDefault();
    const rest = orders.filter((order) => order !== given);
    void play.ask({ type: 'order', orders: [{ at, lot, upTo, beyond }, ...rest] });
  };
  return (
    <form class="new-order standing-bid" onSubmit={give}>
      <h3>{say.leaveBid}</h3>
      <p class="note">{say.bidNote}</p>
      <label class="limit" for={id}>
        {say.upTo}
        <input
          id={id}
          class="text-field"
          type="number"
          inputMode="numeric"
          min={0}
          max={99_999}
          step={1}
          required
          value={upTo}
          onInput={(event) => setUpTo(Math.max(0, Math.floor(event.currentTarget.valueAsNumber || 0)))}
        />
      </label>
      <div class="limit">
        <span aria-hidden="true">{say.beyond}</span>
        <Segments
          label={say.beyond}
          value={beyond}
          onChange={(value) => setBeyond(value === 'ask' ? 'ask' : 'pass')}
          options={[
            { value: 'pass', label: say.beyondPass },
            { value: 'ask', label: say.beyondAsk },
          ]}
        />
      </div>
      <Button kind="ink" type="submit">
        {say.giveBid}
      </Button>
    </form>
  );
}
