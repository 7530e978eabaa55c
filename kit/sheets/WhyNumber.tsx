/**
 * A number that explains itself. Pressed, it opens a small sheet with the parts it is made of, line by line, each with its
 * rules, and what they come to. Escape, a second press or a press elsewhere closes it. Unopened it is a button and no more.
 *
 * Not inside another button: there let the sheet of the thing say the number.
 */
import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { WhySheetProps } from './WhySheet.tsx';
import { figure, type WhyNumberProps } from './why.ts';

/** Nothing is counted: nothing is to be pressed. */
function PlainNumber({ why, label, write = figure, class: looks = '', cue, children }: WhyNumberProps) {
  return (
    <span class={`${looks} ${cue?.class ?? ''}`} {...(cue?.style ? { style: cue.style } : {})}>
      <span class="only-heard">{label} </span>
      {children ?? write(why.total)}
    </span>
  );
}

export function WhyNumber(props: WhyNumberProps) {
  return props.why.parts.length === 0 ? <PlainNumber {...props} /> : <PressedNumber {...props} />;
}

function PressedNumber(props: WhyNumberProps) {
  const { why, label, write = figure, class: looks = '', cue, children } = props;
  const [sheet, show] = useState<{ readonly Sheet: ComponentType<WhySheetProps> } | null>(null);
  const open = sheet !== null;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    show(null);
    button.current?.focus();
  };
  const toggle = async () => {
    if (open) return show(null);
    const { WhySheet } = await import('./WhySheet.tsx');
    show({ Sheet: WhySheet });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault(); // the page would take a step back as well
    close();
  };
  return (
    <span class="why-number-place">
      <button
        type="button"
        class={`why-number ${looks} ${cue?.class ?? ''}`}
        {...(cue?.style ? { style: cue.style } : {})}
        aria-haspopup="dialog"
        aria-expanded={open}
        ref={button}
        onKeyDown={onKeyDown}
        onClick={toggle}
      >
        <span class="only-heard">{label} </span>
        {children ?? write(why.total)}
      </button>
      {sheet ? (
        <sheet.Sheet {...props} onKeyDown={onKeyDown} anchor={() => button.current} onClose={() => show(null)} />
      ) : null}
    </span>
  );
}
