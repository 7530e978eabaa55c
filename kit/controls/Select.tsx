/** A labelled choice from a list: the browser's own, in our clothes. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';

export interface SelectProps {
  readonly label: ComponentChildren;
  readonly options: readonly { readonly value: string; readonly label: string; readonly blocked?: boolean }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: ComponentChildren;
}

export function Select({ label, options, value, onChange, note }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="select">
        <select
          id={id}
          value={value}
          {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.blocked ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {note === undefined ? null : <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
