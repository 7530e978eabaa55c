/**
 * Standing orders: bids for what is up for auction, chances to let go by, and answers to questions this reader has been
 * asked. What is asked just now is offered first, so that it takes two taps.
 */

import { Button, Dialog } from '@signoria/kit';
import type { StandingOrder } from '@signoria/table';
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import { KnownAnswer } from './KnownAnswer.tsx';
import { NoReaction } from './NoReaction.tsx';
import { StandingBid } from './StandingBid.tsx';
import { isBid, keyOf, sayOrder } from './say.ts';
import { useSpeech } from './speech.ts';

interface GivenProps {
  readonly orders: readonly StandingOrder[];
  readonly onEdit: (order: StandingOrder) => void;
}

function Given({ orders, onEdit }: GivenProps) {
  const play = usePlay();
  const speech = useSpeech();
  const { say } = speech;
  if (orders.length === 0) return <p class="note">{say.none}</p>;
  return (
    <ul class="orders">
      {orders.map((order, i) => {
        const { order: said, note } = sayOrder(speech, order);
        return (
          <li key={keyOf(order)}>
            <span>
              {said} <small>{note}</small>
            </span>
            <span class="order-tools">
              <Button kind="quiet" icon="pen" label={say.edit(said)} onPress={() => onEdit(order)} />
              <Button
                kind="quiet"
                icon="close"
                label={say.remove(said)}
                onPress={() => void play.ask({ type: 'order', orders: orders.toSpliced(i, 1) })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function Orders() {
  const play = usePlay();
  const { shell, table } = words.value;
  const [edited, setEdited] = useState<StandingOrder | null>(null);
  const { orders = [], auction = null, windows = [], question = null } = play.connection.view.value ?? {};
  const asked = windows.find(({ at }) => at === question?.at && question.menu !== null)?.at ?? null;
  const key = edited === null ? '' : keyOf(edited);
  const isAnswer = edited !== null && !isBid(edited) && edited.line !== null;
  return (
    <Dialog
      open
      title={table.orders.title}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <p class="note">{table.orders.about}</p>
      <Given orders={orders} onEdit={setEdited} />
      {auction === null ? null : (
        <StandingBid
          key={`${auction.lot} ${key}`}
          auction={auction}
          orders={orders}
          edited={edited !== null && isBid(edited) ? edited : null}
        />
      )}
      {windows.length === 0 ? null : (
        <NoReaction
          key={`${asked} ${key}`}
          windows={windows}
          orders={orders}
          first={isAnswer ? asked : (edited?.at ?? asked)}
        />
      )}
      <KnownAnswer key={`known ${key}`} orders={orders} first={isAnswer ? edited : null} />
    </Dialog>
  );
}
