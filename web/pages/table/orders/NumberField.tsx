/** A whole number beside its label. */
import { useId } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const settled = (n: number) => Math.min(max, Math.max(min, Math.floor(n || 0)));
  return (
    <label class="limit" for={id}>
      {label}
      <input
        id={id}
        class="text-field"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        value={value}
        onInput={(event) => onChange(settled(event.currentTarget.valueAsNumber))}
      />
    </label>
  );
}
