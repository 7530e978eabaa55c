/** Beside a puzzle: the solver's rating and how it went, and what the puzzles are about. */
import { THEMES, type Theme } from '@signoria/review/puzzles';
import { errorText } from '../review/figures.ts';
import { about, solvedIn, triedIn } from './choose.ts';
import { Lesson } from './Lesson.tsx';
import { Medal } from './Medal.tsx';
import { progress } from './own-progress.ts';
import type { PosedProps } from './PuzzlePage.tsx';
import { type GameProgress, progressAt, ratingOf } from './progress.ts';
import { puzzleWords } from './text.ts';

export function PuzzleSide(posed: PosedProps) {
  const { set, puzzle, theme, onTheme } = posed;
  const say = puzzleWords.value;
  const own = progressAt(progress.value, set.game);
  const { puzzles } = set;
  return (
    <aside class="sheet rv-verdicts puzzle-side" aria-label={say.yourRating}>
      <div class="puzzle-rating">
        <div>
          <h2>{say.yourRating}</h2>
          <p>
            <b class="num">{Math.round(own.solver.rating)}</b> <small>{errorText(own.solver.deviation, 0)}</small>
          </p>
        </div>
        <div>
          <h2>{say.puzzleRating}</h2>
          <p>
            <b class="num">{Math.round(ratingOf(own, puzzle).rating)}</b>
          </p>
        </div>
        <Trend own={own} />
        <p class="caption">
          {say.progress(solvedIn(puzzles, own), triedIn(puzzles, own), puzzles.length)} · {say.streak(own.streak)}.{' '}
          {say.ratingNote}
        </p>
      </div>
      <div class="rv-head">
        <h2 id="puzzle-themes">{say.themes}</h2>
      </div>
      <ul class="puzzle-themes" aria-labelledby="puzzle-themes">
        <ThemeRow on={theme === null} label={say.all} count={puzzles.length} onPress={() => onTheme(null)} />
        {THEMES.map((one) => {
          const count = about(puzzles, one).length;
          return count === 0 ? null : (
            <ThemeRow
              key={one}
              theme={one}
              on={theme === one}
              label={say.theme[one]}
              count={count}
              onPress={() => onTheme(one)}
            />
          );
        })}
      </ul>
      {theme === null ? null : <Lesson {...posed} theme={theme} />}
    </aside>
  );
}

interface ThemeRowProps {
  readonly theme?: Theme;
  readonly on: boolean;
  readonly label: string;
  readonly count: number;
  onPress(): void;
}

function ThemeRow({ theme, on, label, count, onPress }: ThemeRowProps) {
  return (
    <li>
      <button type="button" aria-pressed={on} onClick={onPress}>
        {theme === undefined ? <span /> : <Medal theme={theme} />}
        <b>{label}</b>
        <small class="num">{count}</small>
      </button>
    </li>
  );
}

const WIDTH = 220;
const HEIGHT = 46;

function Trend({ own: { history } }: { readonly own: GameProgress }) {
  if (history.length < 2) return null;
  const [low, high] = [Math.min(...history) - 10, Math.max(...history) + 10];
  const points = history.map((rating, i) => {
    const x = (i / (history.length - 1)) * (WIDTH - 8) + 4;
    const y = HEIGHT - ((rating - low) / (high - low)) * HEIGHT;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg class="puzzle-trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={puzzleWords.value.trend}>
      <path d={`M${points.join('L')}`} fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}
