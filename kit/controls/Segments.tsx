/** One of a few, side by side: radio buttons in a row. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './Icon.tsx';

export interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: ComponentChildren; readonly icon?: IconName }[];
  readonly value: NoInfer<V>;
  readonly onChange: (value: NoInfer<V>) => void;
}

export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset class="segments" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon ? <Icon name={option.icon} /> : null}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
