/** A sheet held before everything else. The browser's own dialog: focus stays inside and goes back where it was. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../controls/Icon.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ComponentChildren;
  /** Name of the closing button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the foot; commit last. */
  readonly actions?: ComponentChildren;
}

/** Opens and closes the native dialog as `open` says. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return dialog;
}

export function Dialog({ open, title, close, onClose, children, actions }: DialogProps) {
  const id = useId();
  const dialog = useModal(open);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby={id} onClose={() => open && onClose()}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="close-button" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dialog-body">{open ? children : null}</div>
      {actions === undefined ? null : <footer>{actions}</footer>}
    </dialog>
  );
}
