/** Who sits here, what is public about them, and the score that explains itself when pressed. */
import { type ScoreLine, type Seat, total } from '@signoria/kernel';
import { Icon, Pips, SeatBar, type SeatLine, SeatPanel, type SeatRow, Tag } from '@signoria/kit';
import { isBotAccount } from '@signoria/protocol/bot-accounts';
import type { SeatInfo, TableView } from '@signoria/table';
import { ArmsOf } from '../../../shell/bearer.tsx';
import { later } from '../../../shell/later.tsx';
import { language, phone } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { bearerOf, nameOf, tinctureOf } from './people.ts';

/** Most tables have neither: what only some need is fetched when it is. */
const SeatTime = later(() => import('./SeatTime.tsx'));
const Vacant = later(() => import('./Vacant.tsx'));

/** What the board says of a seat; without a board, the sum of its score. */
function lineOf(play: Play, view: unknown, score: readonly ScoreLine[], seat: Seat): SeatLine | null {
  if (view === null) return null;
  if (play.board !== null) return play.board.seatLine(view, seat, language.value, play.reader.value);
  return { score: { value: total(score) }, notes: [], tags: [] };
}

interface MetaProps {
  readonly info: SeatInfo;
  readonly line: SeatLine | null;
  readonly seat: Seat;
  /** The reader has no seat of their own. */
  readonly seatless: boolean;
  readonly clocked: boolean;
  /** The game is over: who is away no longer matters, who has won does. */
  readonly over: boolean;
  readonly won: boolean;
}

function Meta({ info, line, seat, seatless, clocked, over, won }: MetaProps) {
  const { table, level, shell } = words.value;
  const playing = info.kind === 'person' && !over;
  return (
    <>
      {won ? <Tag kind="good">{table.over.won}</Tag> : null}
      {line?.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {info.kind === 'bot' ? <Tag>{table.bot(level[info.level].name)}</Tag> : null}
      {info.kind === 'person' && isBotAccount(info.user) ? <Tag>{shell.bot}</Tag> : null}
      {playing && info.covered !== null ? <Tag kind="wax">{table.covered}</Tag> : null}
      {playing && info.covered === null && !info.here ? <span>{table.away}</span> : null}
      {clocked ? <SeatTime seat={seat} /> : null}
      {playing && info.vacant === true ? <Vacant seat={seat} seatless={seatless} /> : null}
    </>
  );
}

/** What is counted of a seat beside its score. */
function factsOf({ pips, notes }: SeatLine): Pick<SeatRow, 'facts'> {
  if (pips === undefined && notes.length === 0) return {};
  const facts = (
    <>
      {pips ? <Pips {...pips} /> : null}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </>
  );
  return { facts };
}

function rowOf(play: Play, view: TableView, seat: Seat): SeatRow & { readonly spokenName: string } {
  const { table } = words.value;
  const info = view.seats[seat]!;
  const past = play.past.value;
  const shown = past?.seen ?? view;
  const line = lineOf(play, shown.view, shown.score[seat] ?? [], seat);
  const name = seat === view.you ? table.you : nameOf(info);
  const clocked = view.clock?.seats[seat] != null && info.kind === 'person' && info.covered === null;
  const over = view.outcome !== null;
  const deciding = shown.question?.deciding.includes(seat) ?? false;
  return {
    id: String(seat),
    tincture: tinctureOf(info),
    name: (
      <>
        <ArmsOf of={bearerOf(view.seats, seat, play.connection.local)} width={16} /> {name}
      </>
    ),
    spokenName: name,
    meta: (
      <Meta
        info={info}
        line={line}
        seat={seat}
        seatless={view.you === null}
        clocked={clocked && !over}
        over={over}
        won={over && past === null && view.outcome!.winners.includes(seat)}
      />
    ),
    ...(deciding && clocked ? { time: <SeatTime seat={seat} bare /> } : {}),
    now: past === null && view.status === 'running' && deciding,
    away: info.kind === 'person' && !info.here,
    ...(line === null
      ? {}
      : {
          ...factsOf(line),
          score: {
            value: line.score.value,
            ...(line.score.of === undefined ? {} : { of: line.score.of }),
            spoken: table.explainScore,
          },
        }),
  };
}

export function useSeatRows() {
  const play = usePlay();
  const view = play.view.value;
  return view === null ? [] : view.seats.map((_, seat) => rowOf(play, view, seat));
}

/** Opens what stands behind a seat's numbers. */
const explain = (play: Play) => (id: string) => {
  play.scored.value = Number(id);
  play.dialog.value = 'score';
};

export function SeatList() {
  const play = usePlay();
  return <SeatPanel label={words.value.table.seats} seats={useSeatRows()} onScore={explain(play)} />;
}

/** The same in one line where there is no room beside the board, with the ways to points and chronicle at its end. */
export function SeatStrip() {
  const play = usePlay();
  const { table } = words.value;
  const open = (dialog: 'log' | 'score') => () => {
    play.dialog.value = dialog;
  };
  const seats = useSeatRows();
  return (
    <section class="seat-strip" aria-label={table.seats}>
      <SeatBar label={table.seats} seats={seats} onScore={explain(play)}>
        <button type="button" class="strip-button" onClick={open('score')} aria-label={table.score.title}>
          {phone.value ? <Icon name="info" /> : table.score.title}
        </button>
        <button type="button" class="strip-button" onClick={open('log')}>
          {table.tools.log}
        </button>
      </SeatBar>
    </section>
  );
}
