/** People around a finished game: the board in the midst, what has been left at its sides, who is here above it. */
import { Button, EmptyState, Mark, Progress, PromptBar } from '@signoria/kit';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import '../../css/club/room.css';
import { focusMain, go, paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { Page } from '../../shell/Page.tsx';
import { socket } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { ReplayStage } from '../replay/Positions.tsx';
import { Below } from '../replay/Replay.tsx';
import { Steps } from '../replay/ReplayBar.tsx';
import { ReplayTop } from '../replay/ReplayTop.tsx';
import type { ReelState } from '../replay/reel.ts';
import { Chapters } from './Chapters.tsx';
import { Drawing } from './Drawing.tsx';
import { MarksOnBoard } from './MarksOnBoard.tsx';
import { Notes } from './Notes.tsx';
import { usePen } from './pen.ts';
import { linkTo } from './place.ts';
import { Strip } from './Strip.tsx';
import { makeRoom, RoomContext, useRoom } from './state.ts';
import { roomWords } from './text.ts';
import { Variations } from './Variations.tsx';

interface RoomProps {
  readonly reel: ReelState;
  readonly table: string;
  readonly you: string;
}

export function Room({ reel, table, you }: RoomProps) {
  const room = useMemo(() => makeRoom({ reel, table, you, socket: socket() }), [reel, table, you]);
  useEffect(() => {
    document.addEventListener('keydown', room.onKey);
    return () => {
      document.removeEventListener('keydown', room.onKey);
      room.stop();
      reel.stop();
    };
  }, [room, reel]);
  if (room.shut.value) {
    const { title, text } = roomWords.value.shut;
    return (
      <Page>
        <EmptyState level={2} picture={<Mark />} title={title} text={text} />
      </Page>
    );
  }
  // Before the first word of it nobody knows what they may see.
  if (room.now.value === null) return <Waiting />;
  return (
    <RoomContext.Provider value={room}>
      <Screen />
    </RoomContext.Provider>
  );
}

export function Waiting() {
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <Progress label={words.value.replay.loading} />
    </main>
  );
}

function Screen() {
  useEffect(focusMain, []);
  const stage = useRef<HTMLElement>(null);
  const pen = usePen(stage);
  return (
    <div class="table-page replay-page room-page">
      <ReplayTop onRoom={null} />
      <Strip />
      <main id="main" class="play" tabIndex={-1}>
        <div class="dock sheet">
          <RoomBar />
          <Below />
        </div>
        <section
          class={pen.tool === 'none' ? 'stage' : 'stage drawing'}
          aria-label={words.value.table.stage}
          ref={stage}
          onClickCapture={pen.press}
          onKeyDownCapture={pen.press}
        >
          <ReplayStage />
          <MarksOnBoard stage={stage} />
        </section>
      </main>
      <aside class="room-left" aria-label={roomWords.value.chapters.title}>
        <Chapters />
        <Variations />
        <Drawing pen={pen} stage={stage} />
      </aside>
      <aside class="room-right" aria-label={roomWords.value.notes.title}>
        <Notes />
      </aside>
    </div>
  );
}

function RoomBar() {
  const { reel, place, branch, table, until } = useRoom();
  const { replay, table: atTable } = words.value;
  const say = roomWords.value;
  const { seq } = place.value;
  const beside = branch.value;
  const hidden = until.value !== null;
  const hint =
    beside === null ? (hidden ? say.veil.hint : null) : say.variations.step(beside.step, beside.lines.length);
  return (
    <PromptBar
      label={atTable.prompt}
      mood="past"
      question={hidden ? say.veil.at(seq) : replay.move(seq, reel.reel.last)}
      {...(hint === null ? {} : { hint })}
      answers={[
        { id: 'link', label: replay.link, icon: 'link' },
        ...(hidden ? [] : [{ id: 'review', label: say.review, icon: 'find' as const }]),
      ]}
      onAnswer={(id) => {
        if (id === 'review') return go(`${paths.review(table, false)}#${seq}`);
        void copy(`${location.origin}${paths.room(table)}${linkTo(place.value)}`, () => say.linkCopied);
      }}
    >
      {beside === null ? <Steps /> : <BranchSteps />}
    </PromptBar>
  );
}

function BranchSteps() {
  const { branch } = useRoom();
  const { past } = words.value.table;
  const here = branch.value;
  if (here === null) return null;
  const to = (step: number) => {
    branch.value = step < 1 ? null : { ...here, step: Math.min(step, here.lines.length) };
  };
  return (
    <>
      <Button icon="back" label={past.back} onPress={() => to(here.step - 1)} />
      <Button icon="forward" label={past.forward} onPress={() => to(here.step + 1)} />
      <Button icon="close" label={roomWords.value.variations.leave} onPress={() => to(0)} />
    </>
  );
}
