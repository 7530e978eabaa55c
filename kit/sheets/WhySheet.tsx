/** The sheet behind a number that explains itself: its parts line by line, each with its rules. Fetched when it is opened. */
import { useEffect, useRef } from 'preact/hooks';
import { placeBeside } from './beside.ts';
import { SumTable } from './SumTable.tsx';
import type { WhyNumberProps } from './why.ts';

export interface WhySheetProps extends WhyNumberProps {
  readonly anchor: () => HTMLElement | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** Mounted only while it is open. The focus is in it, so that it is read out. */
export function WhySheet({ anchor, onKeyDown, onClose, table, ...sum }: WhySheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thing = anchor();
    if (!sheet.current || !thing) return;
    sheet.current.showPopover();
    placeBeside(sheet.current, thing.getBoundingClientRect());
    sheet.current.focus();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !thing.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, []);
  const read = (id: string) => {
    onClose();
    table.rule(id);
  };
  return (
    <div
      class="why-sheet"
      role="dialog"
      aria-label={sum.label}
      tabIndex={-1}
      ref={sheet}
      popover="manual"
      onKeyDown={onKeyDown}
    >
      <SumTable {...sum} table={{ ...table, rule: read }} />
    </div>
  );
}
