/** "Whenever I am asked this, answer that": questions this reader has been asked, with the answers that need no object. */

import { Button, Segments, Select } from '@signoria/kit';
import type { AnswerOrder, StandingOrder } from '@signoria/table';
import { useState } from 'preact/hooks';
import { usePlay } from '../play.ts';
import { isBare, offerOf } from '../prompt/offer.ts';
import { type Speech, withOrder } from './say.ts';
import { useSpeech } from './speech.ts';

interface Known {
  readonly at: string;
  readonly line: string;
  readonly said: string;
}

function knownAnswers({ heard, notation, text, reader }: Speech): readonly Known[] {
  return [...heard.values()].flatMap((question) =>
    offerOf(question, { notation, text, reader })
      .options.filter(({ choice }) => isBare(choice))
      .map(({ line, label }) => ({ at: question.at, line, said: `${text.prompt(question, reader)} → ${label}` })),
  );
}

interface KnownAnswerProps {
  readonly orders: readonly StandingOrder[];
  /** The order to change, if one is changed. */
  readonly first: AnswerOrder | null;
}

export function KnownAnswer({ orders, first }: KnownAnswerProps) {
  const play = usePlay();
  const speech = useSpeech();
  const { say } = speech;
  const known = knownAnswers(speech);
  const start = known.findIndex(({ at, line }) => at === first?.at && line === first.line);
  const [chosen, setChosen] = useState(Math.max(0, start));
  const [times, setTimes] = useState<AnswerOrder['times']>(first?.times ?? 'once');
  const answer = known[chosen] ?? known[0];
  if (answer === undefined) return <p class="note">{say.nothingKnown}</p>;
  const give = () => {
    const order: AnswerOrder = { at: answer.at, line: answer.line, times };
    void play.ask({ type: 'order', orders: withOrder(orders, order) });
  };
  return (
    <section class="new-order" aria-label={say.otherTitle}>
      <h3>{say.otherTitle}</h3>
      <Select
        label={say.whenever}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        options={known.map(({ said }, i) => ({ value: String(i), label: said }))}
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
      <Button kind="ink" onPress={give}>
        {first === null ? say.give : say.change}
      </Button>
    </section>
  );
}
