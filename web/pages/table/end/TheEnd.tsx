/**
 * The end of a game, laid on the board: who has won and how, how it went, and every seat's account beside the others', the
 * winner's first, with what decided marked. It can be put away, and then the last position lies there to be looked at.
 */
import { type Seat, total } from '@signoria/kernel';
import { Button, Shield, type Tincture } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toastTrouble } from '../../../shell/trouble.ts';
import { club } from '../../../state/club.ts';
import { language } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { bearerOf, nameOf, tinctureOf } from '../seats/people.ts';
import { Accounts, type Shown } from './Accounts.tsx';
import { Arms } from './Arms.tsx';
import { useAfterwards } from './afterwards.ts';
import { HowItWent } from './HowItWent.tsx';
import { ranked } from './ranked.ts';
import { endWords } from './words.ts';
import '../../../css/table/end.css';
import '../../../css/table/won.css';

/** The number its board shows for a seat; without a board, the sum. */
function scoreOf(play: Play, view: TableView, seat: Seat): Shown {
  const line = play.board?.seatLine(view.view, seat, language.value, play.reader.value);
  return line?.score ?? { value: total(view.score[seat] ?? []) };
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
      const { value, of } = scoreOf(play, view, seat);
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

interface TheEndProps {
  /** The way to the sheet a player takes home. */
  readonly keepsake: ComponentChildren;
}

export default function TheEnd({ keepsake }: TheEndProps) {
  const play = usePlay();
  const [away, setAway] = useState(false);
  const view = play.view.value;
  const won = play.past.value === null ? (view?.outcome?.winners ?? []) : [];
  useMarked(won.map((seat) => tinctureOf(view?.seats[seat])).join(' '));
  const afterwards = useAfterwards();
  if (view === null || view.outcome === null || view.view === null || play.past.value !== null) return null;
  const { over } = words.value.table;
  const { winners } = view.outcome;
  const said = play.text.value.outcome(view.outcome, play.reader.value, view.view);
  const seats = ranked(view.score, winners);
  const [winner = 0] = seats;
  const tincture = tinctureOf(view.seats[winner]);
  if (away) return <Ribbon text={said} tincture={tincture} onBack={() => setAway(false)} />;
  return (
    <section class="the-end" aria-label={over.title}>
      <header class="end-head">
        <Arms tincture={tincture} of={bearerOf(view.seats, winner, play.connection.local)} />
        <h2>{said}</h2>
      </header>
      <HowItWent outcome={view.outcome} winner={winner} />
      <Accounts
        seats={view.seats}
        score={view.score}
        you={view.you}
        winners={winners}
        reason={view.outcome.reason}
        shown={view.seats.map((_, seat) => scoreOf(play, view, seat))}
        bearers={view.seats.map((_, seat) => bearerOf(view.seats, seat, play.connection.local))}
        say={(line) => play.text.value.score(line, play.reader.value)}
        counted
      />
      <div class="digest-buttons">
        <Button kind="quiet" icon="eye" onPress={() => setAway(true)}>
          {over.board}
        </Button>
        <Button kind="quiet" icon="share" onPress={() => share(play, view, said, seats)}>
          {endWords.value.share}
        </Button>
        {keepsake}
        <Button onPress={afterwards.again}>{over.again}</Button>
        <Button kind="ink" icon="history" onPress={afterwards.replay}>
          {over.replay}
        </Button>
      </div>
    </section>
  );
}
