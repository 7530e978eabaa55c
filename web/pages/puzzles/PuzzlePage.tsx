/** The puzzles of one game, one after the other. The address may name one: `/puzzles/condottiere#12-57`. */
import '../../css/club/puzzles.css';
import { EmptyState, Mark, Progress } from '@signoria/kit';
import { idOf, type Puzzle, type PuzzleSet, sourceOf, type Theme } from '@signoria/review/puzzles';
import { useMemo, useState } from 'preact/hooks';
import { loadPuzzles } from '../../asides.ts';
import { call } from '../../local/client.ts';
import { ownName } from '../../local/play-bots.ts';
import { anchor, go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { Reeled } from '../replay/Reeled.tsx';
import { TornPage } from '../replay/TornPage.tsx';
import { nextPuzzle } from './choose.ts';
import { progress } from './own-progress.ts';
import { progressAt } from './progress.ts';
import { Room } from './Room.tsx';
import { puzzleWords } from './text.ts';

export default function PuzzlePage({ game }: { readonly game: string }) {
  const found = useAsync(() => loadPuzzles(game), [game]);
  if (found.state === 'loading') return <Waiting />;
  if (found.state === 'failed') {
    return <TornPage error={found.error} file={null} from={null} again={found.again} />;
  }
  return found.value === null ? <None /> : <Puzzles set={found.value} />;
}

function Waiting() {
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <Progress label={words.value.shell.loading} />
    </main>
  );
}

function None() {
  const { none, otherGames } = puzzleWords.value;
  return (
    <Page>
      <EmptyState
        level={2}
        picture={<Mark />}
        title={none}
        action={
          <a class="btn ink" href={paths.puzzles()}>
            {otherGames}
          </a>
        }
      />
    </Page>
  );
}

/** Which one is shown stays as it is when it is solved: the next comes when it is asked for. */
function Puzzles({ set }: { readonly set: PuzzleSet }) {
  const [theme, setTheme] = useState<Theme | null>(null);
  const { game, puzzles } = set;
  const named = puzzles.find((puzzle) => idOf(puzzle) === anchor.value);
  const first = useMemo(() => nextPuzzle(puzzles, progressAt(progress.value, game), null), [set]);
  const puzzle = named ?? first;
  if (puzzle === null) return <None />;
  const show = (next: Puzzle | null) => {
    if (next !== null) go(paths.puzzles(game, idOf(next)), 'replace');
  };
  const next = (about: Theme | null) =>
    show(nextPuzzle(puzzles, progressAt(progress.value, game), about, idOf(puzzle)));
  const choose = (about: Theme | null) => {
    setTheme(about);
    if (about !== null && !puzzle.themes.includes(about)) next(about);
  };
  return (
    <Posed
      key={idOf(puzzle)}
      set={set}
      puzzle={puzzle}
      theme={theme}
      onTheme={choose}
      onShow={show}
      onNext={() => next(theme)}
    />
  );
}

export interface PosedProps {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly theme: Theme | null;
  onTheme(theme: Theme | null): void;
  onShow(puzzle: Puzzle): void;
  onNext(): void;
}

/** The game it is from is played again, elsewhere than where the page is drawn. */
function Posed(props: PosedProps) {
  const { set, puzzle } = props;
  const posed = useAsync(
    () =>
      call('puzzle', {
        game: set.game,
        source: sourceOf(set, puzzle),
        seq: puzzle.seq,
        seat: puzzle.seat,
        name: ownName(),
      }),
    [puzzle],
  );
  if (posed.state === 'loading') return <Waiting />;
  if (posed.state === 'failed') {
    return <TornPage error={posed.error} file={null} from={null} again={posed.again} />;
  }
  return (
    <Reeled {...posed.value} from={null}>
      {(reel) => <Room reel={reel} {...props} />}
    </Reeled>
  );
}
