/** On or off, at once. For what takes effect without a further button. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { WhyMark } from './Button.tsx';

export interface SwitchProps {
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly blocked?: boolean;
  readonly onWhy?: () => void;
}

export function Switch({ label, note, on, onChange, blocked = false, onWhy }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={on}
      aria-labelledby={id}
      {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
      {...(blocked ? { 'aria-disabled': true } : {})}
      onClick={() => (blocked ? onWhy?.() : onChange(!on))}
    >
      <span class="switch-track">
        <i />
      </span>
      <span>
        <b id={id}>{label}</b>
        {note === undefined ? null : <small id={`${id}-note`}>{note}</small>}
      </span>
      {blocked ? <WhyMark /> : null}
    </button>
  );
}
