/** What could be answered in the position on the board, by whoever is asked there. */
import { Button } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { spelledOut } from '../review/retry/retry.ts';
import { nameOf } from '../table/seats/people.ts';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

/** More answers than this can be searched. */
const FEW = 8;

export function Choices({ onDone }: { readonly onDone: () => void }) {
  const { reel, branch } = useRoom();
  const { variations: say } = roomWords.value;
  const [filter, setFilter] = useState('');
  const seats = reel.look.value?.seats ?? [];
  const seat = seats.findIndex(({ question }) => question?.menu != null && question.picked === null);
  const question = seats[seat]?.question ?? null;
  const answers =
    question === null
      ? []
      : spelledOut(question, {
          notation: reel.module.game.notation,
          text: reel.text.value,
          reader: { ...reel.reader.value, seat },
        });
  const wanted = filter.trim().toLocaleLowerCase();
  const choose = (line: string) => {
    const here = branch.value;
    const before = here === null ? [] : here.lines.slice(0, here.step);
    const lines = [...before, { seat, line }];
    branch.value = { id: null, seq: reel.seq.value, lines, step: lines.length };
    setFilter('');
  };
  return (
    <div class="room-choices">
      <h3>{question === null ? say.over : say.asked(nameOf(reel.seats.value[seat]))}</h3>
      {answers.length > FEW ? (
        <input
          class="text-field"
          type="search"
          aria-label={say.filter}
          placeholder={say.filter}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <ul aria-label={say.try}>
        {answers
          .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
          .map(({ line, label }) => (
            <li key={line}>
              <button type="button" class="choice" onClick={() => choose(line)}>
                {label}
              </button>
            </li>
          ))}
      </ul>
      <Button kind="quiet" icon="close" onPress={onDone}>
        {words.value.shell.close}
      </Button>
    </div>
  );
}
