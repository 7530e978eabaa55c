/**
 * A first game: what has just come up for the first time, said above the question and pointed at on the board, and a
 * hint for who asks for one. It covers nothing, and whoever answers without reading is told the next thing all the same.
 */
import { type Guide as GuideData, type GuideNote, inLanguage, isTaught, nextNote } from '@signoria/kernel';
import { Button, RuleLinks } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { loadGuide } from '../../../asides.ts';
import { call } from '../../../local/client.ts';
import { go, paths } from '../../../router.ts';
import { toastTrouble } from '../../../shell/trouble.ts';
import { useAsync } from '../../../shell/use-async.ts';
import { lessons, noteSaid } from '../../../state/lessons.ts';
import { language } from '../../../state/settings.ts';
import { type Play, usePlay } from '../play.ts';
import { GuideHand } from './GuideHand.tsx';
import { guideFrame } from './guide-text.ts';

/** Kept like a note, once all notes that matter have been read. */
const OVER = '@over';

export default function Guide() {
  const { bundle, view } = usePlay();
  const guide = useAsync(() => loadGuide(bundle.id), [bundle.id]);
  if (guide.state !== 'ready' || view.value === null || view.value.status !== 'running') return null;
  // It stays while notes come and go: what is said in it can then be heard.
  return (
    <div class="lesson" aria-live="polite">
      <Lesson guide={guide.value} view={view.value} />
    </div>
  );
}

function Lesson({ guide, view }: { readonly guide: GuideData; readonly view: TableView }) {
  const play = usePlay();
  const ticket = view.question?.ticket ?? 0;
  const [read, setRead] = useState({ ticket, notes: 0 });
  /** At which question each note first lay there. */
  const shown = useRef(new Map<string, number>());
  /** Those whose part was brought into sight: once is enough. */
  const brought = useRef(new Set<string>());
  const fresh = read.ticket === ticket ? read.notes : 0;
  const said = new Set(lessons.value[view.table]);
  const passed = new Set([...shown.current].flatMap(([id, at]) => (at === ticket ? [] : [id])));
  const note = cued(play, guide, view, { said, passed, fresh });
  const seen = (id: string) => {
    noteSaid(view.table, id);
    setRead({ ticket, notes: fresh + 1 });
  };
  const hint = play.question.value?.menu == null ? null : <Hint key={ticket} />;
  if (note !== null) {
    if (!shown.current.has(note.id)) shown.current.set(note.id, ticket);
    return (
      <Note key={note.id} {...{ guide, note }} brought={brought.current} onRead={() => seen(note.id)}>
        {hint}
      </Note>
    );
  }
  if (isTaught(guide, said) && !said.has(OVER)) return <Over onRead={() => seen(OVER)} />;
  if (hint === null) return null;
  return (
    <section class="guide hint-only" aria-label={guideFrame.value.title}>
      {hint}
    </section>
  );
}

interface Learned {
  readonly said: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  readonly fresh: number;
}

function cued(play: Play, guide: GuideData, view: TableView, learned: Learned) {
  const asked = play.question.value;
  return nextNote(guide, {
    asked: asked === null || asked.menu === null ? null : asked.at,
    lines: play.offer.value.options.map(({ line }) => line),
    seen: new Set(view.log.flatMap(({ events }) => events.map(({ what }) => what))),
    ...learned,
  });
}

interface NoteProps {
  readonly guide: GuideData;
  readonly note: GuideNote;
  readonly brought: Set<string>;
  readonly onRead: () => void;
  /** The way to a hint. */
  readonly children: ComponentChildren;
}

function Note({ guide, note, brought, onRead, children }: NoteProps) {
  const play = usePlay();
  const { title, text } = inLanguage(guide.words, language.value)[note.id]!;
  const frame = guideFrame.value;
  return (
    <section class="guide" aria-label={frame.title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div class="guide-foot">
        <RuleLinks table={{ rule: play.read }} caption={frame.rules} ids={note.rules} />
        {children}
        <Button kind="ink" onPress={onRead}>
          {frame.gotIt}
        </Button>
      </div>
      {note.at === undefined ? null : (
        <GuideHand at={note.at} brings={!brought.has(note.id)} onBrought={() => brought.add(note.id)} />
      )}
    </section>
  );
}

function Over({ onRead }: { readonly onRead: () => void }) {
  const { bundle } = usePlay();
  const { title, over, overText, playOn, readRules } = guideFrame.value;
  return (
    <section class="guide" aria-label={title}>
      <h2>{over}</h2>
      <p>{overText}</p>
      <div class="guide-foot">
        <Button kind="quiet" icon="book" onPress={() => go(paths.game(bundle.id))}>
          {readRules}
        </Button>
        <Button kind="ink" onPress={onRead}>
          {playOn}
        </Button>
      </div>
    </section>
  );
}

/** What an adept would do: named, and pointed at where it can be chosen at once. */
function Hint() {
  const play = usePlay();
  const [line, setLine] = useState<string | null>(null);
  const { suggest, suggested } = guideFrame.value;
  const ask = () =>
    void call('suggest').then((found) => {
      setLine(found);
      if (play.offer.value.options.some((option) => option.line === found)) play.selected.value = found;
    }, toastTrouble);
  return line === null ? (
    <Button kind="quiet" icon="eye" onPress={ask}>
      {suggest}
    </Button>
  ) : (
    <p class="guide-hint">{suggested(play.text.value.choice(play.bundle.notation.read(line), play.reader.value))}</p>
  );
}
