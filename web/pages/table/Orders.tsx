/**
 * Standing orders: "whenever I am asked this, answer that", and bids for what is up for auction. Offered are the questions
 * this reader has been asked and the answers that needed no object, such as pass.
 */
import type { Choice, Question } from '@signoria/kernel';
import type { AnswerOrder, StandingOrder } from '@signoria/table';
import { useState } from 'preact/hooks';
import { Button, Dialog, Segments, Select } from '../../kit/index.ts';
import { words } from '../../state/words.ts';
import { isBare, offerOf } from './offer.ts';
import { type Play, usePlay } from './play.ts';
import { isBid, StandingBid } from './StandingBid.tsx';

interface Known {
  readonly at: string;
  readonly line: string;
  readonly asked: string;
  readonly label: string;
}

function speechOf({ face, text, reader }: Play) {
  return { notation: face.notation, text: text.value, reader: reader.value };
}

function knownAnswers(play: Play): readonly Known[] {
  return [...play.heard.value.values()].flatMap((question: Question) =>
    offerOf(question, speechOf(play))
      .options.filter(({ choice }) => isBare(choice))
      .map(({ line, label }) => ({
        at: question.at,
        line,
        label,
        asked: play.text.value.prompt(question, play.reader.value),
      })),
  );
}

interface Said {
  readonly asked: string;
  readonly answer: string;
  readonly times: string;
}

function sayOrder(play: Play, order: StandingOrder): Said {
  const { orders: say } = words.value.table;
  if (isBid(order)) return { asked: '', answer: say.bid(order.upTo, order.beyond), times: '' };
  const { at, line, times } = order;
  const question = play.heard.value.get(at);
  const choice: Choice = play.face.notation.read(line);
  return {
    asked: question === undefined ? at : play.text.value.prompt(question, play.reader.value),
    answer: play.text.value.choice(choice, play.reader.value),
    times: times === 'once' ? say.once : say.always,
  };
}

function Given({ orders }: { readonly orders: readonly StandingOrder[] }) {
  const play = usePlay();
  const { orders: say } = words.value.table;
  if (orders.length === 0) return <p class="note">{say.none}</p>;
  return (
    <ul class="orders">
      {orders.map((order, i) => {
        const { asked, answer, times } = sayOrder(play, order);
        return (
          <li key={isBid(order) ? `${order.at} ${order.lot}` : `${order.at} ${order.line}`}>
            <span>
              {asked} <b>{answer}</b> <small>{times}</small>
            </span>
            <Button
              kind="quiet"
              icon="close"
              label={say.remove(answer)}
              onPress={() => void play.ask({ type: 'order', orders: orders.toSpliced(i, 1) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function NewOrder({ known, orders }: { readonly known: readonly Known[]; readonly orders: readonly StandingOrder[] }) {
  const play = usePlay();
  const { orders: say } = words.value.table;
  const [chosen, setChosen] = useState(0);
  const [times, setTimes] = useState<AnswerOrder['times']>('once');
  const { at, line } = known[chosen] ?? known[0]!;
  const add = () => {
    const rest = orders.filter((order) => isBid(order) || order.at !== at);
    void play.ask({ type: 'order', orders: [...rest, { at, line, times }] });
  };
  return (
    <div class="new-order">
      <Select
        label={say.whenever}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        options={known.map(({ asked, label }, i) => ({ value: String(i), label: `${asked} → ${label}` }))}
      />
      <Segments
        label={say.times}
        value={times}
        onChange={(value) => setTimes(value === 'always' ? 'always' : 'once')}
        options={[
          { value: 'once', label: say.once },
          { value: 'always', label: say.always },
        ]}
      />
      <Button kind="ink" onPress={add}>
        {say.add}
      </Button>
    </div>
  );
}

export function Orders() {
  const play = usePlay();
  const { shell, table } = words.value;
  const { orders = [], auction = null } = play.connection.view.value ?? {};
  const known = knownAnswers(play);
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
      <Given orders={orders} />
      {auction === null ? null : <StandingBid key={auction.lot} auction={auction} orders={orders} />}
      {known.length === 0 ? (
        <p class="note">{table.orders.nothingKnown}</p>
      ) : (
        <NewOrder known={known} orders={orders} />
      )}
    </Dialog>
  );
}
