/**
 * The end of a game, laid on the board: who has won and how, how it went, and every seat's account beside the others', the
 * winner's first, with what decided marked. It can be put away, and then the last position lies there to be looked at.
 */
import { type Seat, total } from '@signoria/kernel';
import { Button, Shield, type Tincture } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import { useEffect, useState } from 'preact/hooks';
import { toastTrouble } from '../../../shell/trouble.ts';
import { club } from '../../../state/club.ts';
import { language } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import { Arms } from './Arms.tsx';
import { useAfterwards } from './afterwards.ts';
import { Counted } from './Counted.tsx';
import { HowItWent } from './HowItWent.tsx';
import { ranked } from './ranked.ts';
import { decisive } from './story.ts';
import { endWords } from './words.ts';
import '../../../css/end.css';

interface SeatProps {
  readonly play: Play;
  readonly view: TableView;
  readonly seat: Seat;
  readonly won: boolean;
  /** The kinds of points that decided. */
  readonly decided: ReadonlySet<string>;
}

/** The number its board shows for a seat; without a board, the sum. */
function scoreOf({ play, view, seat }: Pick<SeatProps, 'play' | 'view' | 'seat'>) {
  const line = play.board?.seatLine(view.view, seat, language.value, play.reader.value);
  return line?.score ?? { value: total(view.score[seat] ?? []), of: undefined };
}

function Laurel({ label }: { readonly label: string }) {
  return (
    <span class="end-decided" title={label}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 18C4 16 2 10 3 3M10 18c6-2 8-8 7-15M3.5 8l-2-2M4.5 12l-3-1M7 15.5l-3 .5M16.5 8l2-2M15.5 12l3-1M13 15.5l3 .5" />
      </svg>
      <span class="only-heard">{label}</span>
    </span>
  );
}

function Account(props: SeatProps) {
  const { play, view, seat, won, decided } = props;
  const info = view.seats[seat]!;
  const score = scoreOf(props);
  return (
    <li class={won ? 'won' : ''}>
      <header>
        <Shield tincture={tinctureOf(info)} width={26} />
        <b>{seat === view.you ? words.value.table.you : nameOf(info)}</b>
        <span class="num">
          <Counted n={score.value} />
          {score.of === undefined ? null : <small>/{score.of}</small>}
        </span>
      </header>
      <ul>
        {(view.score[seat] ?? []).map((line, i) => (
          <li
            key={i}
            class={won && decided.has(line.what) ? 'end-line decides' : 'end-line'}
            style={{ '--nth': `${i}` }}
          >
            {won && decided.has(line.what) ? <Laurel label={endWords.value.decided} /> : null}
            <span>{play.text.value.score(line, play.reader.value)}</span>
            <b class="num">{line.points}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Put away: who has won stays on the board, and the account is a press away. */
function Ribbon({ text, tincture, onBack }: { readonly text: string; readonly tincture: Tincture; onBack(): void }) {
  return (
    <section class="end-ribbon">
      <Shield tincture={tincture} width={26} />
      <b>{text}</b>
      <Button kind="quiet" onPress={onBack}>
        {endWords.value.back}
      </Button>
    </section>
  );
}

/** Fetched by whoever wants to show it to others. */
function share(play: Play, view: TableView, said: string, seats: readonly Seat[]): void {
  const card = {
    over: endWords.value.chronicle,
    title: play.text.value.title,
    said,
    winner: tinctureOf(view.seats[seats[0] ?? 0]),
    seats: seats.map((seat) => {
      const { value, of } = scoreOf({ play, view, seat });
      const points = of === undefined ? `${value}` : `${value}/${of}`;
      return { name: nameOf(view.seats[seat]), tincture: tinctureOf(view.seats[seat]), points };
    }),
    house: club.value?.name || 'Signoria',
  };
  void import('../../../picture/share.tsx')
    .then(({ shareEnd }) => shareEnd(`${play.bundle.id}-end`, card))
    .catch(toastTrouble);
}

/** What is the winners’ stands out on the board, by their paint, as long as its last position is looked at. */
function useMarked(tinctures: string): void {
  useEffect(() => {
    const stage = document.querySelector<HTMLElement>('.stage');
    if (stage === null || tinctures === '') return;
    stage.dataset.won = tinctures;
    return () => {
      delete stage.dataset.won;
    };
  }, [tinctures]);
}

export default function TheEnd() {
  const play = usePlay();
  const [away, setAway] = useState(false);
  const view = play.view.value;
  const won = play.past.value === null ? (view?.outcome?.winners ?? []) : [];
  useMarked(won.map((seat) => tinctureOf(view?.seats[seat])).join(' '));
  const afterwards = useAfterwards();
  if (view === null || view.outcome === null || view.view === null || play.past.value !== null) return null;
  const { over } = words.value.table;
  const { winners } = view.outcome;
  const said = play.text.value.outcome(view.outcome, play.reader.value);
  const seats = ranked(view.score, winners);
  const [winner = 0] = seats;
  const tincture = tinctureOf(view.seats[winner]);
  if (away) return <Ribbon text={said} tincture={tincture} onBack={() => setAway(false)} />;
  const decided = decisive(view.score, winners);
  return (
    <section class="the-end" aria-label={over.title}>
      <header class="end-head">
        <Arms tincture={tincture} />
        <h2>{said}</h2>
      </header>
      <HowItWent outcome={view.outcome} winner={winner} />
      <ol class="accounts">
        {seats.map((seat) => (
          <Account key={seat} play={play} view={view} seat={seat} won={winners.includes(seat)} decided={decided} />
        ))}
      </ol>
      <div class="digest-buttons">
        <Button kind="quiet" icon="eye" onPress={() => setAway(true)}>
          {over.board}
        </Button>
        <Button kind="quiet" icon="share" onPress={() => share(play, view, said, seats)}>
          {endWords.value.share}
        </Button>
        <Button onPress={afterwards.again}>{over.again}</Button>
        <Button kind="ink" icon="history" onPress={afterwards.replay}>
          {over.replay}
        </Button>
      </div>
    </section>
  );
}
