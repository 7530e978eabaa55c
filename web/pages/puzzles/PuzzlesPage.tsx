/** All puzzles: a card for each game that has some, with what was solved and the solver's rating; or those of one game. */
import '../../css/club/puzzles.css';
import type { PuzzleSet } from '@signoria/review/puzzles';
import { loadPuzzles } from '../../asides.ts';
import { catalogue } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { solvedIn, triedIn } from './choose.ts';
import { progress } from './own-progress.ts';
import { progressAt } from './progress.ts';
import { puzzleWords } from './text.ts';

async function setsOf(): Promise<readonly (PuzzleSet | null)[]> {
  return Promise.all(catalogue.map(({ id }) => loadPuzzles(id).catch(() => null)));
}

const PuzzlePage = later(() => import('./PuzzlePage.tsx'));

export default function PuzzlesPage({ game }: { readonly game: string }) {
  return game === '' ? <AllGames /> : <PuzzlePage game={game} />;
}

function AllGames() {
  const say = puzzleWords.value;
  const found = useAsync(setsOf, []);
  return (
    <Page class="narrow puzzles-page">
      <h1>{say.title}</h1>
      <p class="second">{say.lead}</p>
      <ul class="puzzle-shelf" aria-busy={found.state === 'loading'}>
        {catalogue.map(({ id, text }, i) => {
          const set = found.state === 'ready' ? found.value[i]! : null;
          return set === null ? null : <Shelf key={id} set={set} title={text[language.value].title} />;
        })}
      </ul>
      <p class="note">{say.how}</p>
    </Page>
  );
}

function Shelf({ set: { game, puzzles }, title }: { readonly set: PuzzleSet; readonly title: string }) {
  const say = puzzleWords.value;
  const own = progressAt(progress.value, game);
  const tried = triedIn(puzzles, own);
  return (
    <li class="sheet">
      <a href={paths.puzzles(game)}>
        <Cover game={game} />
        <span>
          <strong>{title}</strong>
          <span class="second">
            {tried === 0 ? say.count(puzzles.length) : say.progress(solvedIn(puzzles, own), tried, puzzles.length)}
          </span>
          {tried === 0 ? null : <span class="caption">{say.rating(Math.round(own.solver.rating))}</span>}
          <progress max={puzzles.length} value={tried} aria-hidden="true" />
        </span>
        <span class="btn ink">{tried === 0 ? say.solve : say.goOn}</span>
      </a>
    </li>
  );
}
