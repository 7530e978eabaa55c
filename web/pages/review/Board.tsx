/** The board as a seat saw it then; hindsight is a switch, and changes the frame. */
import { Icon, Select } from '@signoria/kit';
import { OwnThings, ReplayStage } from '../replay/Positions.tsx';
import { nameOf } from '../table/seats/people.ts';
import { Janus } from './Marks.tsx';
import { RetryStage } from './retry/RetryBoard.tsx';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';

export function Board() {
  const { hindsight, retry } = useReview();
  const again = retry.value !== null && retry.value.tried === null;
  const open = hindsight.value && retry.value === null;
  return (
    <section class={open ? 'rv-board hind' : 'rv-board'} aria-label={reviewWords.value.board.title}>
      <Frame open={open} />
      <div class="stage">{again ? <RetryStage part="Stage" /> : <ReplayStage />}</div>
      <div class="rv-own">{again ? <RetryStage part="Own" /> : <OwnThings />}</div>
    </section>
  );
}

function Frame({ open }: { readonly open: boolean }) {
  const { reel, hindsight, reader, entry, retry } = useReview();
  const { board } = reviewWords.value;
  const seen = entry.value?.seat ?? reader.value;
  const own = seen === reader.value;
  return (
    <div class="rv-frame">
      {open ? <Janus /> : <Icon name="eye" />}
      <p>
        <b>{open ? board.hindsight : own ? board.you : board.saw(nameOf(reel.seats.value[seen]))}</b>{' '}
        <span>{open ? board.open : board.closed}</span>
      </p>
      {retry.value === null ? (
        <>
          <Select
            label={board.reader}
            value={String(reader.value)}
            onChange={(seat) => {
              reader.value = Number(seat);
            }}
            options={reel.seats.value.map((seat, i) => ({ value: String(i), label: nameOf(seat) }))}
          />
          <button
            type="button"
            class="btn"
            aria-pressed={hindsight.value}
            onClick={() => {
              hindsight.value = !hindsight.value;
            }}
          >
            <Janus /> {board.switch}
          </button>
        </>
      ) : null}
    </div>
  );
}
