/**
 * The curtain between two people at one screen: covers everything until the next one says "ready".
 * Esc does not lift it, however often it is pressed; what lies behind must not be drawn while it is down (the page sees to that).
 */
import type { ComponentChildren } from 'preact';
import { Button } from '../controls/Button.tsx';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';
import { useModal } from './Dialog.tsx';

export interface CurtainProps {
  readonly open: boolean;
  readonly tincture: Tincture;
  /** "Hand the device to Bianca." */
  readonly title: string;
  readonly text?: ComponentChildren;
  readonly ready: ComponentChildren;
  readonly onReady: () => void;
}

export function Curtain({ open, tincture, title, text, ready, onReady }: CurtainProps) {
  const dialog = useModal(open);
  return (
    <dialog
      class="curtain"
      ref={dialog}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      onClose={() => open && dialog.current?.showModal()}
    >
      <div class="curtain-sheet">
        <Shield tincture={tincture} width={88} />
        <h2>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        <Button kind="ink" onPress={onReady}>
          {ready}
        </Button>
      </div>
    </dialog>
  );
}
