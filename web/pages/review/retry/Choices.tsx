/** All answers to a question in words, for who does not answer on the board. */
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { type Asked, useMoment } from '../moment.ts';
import { readerAt } from '../say.ts';
import { reviewWords } from '../text.ts';
import { choicesOf } from './retry.ts';

/** More answers than this can be searched. */
const FEW = 10;

export function Choices({ entry }: { readonly entry: Asked }) {
  const state = useMoment();
  const { reel, pointed, answer } = state;
  const say = reviewWords.value.retry;
  const [filter, setFilter] = useState('');
  const question = reel.look.value?.seats[entry.seat]?.question ?? null;
  if (question === null) return <p class="note pad">{words.value.shell.loading}</p>;
  const speech = { notation: reel.module.game.notation, text: reel.text.value, reader: readerAt(state, entry.seat) };
  const all = choicesOf(question, entry, speech);
  const wanted = filter.trim().toLocaleLowerCase();
  return (
    <div class="rv-part">
      <p class="note">{say.hint}</p>
      {all.length > FEW ? (
        <input
          class="text-field wide"
          type="search"
          aria-label={say.filter}
          placeholder={say.filter}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <ul class="rv-choices" aria-label={say.choose}>
        {all
          .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
          .map(({ line, label }) => (
            <li key={line}>
              <button
                type="button"
                class={line === pointed.value ? 'choice on' : 'choice'}
                onClick={() => answer(line)}
              >
                {label}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
