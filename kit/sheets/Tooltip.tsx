/**
 * A tooltip for one focusable thing: shown on hover, on focus and on a long press, hidden by Esc.
 * Nothing may be said here only: it repeats or explains what stands on the page.
 */
import { type ComponentChildren, cloneElement, type VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { placeBeside } from './beside.ts';

export interface TooltipProps {
  readonly text: ComponentChildren;
  readonly children: VNode<{ 'aria-describedby'?: string }>;
}

const LONG_PRESS_MS = 450;

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const press = useRef(0);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !tip.current || !anchor.current) return;
    tip.current.showPopover();
    placeBeside(tip.current, anchor.current.getBoundingClientRect());
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', listen);
    return () => {
      tip.current?.hidePopover();
      document.removeEventListener('keydown', listen);
    };
  }, [open]);

  const hide = () => {
    clearTimeout(press.current);
    setOpen(false);
  };
  const startPress = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    press.current = window.setTimeout(() => setOpen(true), LONG_PRESS_MS);
  };
  return (
    <span
      class="tooltip-anchor"
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={hide}
      onPointerDown={startPress}
      onPointerUp={() => clearTimeout(press.current)}
      onPointerCancel={hide}
      onFocusIn={() => setOpen(true)}
      onFocusOut={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span class="tooltip" role="tooltip" id={id} ref={tip} popover="manual">
        {text}
      </span>
    </span>
  );
}
