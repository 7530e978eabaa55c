/**
 * The end of a game, laid on the board: who has won and how, and every seat's account beside the others', the winner's
 * first. It can be put away, and then the last position lies there to be looked at.
 */
import { type Seat, total } from '@signoria/kernel';
import { Button, Shield } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import { useState } from 'preact/hooks';
import { language } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import { useAfterwards } from './afterwards.ts';
import { ranked } from './ranked.ts';
import '../../../css/end.css';

interface SeatProps {
  readonly play: Play;
  readonly view: TableView;
  readonly seat: Seat;
  readonly won: boolean;
}

/** The number its board shows for a seat; without a board, the sum. */
function scoreOf({ play, view, seat }: SeatProps) {
  const line = play.board?.seatLine(view.view, seat, language.value, play.reader.value);
  return line?.score ?? { value: total(view.score[seat] ?? []), of: undefined };
}

function Laurel() {
  return (
    <svg class="laurel" viewBox="0 0 64 24" aria-hidden="true">
      <path d="M32 22C20 22 10 17 5 6M32 22C44 22 54 17 59 6" />
      {[0, 1, 2, 3].map((leaf) => (
        <g key={leaf}>
          <path class="leaf" d={`M${8 + leaf * 6} ${9 + leaf * 3.6}q-7-1-7-7q7 1 7 7Z`} />
          <path class="leaf" d={`M${56 - leaf * 6} ${9 + leaf * 3.6}q7-1 7-7q-7 1-7 7Z`} />
        </g>
      ))}
    </svg>
  );
}

function Account(props: SeatProps) {
  const { play, view, seat, won } = props;
  const info = view.seats[seat]!;
  const score = scoreOf(props);
  return (
    <li class={won ? 'won' : ''}>
      <header>
        <Shield tincture={tinctureOf(info)} width={won ? 44 : 32} />
        {won ? <Laurel /> : null}
        <b>{seat === view.you ? words.value.table.you : nameOf(info)}</b>
        <span class="num">
          {score.value}
          {score.of === undefined ? null : <small>/{score.of}</small>}
        </span>
      </header>
      <ul>
        {(view.score[seat] ?? []).map((line, i) => (
          <li key={i}>
            <span>{play.text.value.score(line, play.reader.value)}</span>
            <b class="num">{line.points}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

export default function TheEnd() {
  const play = usePlay();
  const [away, setAway] = useState(false);
  const view = play.view.value;
  const afterwards = useAfterwards();
  if (away || view === null || view.outcome === null || view.view === null || play.past.value !== null) return null;
  const { over } = words.value.table;
  const { winners } = view.outcome;
  return (
    <section class="the-end" aria-label={over.title}>
      <h2>{play.text.value.outcome(view.outcome, play.reader.value)}</h2>
      <ol class="accounts">
        {ranked(view.score, winners).map((seat) => (
          <Account key={seat} play={play} view={view} seat={seat} won={winners.includes(seat)} />
        ))}
      </ol>
      <div class="digest-buttons">
        <Button kind="quiet" icon="eye" onPress={() => setAway(true)}>
          {over.board}
        </Button>
        <Button onPress={afterwards.again}>{over.again}</Button>
        <Button kind="ink" icon="history" onPress={afterwards.replay}>
          {over.replay}
        </Button>
      </div>
    </section>
  );
}
