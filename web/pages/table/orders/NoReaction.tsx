/** "No reaction, but ask me if …": for the windows of a game, whether or not one is open. */

import { Button, Segments, Select, Switch } from '@signoria/kit';
import type { AnswerOrder, OfferedWindow, StandingOrder, UnlessWish } from '@signoria/table';
import { useState } from 'preact/hooks';
import { usePlay } from '../play.ts';
import { NumberField } from './NumberField.tsx';
import { isBid, sayCondition, sayWindow, usual, withOrder } from './say.ts';
import { useSpeech } from './speech.ts';

interface NoReactionProps {
  readonly windows: readonly OfferedWindow[];
  readonly orders: readonly StandingOrder[];
  /** The window to begin with. */
  readonly first: string | null;
}

function givenFor(orders: readonly StandingOrder[], at: string): AnswerOrder | undefined {
  return orders.find((order): order is AnswerOrder => !isBid(order) && order.at === at && order.line === null);
}

interface WindowFormProps {
  readonly window: OfferedWindow;
  readonly orders: readonly StandingOrder[];
}

function WindowForm({ window, orders }: WindowFormProps) {
  const play = usePlay();
  const speech = useSpeech();
  const { say } = speech;
  const given = givenFor(orders, window.at);
  const [unless, setUnless] = useState<readonly UnlessWish[]>(given?.unless ?? []);
  const [times, setTimes] = useState<AnswerOrder['times']>(given?.times ?? 'always');
  const put = (wish: UnlessWish) => setUnless((all) => [...all.filter((other) => other.if !== wish.if), wish]);
  const drop = (id: string) => setUnless((all) => all.filter((other) => other.if !== id));
  const give = () => {
    const order: AnswerOrder = { at: window.at, line: null, times, unless };
    void play.ask({ type: 'order', orders: withOrder(orders, order) });
  };
  return (
    <>
      {window.unless.length === 0 ? null : <p class="note">{say.askIf}</p>}
      {usual(window).map((offered, i) => {
        const wish = unless.find((other) => other.if === offered.if);
        const range = window.unless[i]!.n;
        return (
          <div key={offered.if}>
            <Switch
              label={sayCondition(speech, wish ?? offered)}
              on={wish !== undefined}
              onChange={(on) => (on ? put(offered) : drop(offered.if))}
            />
            {wish?.n === undefined || range === undefined ? null : (
              <NumberField {...range} label={say.number} value={wish.n} onChange={(n) => put({ if: wish.if, n })} />
            )}
          </div>
        );
      })}
      <Segments
        label={say.times}
        value={times}
        onChange={(value) => setTimes(value === 'once' ? 'once' : 'always')}
        options={[
          { value: 'always', label: say.always },
          { value: 'once', label: say.once },
        ]}
      />
      <Button kind="ink" onPress={give}>
        {given === undefined ? say.give : say.change}
      </Button>
    </>
  );
}

export function NoReaction({ windows, orders, first }: NoReactionProps) {
  const speech = useSpeech();
  const { say } = speech;
  const [at, setAt] = useState(first);
  const chosen = windows.find((window) => window.at === at) ?? windows[0]!;
  return (
    <section class="new-order no-reaction" aria-label={say.windowTitle}>
      <h3>{say.windowTitle}</h3>
      <p class="note">{say.windowNote}</p>
      <Select
        label={say.window}
        value={chosen.at}
        onChange={setAt}
        options={windows.map((window) => ({ value: window.at, label: sayWindow(speech, window.at) }))}
      />
      <WindowForm key={chosen.at} window={chosen} orders={orders} />
    </section>
  );
}
