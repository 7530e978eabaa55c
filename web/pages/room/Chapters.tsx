/** The game divided: each chapter from its moment up to the next. */
import { Button } from '@signoria/kit';
import type { RoomChapter } from '@signoria/table';
import { useState } from 'preact/hooks';
import { ItemTools } from './ItemTools.tsx';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

export function Chapters() {
  const { items, leads, place, reel, open } = useRoom();
  const { chapters: say } = roomWords.value;
  const chapters = [...items.value.values()]
    .filter((item): item is RoomChapter => item.kind === 'chapter')
    .toSorted((a, b) => a.seq - b.seq || a.at - b.at);
  const endOf = (i: number) => Math.max(chapters[i]!.seq, (chapters[i + 1]?.seq ?? reel.end.value + 1) - 1);
  const current = chapters.findLast(({ seq }) => seq <= place.value.seq);
  return (
    <section class="sheet room-chapters" aria-label={say.title}>
      <h2 class="room-head">{say.title}</h2>
      {chapters.length === 0 ? <p class="note pad">{say.empty}</p> : null}
      <ol>
        {chapters.map((chapter, i) => (
          <li key={chapter.id} class={chapter === current ? 'on' : ''}>
            <button
              type="button"
              class="room-row"
              {...(chapter === current ? { 'aria-current': 'step' as const } : {})}
              onClick={() => open(chapter)}
            >
              <b>{chapter.title}</b>
              <small>{say.range(chapter.seq, endOf(i))}</small>
            </button>
            <ItemTools item={chapter} called={chapter.title} />
          </li>
        ))}
      </ol>
      {leads.value ? <NewChapter /> : null}
    </section>
  );
}

function NewChapter() {
  const { ask, place } = useRoom();
  const { chapters: say } = roomWords.value;
  const [title, setTitle] = useState('');
  return (
    <form
      class="room-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '') return;
        void ask({ do: 'chapter', seq: place.value.seq, title }).then((done) => done && setTitle(''));
      }}
    >
      <input
        class="text-field"
        aria-label={say.name}
        placeholder={say.name}
        maxLength={80}
        value={title}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" icon="plus" label={say.add} />
    </form>
  );
}
