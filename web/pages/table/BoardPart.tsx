/** Gives a game's board what it needs: the position on the screen and what may be done with it. */
import type { BoardProps } from '@signoria/kit';
import { language, upright } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { type Play, usePlay } from './play.ts';
import { NO_OFFER } from './prompt/offer.ts';
import { boardSeats } from './seats/people.ts';

/** Null before the start, and while a position of the past is on its way. */
function boardProps(play: Play): BoardProps | null {
  const view = play.view.value;
  const past = play.past.value;
  if (view === null || view.view === null) return null;
  const seen = past?.seen ?? null;
  const shown = seen ?? view;
  // Gold means “you may”: not in the past, and not while nobody can hear the answer.
  const offer = past === null && play.connection.link.value !== 'lost' ? play.offer.value : NO_OFFER;
  return {
    view: shown.view,
    question: past === null ? play.question.value : shown.question,
    options: offer.options,
    blocked: offer.blocked,
    freedoms: past === null && view.status === 'running' ? view.freedoms : [],
    seats: boardSeats(view.seats, shown.question),
    you: view.you,
    reader: play.reader.value,
    text: play.text.value,
    language: language.value,
    score: shown.score,
    selected: play.selected.value,
    select: play.point,
    answer: (line) => void play.answer(line),
    write: (choice) => play.bundle.notation.write(choice),
    why: (line) => {
      play.slip.value = { of: 'blocked', line };
    },
    rule: play.read,
    news: past === null ? (play.retold.value ?? play.playback.step.value?.news ?? []) : [],
    past: past !== null,
    phone: upright.value,
  };
}

/** The position told in words: for a game without a board, and for those who would rather read. */
export function PositionInWords() {
  const play = usePlay();
  const view = play.past.value?.seen?.view ?? play.view.value?.view ?? null;
  if (view === null) return null;
  return (
    <ul class="in-words">
      {play.text.value.describe(view, play.reader.value).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

export function Stage() {
  const play = usePlay();
  const props = boardProps(play);
  if (props === null) return null;
  const { Stage: Drawn } = play.board ?? { Stage: null };
  if (Drawn !== null) return <Drawn {...props} />;
  return (
    <section class="sheet" aria-label={words.value.table.stage}>
      <div class="sheet-body pad">
        <PositionInWords />
      </div>
    </section>
  );
}

/** The sheet a player takes home, where the game has one. */
export function Keepsake() {
  const play = usePlay();
  const props = boardProps(play);
  const { Keepsake: Sheet } = play.board ?? {};
  return props === null || props.you === null || Sheet === undefined ? null : <Sheet {...props} />;
}

export function Own() {
  const play = usePlay();
  const props = boardProps(play);
  if (props === null || play.board === null || props.you === null) return null;
  return (
    <section class="own-things" aria-label={words.value.table.own}>
      <play.board.Own {...props} />
    </section>
  );
}
