/** A labelled line of a form, with what it is for, and what is wrong with it. */

import { Button } from '@signoria/kit';
import type { ComponentChildren, InputHTMLAttributes, TargetedInputEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { accountWords } from './text.ts';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: ComponentChildren;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete?: 'off' | 'nickname' | 'username' | 'email' | 'current-password' | 'new-password';
  readonly least?: number;
}

export function Field({ label, value, onChange, note, type = 'text', autocomplete = 'off', least }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { show, hide } = accountWords.value;
  const isSecret = type === 'password';
  const line = {
    id,
    class: 'text-field',
    value,
    required: true,
    autocomplete,
    autocapitalize: 'none',
    spellcheck: false,
    ...(least === undefined ? {} : { minLength: least }),
    ...(note === undefined ? {} : { 'aria-describedby': `${id}-note` }),
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="link-row">
        <Line {...line} type={isSecret && shown ? 'text' : type} />
        {isSecret ? (
          <Button
            kind="quiet"
            icon="eye"
            label={shown ? hide : show}
            pressed={shown}
            onPress={() => setShown(!shown)}
          />
        ) : null}
      </div>
      {note === undefined ? null : <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

type LineProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'list'> & {
  readonly type: NonNullable<FieldProps['type']>;
};

/** Each kind of line has attributes of its own; it stays the same element when a password is shown. */
function Line({ type, ...rest }: LineProps) {
  if (type === 'password') return <input type="password" {...rest} />;
  return type === 'email' ? <input type="email" {...rest} /> : <input type="text" {...rest} />;
}

/** Said aloud when it comes, and left standing. */
export function Wrong({ text }: { readonly text: string | null }) {
  return (
    <p class="note bad form-trouble" role="alert">
      {text}
    </p>
  );
}
