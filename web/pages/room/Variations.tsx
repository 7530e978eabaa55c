/** Answers nobody gave: tried one after another on the board, kept under a name, walked through again. */
import { Button, Shield } from '@signoria/kit';
import type { RoomVariation, VariationLine } from '@signoria/table';
import { useState } from 'preact/hooks';
import { words } from '../../state/words.ts';
import type { ReelState } from '../replay/reel.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { Choices } from './Choices.tsx';
import { ItemTools } from './ItemTools.tsx';
import type { Branch } from './place.ts';
import { useRoom } from './state.ts';
import { roomWords } from './text.ts';

/** An answer in words, as its seat would read it. */
export function lineText({ module, text, reader }: ReelState, { seat, line }: VariationLine): string {
  return text.value.choice(module.game.notation.read(line), { ...reader.value, seat });
}

export function Variations() {
  const { items, branch } = useRoom();
  const { variations: say } = roomWords.value;
  const [trying, setTrying] = useState(false);
  const kept = [...items.value.values()]
    .filter((item): item is RoomVariation => item.kind === 'variation')
    .toSorted((a, b) => a.seq - b.seq || a.at - b.at);
  const here = branch.value;
  return (
    <section class="sheet room-variations" aria-label={say.title}>
      <h2 class="room-head">{say.title}</h2>
      {kept.length === 0 && here === null ? <p class="note pad">{say.empty}</p> : null}
      <ol>
        {kept.map((variation) => (
          <Kept key={variation.id} variation={variation} />
        ))}
      </ol>
      {here === null ? null : <Walk branch={here} />}
      {trying ? (
        <Choices onDone={() => setTrying(false)} />
      ) : (
        <div class="room-form">
          <Button icon="fork" onPress={() => setTrying(true)}>
            {say.try}
          </Button>
        </div>
      )}
    </section>
  );
}

function Kept({ variation }: { readonly variation: RoomVariation }) {
  const { reel, branch, open } = useRoom();
  const { variations: say, move } = roomWords.value;
  const on = branch.value?.id === variation.id;
  const title = variation.title === '' ? lineText(reel, variation.lines[0]!) : variation.title;
  return (
    <li class={on ? 'on' : ''}>
      <button
        type="button"
        class="room-row"
        {...(on ? { 'aria-current': 'true' as const } : {})}
        onClick={() => open(variation)}
      >
        <b>{title}</b>
        <small>
          {move(variation.seq)}, {say.by(variation.name)}
        </small>
      </button>
      <ItemTools item={variation} called={title} />
    </li>
  );
}

/** The answers of the branch on the board; those after the step that is shown are dim. */
function Walk({ branch: here }: { readonly branch: Branch }) {
  const { reel, branch } = useRoom();
  const { variations: say } = roomWords.value;
  return (
    <div class="room-walk">
      {here.id === null ? <h3>{say.yours}</h3> : null}
      <ol>
        {here.lines.map((line, i) => (
          <li key={i} class={i < here.step ? '' : 'later'}>
            <button
              type="button"
              {...(i === here.step - 1 ? { 'aria-current': 'step' as const } : {})}
              onClick={() => {
                branch.value = { ...here, step: i + 1 };
              }}
            >
              <Shield
                tincture={tinctureOf(reel.seats.value[line.seat])}
                width={16}
                label={nameOf(reel.seats.value[line.seat])}
              />
              {lineText(reel, line)}
            </button>
          </li>
        ))}
      </ol>
      {here.id === null ? <Keeping branch={here} /> : null}
    </div>
  );
}

function Keeping({ branch: here }: { readonly branch: Branch }) {
  const { ask, branch, items, you } = useRoom();
  const { variations: say } = roomWords.value;
  const [title, setTitle] = useState('');
  const lines = here.lines.slice(0, here.step);
  const keep = async () => {
    const before = new Set(items.value.keys());
    if (!(await ask({ do: 'variation', seq: here.seq, title, lines }))) return;
    const stop = items.subscribe((now) => {
      const mine = [...now.values()].find(
        (item) => item.kind === 'variation' && item.user === you && !before.has(item.id),
      );
      if (mine === undefined || branch.value?.id !== null) return;
      branch.value = { id: mine.id, seq: here.seq, lines, step: lines.length };
      queueMicrotask(() => stop());
    });
  };
  return (
    <form
      class="room-form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
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
      <Button type="submit" kind="ink" icon="check" label={say.keep} />
      <Button
        icon="undo"
        label={say.stepBack}
        onPress={() => {
          const rest = lines.slice(0, -1);
          branch.value = rest.length === 0 ? null : { ...here, lines: rest, step: rest.length };
        }}
      />
      <Button
        icon="close"
        label={words.value.shell.close}
        onPress={() => {
          branch.value = null;
        }}
      />
    </form>
  );
}
