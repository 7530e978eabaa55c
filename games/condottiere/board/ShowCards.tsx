/** Showing cards to somebody, whoever's turn it is: to whom, which, and then it is done for good. */
import {
  answerForm,
  Button,
  countOf,
  Dialog,
  type Form,
  formsFor,
  Select,
  type Subset,
  SubsetPicker,
} from '@signoria/kit';
import { useState } from 'preact/hooks';
import { ALL, type Do } from '../rules/model/choices.ts';
import { cardName } from '../text/names.ts';
import { CardFace } from './drawings/index.ts';
import { faceOf, isCard, type Table, wordsOf } from './table.ts';

type ShowForm = Form<'subset', Do<'show'>>;

/** One form for each recipient. */
export function showForms({ freedoms, past }: Pick<Table, 'freedoms' | 'past'>): readonly ShowForm[] {
  if (past) return [];
  return freedoms.flatMap(({ menu }) => formsFor(menu, 'subset', 'show'));
}

/** The chosen cards, in the order of the menu. */
export function itemsOf(form: ShowForm, chosen: Subset): readonly string[] {
  return form.of.flatMap(({ id }) => Array<string>(chosen[id] ?? 0).fill(id));
}

function Picker({ table, form, chosen, onChange }: PickerProps) {
  const { show } = wordsOf(table);
  const items = form.of.map(({ id, count }) => ({
    id,
    available: count,
    label: isCard(id) ? cardName(table.language, id) : show.facedown,
    ...(isCard(id) ? { picture: <CardFace {...faceOf(table, id)} mini /> } : {}),
  }));
  return (
    <SubsetPicker
      label={show.cards}
      items={items}
      min={form.min}
      max={form.max}
      value={chosen}
      tally={show.tally(countOf(chosen))}
      words={{ less: show.less, more: show.more }}
      onChange={onChange}
    />
  );
}

interface PickerProps {
  readonly table: Table;
  readonly form: ShowForm;
  readonly chosen: Subset;
  readonly onChange: (chosen: Subset) => void;
}

interface ShowDialogProps {
  readonly table: Table;
  readonly forms: readonly ShowForm[];
  readonly onClose: () => void;
}

function ShowDialog({ table, forms, onClose }: ShowDialogProps) {
  const { show, close } = wordsOf(table);
  const [whom, setWhom] = useState(forms[0]!.base.whom);
  const [chosen, setChosen] = useState<Subset>({});
  const form = forms.find(({ base }) => base.whom === whom) ?? forms[0]!;
  const count = countOf(chosen);
  const ready = count >= form.min && count <= form.max;
  const confirm = () => {
    answerForm(table, form, { items: itemsOf(form, chosen) });
    onClose();
  };
  const name = (to: number) => (to === ALL ? show.all : table.reader.name(to));
  const actions = (
    <>
      <Button onPress={onClose}>{show.cancel}</Button>
      <Button kind="wax" blocked={!ready} onPress={confirm}>
        {show.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open title={show.title} close={close} onClose={onClose} actions={actions}>
      <div class="condottiere show-cards">
        <Select
          label={show.whom}
          options={forms.map(({ base }) => ({ value: `${base.whom}`, label: name(base.whom) }))}
          value={`${whom}`}
          onChange={(value) => setWhom(Number(value))}
        />
        <Picker table={table} form={form} chosen={chosen} onChange={setChosen} />
        <p>{show.note}</p>
      </div>
    </Dialog>
  );
}

export function ShowCards({ table }: { readonly table: Table }) {
  const [open, setOpen] = useState(false);
  const { show } = wordsOf(table);
  const forms = showForms(table);
  if (forms.length === 0) return null;
  const button = table.phone ? (
    <Button kind="quiet" icon="eye" label={show.open} onPress={() => setOpen(true)} />
  ) : (
    <Button kind="quiet" icon="eye" onPress={() => setOpen(true)}>
      {show.open}
    </Button>
  );
  return (
    <>
      {button}
      {open ? <ShowDialog table={table} forms={forms} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
