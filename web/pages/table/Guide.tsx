/** Beside the board of a first game: what has just come up for the first time, and a hint for who asks for one. */
import { type Guide as GuideData, type GuideNote, isTaught, nextNote } from '@signoria/kernel';
import type { TableView } from '@signoria/table';
import { useState } from 'preact/hooks';
import { loadGuide } from '../../games/load.ts';
import { Button, RuleLinks } from '../../kit/index.ts';
import { call } from '../../local/client.ts';
import { go, paths } from '../../router.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { lessons, noteSaid } from '../../state/lessons.ts';
import { language } from '../../state/settings.ts';
import { guideFrame } from './guide-text.ts';
import { type Play, usePlay } from './play.ts';

/** Kept like a note, once all notes that matter have been read. */
const OVER = '@over';

export default function Guide() {
  const { face, view } = usePlay();
  const guide = useAsync(() => loadGuide(face.id), [face.id]);
  if (guide.state !== 'ready' || view.value === null || view.value.status !== 'running') return null;
  // It stays while notes come and go: what is said in it can then be heard.
  return (
    <div aria-live="polite">
      <Lesson guide={guide.value} view={view.value} />
    </div>
  );
}

function Lesson({ guide, view }: { readonly guide: GuideData; readonly view: TableView }) {
  const play = usePlay();
  const ticket = view.question?.ticket ?? 0;
  const [read, setRead] = useState({ ticket, notes: 0 });
  const fresh = read.ticket === ticket ? read.notes : 0;
  const said = new Set(lessons.value[view.table]);
  const note = cued(play, guide, view, said, fresh);
  const seen = (id: string) => {
    noteSaid(view.table, id);
    setRead({ ticket, notes: fresh + 1 });
  };
  if (note !== null) return <Note key={note.id} guide={guide} note={note} onRead={() => seen(note.id)} />;
  if (isTaught(guide, said) && !said.has(OVER)) return <Over onRead={() => seen(OVER)} />;
  return play.question.value?.menu == null ? null : <Hint key={ticket} />;
}

function cued(play: Play, guide: GuideData, view: TableView, said: ReadonlySet<string>, fresh: number) {
  const asked = play.question.value;
  return nextNote(guide, {
    asked: asked === null || asked.menu === null ? null : asked.at,
    lines: play.offer.value.options.map(({ line }) => line),
    seen: new Set(view.log.flatMap(({ events }) => events.map(({ what }) => what))),
    said,
    fresh,
  });
}

interface NoteProps {
  readonly guide: GuideData;
  readonly note: GuideNote;
  readonly onRead: () => void;
}

function Note({ guide, note, onRead }: NoteProps) {
  const play = usePlay();
  const { title, text } = guide.words[language.value][note.id]!;
  const frame = guideFrame.value;
  return (
    <section class="digest guide" aria-label={frame.title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <RuleLinks table={{ rule: play.read }} caption={frame.rules} ids={note.rules} />
      <div class="digest-buttons">
        <Button kind="ink" onPress={onRead}>
          {frame.gotIt}
        </Button>
      </div>
    </section>
  );
}

function Over({ onRead }: { readonly onRead: () => void }) {
  const { face } = usePlay();
  const { title, over, overText, playOn, readRules } = guideFrame.value;
  return (
    <section class="digest guide" aria-label={title}>
      <h3>{over}</h3>
      <p>{overText}</p>
      <div class="digest-buttons">
        <Button kind="quiet" icon="book" onPress={() => go(paths.game(face.id))}>
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
  const { title, suggest, suggested } = guideFrame.value;
  const ask = () =>
    void call('suggest').then((found) => {
      setLine(found);
      if (play.offer.value.options.some((option) => option.line === found)) play.selected.value = found;
    }, toastTrouble);
  return (
    <section class="digest guide hint-only" aria-label={title}>
      {line === null ? (
        <Button kind="quiet" icon="eye" onPress={ask}>
          {suggest}
        </Button>
      ) : (
        <p>{suggested(play.text.value.choice(play.face.notation.read(line), play.reader.value))}</p>
      )}
    </section>
  );
}
