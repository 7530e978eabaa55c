/** The score at the move that is shown: every account beside the others', as at the end. */
import { total } from '@signoria/kernel';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { Accounts } from '../table/end/Accounts.tsx';
import { useReel } from './reel.ts';

export function Scores() {
  const { look, seats, board, text, reader, eyes } = useReel();
  if (look.value === null) return null;
  const { score, view, outcome } = look.value.open;
  const shown = score.map((lines, seat) => {
    const line = board?.seatLine(view, seat, language.value, reader.value);
    return line?.score ?? { value: total(lines) };
  });
  return (
    <section class="replay-scores" aria-label={words.value.table.score.caption}>
      <Accounts
        seats={seats.value}
        score={score}
        winners={outcome?.winners ?? []}
        reason={outcome?.reason ?? null}
        you={eyes.value}
        shown={shown}
        say={(line) => text.value.score(line, reader.value)}
      />
    </section>
  );
}
