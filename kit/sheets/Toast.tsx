/** Short news that asks for nothing: "copied", "Bianca came back". Read out politely; trouble is read at once. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../controls/Icon.tsx';

export interface ToastMessage {
  readonly id: string;
  readonly kind: 'plain' | 'good' | 'bad';
  readonly text: ComponentChildren;
}

export interface ToastsProps {
  readonly label: string;
  readonly messages: readonly ToastMessage[];
  /** Name of the closing button. */
  readonly close: string;
  readonly onClose: (id: string) => void;
}

const ICONS = { plain: 'info', good: 'check', bad: 'warning' } as const satisfies Record<string, IconName>;

export function Toasts({ label, messages, close, onClose }: ToastsProps) {
  return (
    <section class="toasts" aria-label={label} aria-live="polite">
      {messages.map(({ id, kind, text }) => (
        <div key={id} class={`toast ${kind}`} {...(kind === 'bad' ? { role: 'alert' as const } : {})}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          <button type="button" class="close-button" aria-label={close} onClick={() => onClose(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
