/** A standing bid for what is up for auction: "up to so much, then pass", "then ask me", "ask me if she is still in". */

import { Button, Segments, Select } from '@signoria/kit';
import type { Auction, BidOrder, StandingOrder } from '@signoria/table';
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import { NumberField } from './NumberField.tsx';
import { isBid, withOrder } from './say.ts';
import { useSpeech } from './speech.ts';

const DEAREST = 99_999;

interface StandingBidProps {
  readonly auction: Auction;
  readonly orders: readonly StandingOrder[];
  readonly edited: BidOrder | null;
}

type Ending = 'pass' | 'ask' | 'askIfIn';

function endingOf(beyond: BidOrder['beyond'] | undefined): Ending {
  if (beyond === undefined) return 'pass';
  return typeof beyond === 'string' ? beyond : 'askIfIn';
}

interface BidFormProps extends Omit<StandingBidProps, 'edited'> {
  /** What it is for, where there is more than one thing. */
  readonly item: string | undefined;
}

/** What the form holds when it opens: the order given for this, or the least bid there is. */
function startOf({ auction: { at, lot, least, items }, orders, item }: BidFormProps, others: readonly number[]) {
  const isGiven = (order: BidOrder) => order.at === at && order.lot === lot && order.item === item;
  const given = orders.filter(isBid).find(isGiven);
  const lowest = item === undefined ? least : items.find((of) => of.item === item)?.least;
  const beyond = given?.beyond;
  return {
    given,
    upTo: given?.upTo ?? lowest ?? 0,
    ending: endingOf(beyond),
    who: typeof beyond === 'object' ? beyond.askIfIn : (others[0] ?? 0),
  };
}

function BidForm(props: BidFormProps) {
  const { auction, orders, item } = props;
  const play = usePlay();
  const { say, reader } = useSpeech();
  const others = auction.inside.filter((seat) => seat !== reader.seat);
  const start = startOf(props, others);
  const [upTo, setUpTo] = useState(start.upTo);
  const [ending, setEnding] = useState<Ending>(start.ending);
  const [who, setWho] = useState(start.who);
  const give = (event: Event) => {
    event.preventDefault();
    const { at, lot } = auction;
    const beyond = ending === 'askIfIn' ? { askIfIn: who } : ending;
    const order: BidOrder = { at, lot, ...(item === undefined ? {} : { item }), upTo, beyond };
    void play.ask({ type: 'order', orders: withOrder(orders, order) });
  };
  const endings = [
    { value: 'pass', label: say.pass },
    { value: 'ask', label: say.ask },
    ...(others.length === 0 ? [] : [{ value: 'askIfIn', label: say.askIfIn }]),
  ];
  return (
    <form class="new-order" onSubmit={give}>
      <NumberField label={say.upTo} value={upTo} min={0} max={DEAREST} onChange={setUpTo} />
      {auction.discount === 0 ? null : <p class="note">{say.net(Math.max(0, upTo - auction.discount))}</p>}
      <div class="limit">
        <span aria-hidden="true">{say.beyond}</span>
        <Segments
          label={say.beyond}
          value={ending}
          onChange={(value) => setEnding(value === 'ask' || value === 'askIfIn' ? value : 'pass')}
          options={endings}
        />
      </div>
      {ending !== 'askIfIn' ? null : (
        <Select
          label={say.who}
          value={String(who)}
          onChange={(value) => setWho(Number(value))}
          options={others.map((seat) => ({ value: String(seat), label: reader.name(seat) }))}
        />
      )}
      <Button kind="ink" type="submit">
        {start.given === undefined ? say.giveBid : say.change}
      </Button>
    </form>
  );
}

export function StandingBid({ auction, orders, edited }: StandingBidProps) {
  const { say, orders: text } = useSpeech();
  const { items } = auction;
  const [item, setItem] = useState(edited?.item ?? (items.find(({ least }) => least !== null) ?? items[0])?.item);
  return (
    <section class="new-order standing-bid" aria-label={words.value.table.orders.leaveBid}>
      <h3>{words.value.table.orders.leaveBid}</h3>
      <p class="note">{say.bidNote}</p>
      {item === undefined ? null : (
        <Select
          label={say.item}
          value={item}
          onChange={setItem}
          options={items.map((of) => ({ value: of.item, label: text?.items?.[of.item] ?? of.item }))}
        />
      )}
      <BidForm key={item} auction={auction} orders={orders} item={item} />
    </section>
  );
}
