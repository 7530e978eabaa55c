/** The board of a replay. Nothing on it may be done, so nothing on it is gold. */
import type { Seat } from '@signoria/kernel';
import { type BoardProps, Shield } from '@signoria/kit';
import type { PastView } from '@signoria/table';
import { openRule } from '../../embed/open-rule.ts';
import { language, upright } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { boardSeats, nameOf, tinctureOf } from '../table/seats/people.ts';
import { type ReelState, useReel } from './reel.ts';

/** What a seat saw; null for the open table, which is nobody's. */
function propsFor(state: ReelState, seen: Omit<PastView, 'seq'>, you: Seat | null): BoardProps {
  const { module, seats, text, reader, look } = state;
  return {
    view: seen.view,
    question: seen.question,
    options: [],
    blocked: [],
    freedoms: [],
    seats: boardSeats(seats.value, seen.question),
    you,
    reader: { ...reader.value, seat: you },
    text: text.value,
    language: language.value,
    score: seen.score,
    selected: null,
    select: () => {},
    answer: () => {},
    write: (choice) => module.game.notation.write(choice),
    why: () => {},
    rule: (id) => openRule(module.game.id, id),
    news: look.value?.news ?? [],
    past: true,
    phone: upright.value,
  };
}

function InWords({ props }: { readonly props: BoardProps }) {
  return (
    <section class="sheet">
      <ul class="in-words pad">
        {props.text.describe(props.view, props.reader).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export function ReplayStage() {
  const state = useReel();
  const look = state.look.value;
  if (look === null) return null;
  const eyes = state.eyes.value;
  const props = propsFor(state, eyes === null ? look.open : look.seats[eyes]!, eyes);
  return state.board === null ? <InWords props={props} /> : <state.board.Stage {...props} />;
}

/** One's own things of the seat whose eyes we borrow; with open cards, of everybody. */
export function OwnThings() {
  const state = useReel();
  const look = state.look.value;
  const { board } = state;
  if (look === null || board === null) return null;
  const eyes = state.eyes.value;
  const shown = eyes === null ? look.seats.map((_, seat) => seat) : [eyes];
  return (
    <ul class="all-own" aria-label={words.value.table.own}>
      {shown.map((seat) => (
        <li key={seat}>
          <b class="own-name">
            <Shield tincture={tinctureOf(state.seats.value[seat])} width={18} />
            {nameOf(state.seats.value[seat])}
          </b>
          <board.Own {...propsFor(state, look.seats[seat]!, seat)} />
        </li>
      ))}
    </ul>
  );
}
