/** A question that is more than a list: an amount, some of several things, a payment, a place. Fills in `formLine`. */
import { Select } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';
import type { Form } from '../prompt/offer.ts';
import { AmountForm } from './AmountForm.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PlacementForm } from './PlacementForm.tsx';
import { SubsetForm } from './SubsetForm.tsx';

export interface FormProps<K extends Form['kind']> {
  readonly form: Extract<Form, { readonly kind: K }>;
  /** The field the form asks for; null while it is not complete. */
  readonly onFill: (field: object | null) => void;
}

function OneForm({ form, onFill }: { readonly form: Form; readonly onFill: (field: object | null) => void }) {
  switch (form.kind) {
    case 'amount':
      return <AmountForm form={form} onFill={onFill} />;
    case 'subset':
      return <SubsetForm form={form} onFill={onFill} />;
    case 'payment':
      return <PaymentForm form={form} onFill={onFill} />;
    case 'placement':
      return <PlacementForm form={form} onFill={onFill} />;
  }
}

interface FormControlsProps {
  readonly forms: readonly Form[];
  readonly ticket: number;
  /** Where the filled-in line goes; to the prompt bar's commit button unless told. */
  readonly onLine?: (line: string | null) => void;
}

export function FormControls({ forms, ticket, onLine }: FormControlsProps) {
  const play = usePlay();
  const [at, setAt] = useState(0);
  const form = forms[at] ?? forms[0]!;
  const tell = (line: string | null) => {
    if (onLine) onLine(line);
    else play.formLine.value = line;
  };
  const fill = (field: object | null) => {
    if (field === null) return tell(null);
    tell(play.bundle.notation.write({ ...form.base, ...field }));
  };
  useEffect(() => () => tell(null), []);
  return (
    <div class="form-controls">
      {forms.length > 1 ? (
        <Select
          label={<span class="only-heard">{words.value.menu.choose}</span>}
          value={String(at)}
          onChange={(value) => {
            tell(null);
            setAt(Number(value));
          }}
          options={forms.map(({ base }, i) => ({
            value: String(i),
            label: play.text.value.choice(base, play.reader.value),
          }))}
        />
      ) : null}
      <OneForm key={`${ticket} ${at}`} form={form} onFill={fill} />
    </div>
  );
}
