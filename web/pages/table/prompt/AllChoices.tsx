/** Everything that may be done, and what may not, as one list that can be searched. The board's menu in words. */

import { Dialog, WhyMark } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';

export function AllChoices() {
  const play = usePlay();
  const { menu, shell } = words.value;
  const [filter, setFilter] = useState('');
  const { options, blocked } = play.offer.value;
  const close = () => {
    play.dialog.value = null;
    setFilter('');
  };
  const wanted = (label: string) => label.toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase());
  const open = options.filter(({ label }) => wanted(label));
  const closed = blocked
    .map(({ line, choice }) => ({ line, label: play.text.value.choice(choice, play.reader.value) }))
    .filter(({ label }) => wanted(label));
  return (
    <Dialog open title={menu.all(options.length)} close={shell.close} onClose={close}>
      <input
        class="text-field wide"
        type="search"
        aria-label={menu.filter}
        placeholder={menu.filter}
        value={filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      <ul class="choices">
        {open.map(({ line, label }) => (
          <li key={line}>
            <button
              type="button"
              class="choice"
              onClick={() => {
                close();
                play.point(line);
              }}
            >
              {label}
            </button>
          </li>
        ))}
        {closed.map(({ line, label }) => (
          <li key={line}>
            <button
              type="button"
              class="choice"
              aria-disabled="true"
              onClick={() => {
                close();
                play.slip.value = { of: 'blocked', line };
              }}
            >
              {label} <WhyMark />
            </button>
          </li>
        ))}
      </ul>
      {open.length + closed.length === 0 ? <p class="note">{menu.nothingFound}</p> : null}
    </Dialog>
  );
}
