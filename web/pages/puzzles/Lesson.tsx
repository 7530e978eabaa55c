/** A theme in a sentence, and three puzzles on it, the easier first. */
import { Icon } from '@signoria/kit';
import { idOf, type Puzzle, type Theme } from '@signoria/review/puzzles';
import { lessonOn } from './choose.ts';
import { progress } from './own-progress.ts';
import type { PosedProps } from './PuzzlePage.tsx';
import { progressAt, ratingOf } from './progress.ts';
import { puzzleWords } from './text.ts';

export function Lesson({ set, puzzle, theme, onShow }: PosedProps & { readonly theme: Theme }) {
  const say = puzzleWords.value;
  const own = progressAt(progress.value, set.game);
  const name = (one: Puzzle, i: number) => say.lessonPuzzle(i + 1, Math.round(ratingOf(own, one).rating));
  return (
    <section class="puzzle-lesson" aria-labelledby="puzzle-lesson">
      <h2 id="puzzle-lesson">{say.lessonTitle}</h2>
      <p>{say.lesson[theme]}</p>
      <ol>
        {lessonOn(set.puzzles, theme).map((one, i) => (
          <li key={idOf(one)}>
            <button type="button" aria-current={idOf(one) === idOf(puzzle)} onClick={() => onShow(one)}>
              {name(one, i)}
              {own.tries[idOf(one)]?.solved === true ? <Icon name="check" label={say.right} /> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
