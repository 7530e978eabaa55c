/**
 * The prompt bar: one question at a time, always in the same place, undo at the left of the answers, commit last.
 * It shows and reports; what may be answered is decided elsewhere.
 */
import type { ComponentChildren } from 'preact';
import { Button, type ButtonKind } from '../controls/Button.tsx';
import { Icon, type IconName } from '../controls/Icon.tsx';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';

/** Yours: you are asked. Waiting: another is. Sealed: several answer unseen. Past and offline: nothing can be done. */
export type PromptMood = 'yours' | 'waiting' | 'sealed' | 'past' | 'offline';

export interface PromptAnswer {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly blocked?: boolean;
}

export interface PromptUndo {
  readonly label: ComponentChildren;
  readonly blocked?: boolean;
  readonly shortcut?: string;
  readonly onUndo: () => void;
  readonly onWhy?: () => void;
}

export interface PromptBarProps {
  /** Name of the bar for screen readers. */
  readonly label: string;
  readonly mood: PromptMood;
  readonly question: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Whose shield stands before the question. */
  readonly seat?: Tincture;
  /** Sealed: everybody asked, in seat order; null for those who have not answered. */
  readonly answered?: readonly (Tincture | null)[];
  readonly answers?: readonly PromptAnswer[];
  readonly undo?: PromptUndo;
  /** Takes the place of the hint: an inline `WhyNot` on the phone. */
  readonly slip?: ComponentChildren;
  /** Stepper, slider or other control between question and answers. */
  readonly children?: ComponentChildren;
  readonly onAnswer?: (id: string) => void;
  readonly onWhy?: (id: string) => void;
}

/** Three still diamonds, one filled: somebody is thinking. Never a spinner. */
export function WaitingMark() {
  return (
    <span class="waiting-mark" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

const MOOD_ICON: { readonly [M in PromptMood]?: IconName } = { past: 'history', offline: 'offline' };

function Ask({ mood, question, hint, seat, slip }: PromptBarProps) {
  const icon = MOOD_ICON[mood];
  return (
    <div class="ask">
      <div class="question" aria-live="polite">
        {icon ? <Icon name={icon} /> : null}
        {seat ? <Shield tincture={seat} /> : null}
        <span>{question}</span>
      </div>
      {slip ?? (hint === undefined ? null : <div class="hint">{hint}</div>)}
    </div>
  );
}

function Answered({ answered }: { readonly answered: readonly (Tincture | null)[] }) {
  return (
    <span class="answered" aria-hidden="true">
      {answered.map((tincture, seat) => (
        <Shield key={seat} tincture={tincture} />
      ))}
    </span>
  );
}

function Undo({ label, blocked = false, shortcut, onUndo, onWhy }: PromptUndo) {
  return (
    <Button
      icon="undo"
      blocked={blocked}
      onPress={onUndo}
      {...(shortcut === undefined ? {} : { shortcut })}
      {...(onWhy ? { onWhy } : {})}
    >
      {label}
    </Button>
  );
}

function Answers({ undo, answers = [], onAnswer, onWhy }: PromptBarProps) {
  if (!undo && answers.length === 0) return null;
  return (
    <div class="prompt-answers">
      {undo ? <Undo {...undo} /> : null}
      {answers.map(({ id, label, ...look }) => (
        <Button key={id} {...look} line={id} onPress={() => onAnswer?.(id)} onWhy={() => onWhy?.(id)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

export function PromptBar(props: PromptBarProps) {
  const { label, mood, answered, children } = props;
  return (
    <section class={`prompt ${mood}`} aria-label={label}>
      {mood === 'waiting' ? <WaitingMark /> : null}
      <Ask {...props} />
      {answered ? <Answered answered={answered} /> : null}
      {children === undefined ? null : <div class="prompt-controls">{children}</div>}
      <Answers {...props} />
    </section>
  );
}
