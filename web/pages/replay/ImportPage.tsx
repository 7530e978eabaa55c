/** A game file from anywhere: read here, checked here, shown here. It does not leave the device. */
import { type FileProblem, type GameFile, readFile } from '@signoria/kernel';
import { Button, EmptyState, Mark } from '@signoria/kit';
import { useRef, useState } from 'preact/hooks';
import { entryOf } from '../../games/catalogue.ts';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { words } from '../../state/words.ts';
import { Replay } from './Replay.tsx';

const LateReview = later(() => import('../review/FileReview.tsx'));

type Read =
  | { readonly state: 'good'; readonly file: GameFile }
  | { readonly state: 'unreadable'; readonly problem: FileProblem }
  | { readonly state: 'unknown'; readonly game: string };

function read(text: string): Read {
  const result = readFile(text);
  if (!result.ok) return { state: 'unreadable', problem: result.problem };
  const { game } = result.file.header;
  return entryOf(game) === undefined ? { state: 'unknown', game } : { state: 'good', file: result.file };
}

function problemText(found: Exclude<Read, { state: 'good' }>): string {
  const { replay } = words.value;
  if (found.state === 'unknown') return replay.otherGame(found.game);
  const { problem } = found;
  return problem.problem === 'format' ? replay.badFile(problem.detail) : '';
}

export default function ImportPage() {
  const { replay } = words.value;
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Read | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const take = async (file: File | undefined) => {
    if (file !== undefined) setFound(read(await file.text()));
  };
  if (found?.state === 'good') {
    const { file } = found;
    if (!reviewing)
      return <Replay file={file} from={null} embed={null} onRoom={null} onReview={() => setReviewing(true)} />;
    return <LateReview file={file} onReplay={() => setReviewing(false)} />;
  }
  return (
    <Page class="narrow">
      <h1>{replay.importTitle}</h1>
      <section
        aria-label={replay.drop}
        class="sheet drop-place"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <EmptyState
          level={2}
          picture={<Mark />}
          title={replay.drop}
          text={replay.importText}
          action={
            <Button kind="ink" icon="download" onPress={() => field.current?.click()}>
              {replay.chooseFile}
            </Button>
          }
        />
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          class="only-heard"
          tabIndex={-1}
          aria-label={replay.chooseFile}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <p class="note bad pad" aria-live="polite">
          {found === null ? '' : problemText(found)}
        </p>
      </section>
    </Page>
  );
}
