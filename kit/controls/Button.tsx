/**
 * The button in its six kinds. Plain: an ordinary control. Gold: you may. Ink: done, but can be undone.
 * Wax: for good. Quiet: no edge. Blocked: stays in its place, can be focused, and answers why.
 */
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { Icon, type IconName, Seal } from './Icon.tsx';

export type ButtonKind = 'plain' | 'gold' | 'ink' | 'wax' | 'quiet';

export interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Small line under the label: what follows, or what is crossed. */
  readonly note?: ComponentChildren;
  /** Name for a button that shows only an icon. */
  readonly label?: string;
  readonly blocked?: boolean;
  readonly pressed?: boolean;
  readonly wide?: boolean;
  /** Key shown on the button, e.g. "U". Listening for it is the page's work. */
  readonly shortcut?: string;
  readonly type?: 'button' | 'submit';
  /** The answer it gives, in notation. */
  readonly line?: string;
  /** Set by `Tooltip`. */
  readonly 'aria-describedby'?: string;
  readonly onPress?: (event: TargetedMouseEvent<HTMLButtonElement>) => void;
  /** Called instead of `onPress` while blocked. */
  readonly onWhy?: () => void;
}

function classOf({ kind = 'plain', blocked, wide, children }: ButtonProps): string {
  const shape = `${wide ? ' wide' : ''}${children === undefined ? ' square' : ''}`;
  return `btn ${blocked ? 'blocked' : kind}${shape}`;
}

function Label({ children, note }: ButtonProps) {
  if (children === undefined) return null;
  return (
    <span>
      {children}
      {note === undefined ? null : <small>{note}</small>}
    </span>
  );
}

export function Button(props: ButtonProps) {
  const { kind, icon, label, blocked = false, pressed, shortcut, type = 'button', line, onPress, onWhy } = props;
  return (
    <button
      type={type}
      class={classOf(props)}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(props['aria-describedby'] === undefined ? {} : { 'aria-describedby': props['aria-describedby'] })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(blocked ? { 'aria-disabled': true } : {})}
      data-line={line}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      onClick={(event) => {
        if (!blocked) return onPress?.(event);
        event.preventDefault();
        onWhy?.();
      }}
    >
      {kind === 'wax' && !blocked && !icon ? <Seal /> : null}
      {icon ? <Icon name={icon} /> : null}
      <Label {...props} />
      {shortcut === undefined ? null : (
        <span class="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {blocked ? <WhyMark /> : null}
    </button>
  );
}

/** The round question mark on everything that is closed and can say why. */
export function WhyMark() {
  return (
    <span class="why-mark" aria-hidden="true">
      ?
    </span>
  );
}
