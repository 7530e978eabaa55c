/** The board of a retry, or of a puzzle: the moment with its menu, in gold. Pointing twice answers. */
import type { BoardProps } from '@signoria/kit';
import { go, paths } from '../../../router.ts';
import { language, phone } from '../../../state/settings.ts';
import { offerOf } from '../../table/prompt/offer.ts';
import { boardSeats } from '../../table/seats/people.ts';
import { type Moment, useMoment } from '../moment.ts';
import { readerAt } from '../say.ts';

/** Null while the position is on its way. */
function propsOf(state: Moment): BoardProps | null {
  const { reel, entry, pointed, answer } = state;
  const seat = entry.value?.seat;
  const seen = seat === undefined ? undefined : reel.look.value?.seats[seat];
  if (seat === undefined || seen === undefined) return null;
  const { module, text, seats } = reel;
  const { notation } = module.game;
  const reader = readerAt(state, seat);
  const { options, blocked } = offerOf(seen.question, { notation, text: text.value, reader });
  return {
    view: seen.view,
    question: seen.question,
    options,
    blocked,
    freedoms: [],
    seats: boardSeats(seats.value, seen.question),
    you: seat,
    reader,
    text: text.value,
    language: language.value,
    score: seen.score,
    selected: pointed.value,
    select(line) {
      if (line !== null && line === pointed.value) answer(line);
      pointed.value = line;
    },
    answer,
    write: (choice) => notation.write(choice),
    why: () => {},
    rule: (id) => go(paths.game(module.game.id, id)),
    news: [],
    past: false,
    phone: phone.value,
  };
}

export function RetryStage({ part }: { readonly part: 'Stage' | 'Own' }) {
  const state = useMoment();
  const { board } = state.reel;
  const props = propsOf(state);
  if (props === null) return null;
  if (board !== null) {
    const Drawn = board[part];
    return <Drawn {...props} />;
  }
  if (part === 'Own') return null;
  return (
    <ul class="in-words pad">
      {props.text.describe(props.view, props.reader).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
