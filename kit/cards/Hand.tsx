/**
 * A hand of cards in a row or a fan. Arrows move along it, Enter or a tap chooses, "?" asks why.
 * On the phone the row scrolls sideways. Which card may be played comes in as its state.
 */
import type { ComponentChildren } from 'preact';
import { WhyMark } from '../controls/Button.tsx';
import type { ThingState } from '../pointing/pointing.ts';
import { moveInRow, useRoving } from '../pointing/roving.ts';

/** Idle: nothing is asked of the hand now. Legal: gold. Blocked: veiled, answers why. Selected and held: lifted. */
export type CardState = ThingState;

export interface HandCard {
  readonly id: string;
  /** Name and what matters about it, for screen readers; the face itself is not read. */
  readonly label: string;
  readonly face: ComponentChildren;
  readonly state: CardState;
  /** The answer that choosing it is about, in notation. */
  readonly line?: string | undefined;
}

export interface HandProps {
  readonly label: string;
  readonly cards: readonly HandCard[];
  readonly layout?: 'row' | 'fan';
  readonly onChoose?: (id: string) => void;
  readonly onWhy?: (id: string) => void;
  /** The card under the pointer or the focus, null when it leaves: for a note beside the hand. */
  readonly onLook?: (id: string | null) => void;
}

/** Turn of the n-th card of a fan, in degrees. */
function fanTurn(index: number, count: number): number {
  const spread = Math.min(4, 28 / count);
  return (index - (count - 1) / 2) * spread;
}

function fanStyle(index: number, count: number) {
  const turn = fanTurn(index, count);
  return { '--turn': `${turn}deg`, '--drop': `${(turn * turn) / 14}px` };
}

interface SlotProps extends Pick<HandProps, 'onChoose' | 'onWhy' | 'onLook'> {
  readonly card: HandCard;
  readonly roving: ReturnType<ReturnType<typeof useRoving>['of']>;
}

function Slot({ card, roving, onChoose, onWhy, onLook }: SlotProps) {
  const { id, label, face, state, line } = card;
  const lifted = state === 'selected' || state === 'held';
  const open = lifted || state === 'legal';
  return (
    <button
      type="button"
      class={`hand-card ${lifted ? 'selected' : state}`}
      aria-pressed={lifted}
      data-line={line}
      {...(open ? {} : { 'aria-disabled': true })}
      tabIndex={roving.tabIndex}
      ref={roving.ref}
      onFocus={() => {
        roving.onFocus();
        onLook?.(id);
      }}
      onBlur={() => onLook?.(null)}
      onPointerEnter={() => onLook?.(id)}
      onPointerLeave={() => onLook?.(null)}
      onKeyDown={(event) => {
        if (event.key === '?') onWhy?.(id);
      }}
      onClick={() => (open ? onChoose?.(id) : onWhy?.(id))}
    >
      <span class="only-heard">{label}</span>
      {face}
      {state === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}

export function Hand({ label, cards, layout = 'row', onChoose, onWhy, onLook }: HandProps) {
  const ids = cards.map((card) => card.id);
  const roving = useRoving(ids, cards.find((card) => card.state === 'selected' || card.state === 'legal')?.id);
  const calls = { ...(onChoose ? { onChoose } : {}), ...(onWhy ? { onWhy } : {}), ...(onLook ? { onLook } : {}) };
  return (
    <ul class={`hand in-${layout}`} aria-label={label} onKeyDown={(event) => moveInRow(event, ids, roving)}>
      {cards.map((card, index) => (
        <li key={card.id} {...(layout === 'fan' ? { style: fanStyle(index, cards.length) } : {})}>
          <Slot card={card} roving={roving.of(card.id)} {...calls} />
        </li>
      ))}
    </ul>
  );
}
