/** What people have written, by moment and seat, and a place to write more. */

import { Button, Segments, Select, Shield } from '@signoria/kit';
import type { RoomNote } from '@signoria/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ArmsOf } from '../../shell/bearer.tsx';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { ItemTools } from './ItemTools.tsx';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

export function Notes() {
  const { items, place } = useRoom();
  const { notes: say } = roomWords.value;
  const [which, setWhich] = useState<'here' | 'all'>('here');
  const all = [...items.value.values()]
    .filter((item): item is RoomNote => item.kind === 'note')
    .toSorted((a, b) => a.seq - b.seq || a.at - b.at);
  const here = all.filter(({ seq }) => seq === place.value.seq);
  const shown = which === 'here' ? here : all;
  return (
    <section class="sheet room-notes" aria-label={say.title}>
      <div class="room-head">
        <h2>{say.title}</h2>
        <span class="caption">{say.kept}</span>
      </div>
      <Segments
        label={say.which}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'here', label: say.here(here.length) },
          { value: 'all', label: say.all(all.length) },
        ]}
      />
      {shown.length === 0 ? <p class="note pad">{which === 'here' ? say.none : say.noneAtAll}</p> : null}
      <ol class="room-note-list" aria-live="polite">
        {shown.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ol>
      <NewNote />
    </section>
  );
}

/** So much of a note is its name. */
const CALLED = 30;

function Note({ note }: { readonly note: RoomNote }) {
  const { reel, items, open, selected } = useRoom();
  const { notes: say, move } = roomWords.value;
  const row = useRef<HTMLLIElement>(null);
  const on = selected.value === note.id;
  const seat = note.seat === null ? undefined : reel.seats.value[note.seat];
  const variation = note.variation === null ? undefined : items.value.get(note.variation);
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    <li ref={row} class={on ? 'on' : ''}>
      <div class="room-note-head">
        {seat === undefined ? null : (
          <Shield tincture={tinctureOf(seat)} width={18} label={say.aboutSeat(nameOf(seat))} />
        )}
        <ArmsOf of={{ user: note.user }} width={16} />
        <b>{note.name}</b>
        <button
          type="button"
          class="room-move"
          {...(on ? { 'aria-current': 'true' as const } : {})}
          onClick={() => open(note)}
        >
          {move(note.seq)}
        </button>
        <ItemTools item={note} called={note.text.slice(0, CALLED)} />
      </div>
      {variation?.kind === 'variation' ? (
        <small>{say.inVariation(variation.title === '' ? variation.name : variation.title)}</small>
      ) : null}
      <p>{note.text}</p>
    </li>
  );
}

const NOBODY = 'nobody';

function NewNote() {
  const { reel, ask, place, drawn } = useRoom();
  const { notes: say } = roomWords.value;
  const [text, setText] = useState('');
  const [about, setAbout] = useState(NOBODY);
  const send = () => {
    if (text.trim() === '') return;
    const { eyes: _, ...moment } = place.value;
    const seat = about === NOBODY ? null : Number(about);
    void ask({ do: 'note', moment, seat, text, marks: drawn.value }).then((done) => done && setText(''));
  };
  return (
    <form
      class="room-form room-write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        class="text-field"
        rows={2}
        aria-label={say.write}
        placeholder={say.write}
        maxLength={2000}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div class="room-write-foot">
        <Select
          label={say.about}
          value={about}
          onChange={setAbout}
          options={[
            { value: NOBODY, label: say.nobody },
            ...reel.seats.value.map((seat, i) => ({ value: String(i), label: nameOf(seat) })),
          ]}
        />
        <Button type="submit" kind="ink" icon="pen">
          {say.add}
        </Button>
      </div>
    </form>
  );
}
