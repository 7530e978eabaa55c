/** The first choice of the game: three of four people are kept. */
import { answerForm, Button, type Form, Hand, type HandCard } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { Do } from '../../rules/model/choices.ts';
import { CardPicture } from '../look.tsx';
import { named } from '../names.ts';
import { type Table, wordsOf } from '../table.ts';

interface KeepThreeProps {
  readonly table: Table;
  readonly form: Form<'subset', Do<'keepThree'>>;
  /** The answer that is in already. */
  readonly picked: readonly string[];
}

export function KeepThree({ table, form, picked }: KeepThreeProps) {
  const { keep } = wordsOf(table);
  const ids = form.of.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(picked);
  const full = chosen.length >= form.max;
  const cards = ids.map((id): HandCard => {
    const kept = chosen.includes(id);
    return {
      id,
      label: named(table.language, id),
      state: kept ? 'selected' : full ? 'idle' : 'legal',
      face: <CardPicture table={table} id={id} />,
    };
  });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-form.max));
  const items = ids.filter((id) => chosen.includes(id));
  const enough = items.length >= form.min && items.length <= form.max;
  const same = items.length === picked.length && items.every((id) => picked.includes(id));
  const ready = enough && !same;
  return (
    <div class="now-keep">
      <Hand label={keep.title} cards={cards} onChoose={toggle} onWhy={toggle} />
      <div class="now-foot">
        <p aria-live="polite">{keep.tally(items.length, form.max)}</p>
        <Button kind="wax" blocked={!ready} onPress={() => answerForm(table, form, { items })}>
          {keep.confirm}
        </Button>
      </div>
    </div>
  );
}
