/**
 * The why-not slip: what is in the way, and the rule that says so. One at a time; Esc closes; read out when it opens.
 * Stays mounted with `slip: null`, because a live region must exist before its words do.
 */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { WhyMark } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { RuleId } from '../controls/Tag.tsx';

export interface Slip {
  readonly title: ComponentChildren;
  /** One sentence of fact, and one of rule. */
  readonly fact: ComponentChildren;
  readonly rule?: ComponentChildren;
  readonly ruleIds: readonly string[];
  readonly edition?: string;
  readonly link?: { readonly label: string; readonly href?: string; readonly onOpen?: () => void };
}

export interface WhyNotProps {
  readonly slip: Slip | null;
  /** Name of the closing button. */
  readonly close: string;
  readonly onClose: () => void;
  /** Side of the slip that points at its cause. */
  readonly tail?: 'left' | 'right' | 'up' | 'down';
  /** Inside the prompt bar, in place of the hint (phone). */
  readonly inline?: boolean;
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active, onEscape]);
}

function ReadTheRule({ link }: { readonly link: NonNullable<Slip['link']> }) {
  if (link.href !== undefined) {
    return (
      <a class="link" href={link.href}>
        {link.label}
      </a>
    );
  }
  return (
    <button type="button" class="link" onClick={link.onOpen}>
      {link.label}
    </button>
  );
}

function Body({ slip }: { readonly slip: Slip }) {
  return (
    <>
      <h2>
        <WhyMark />
        {slip.title}
      </h2>{' '}
      <p>
        {slip.fact} {slip.rule}
      </p>
      <div class="cite">
        {slip.ruleIds.map((id) => (
          <RuleId key={id} id={id} />
        ))}
        {slip.edition === undefined ? null : <span class="caption">{slip.edition}</span>}
        {slip.link ? <ReadTheRule link={slip.link} /> : null}
      </div>
    </>
  );
}

export function WhyNot({ slip, close, onClose, tail, inline = false }: WhyNotProps) {
  useEscape(slip !== null, onClose);
  return (
    <div class="slip-place" aria-live="polite">
      {slip ? (
        <div class={inline ? 'slip inline' : 'slip'}>
          {tail && !inline ? <span class={`tail ${tail}`} /> : null}
          <Body slip={slip} />
          <button type="button" class="close-button" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
