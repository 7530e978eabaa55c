/** A real button where a card or an areopagus lies. Its drawing is not read out: its label is. */
import { type Fresh, type Roving, stateOf, type Target, WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import type { Box } from './drawings/index.ts';

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

function styleOf(box: Box, all: Box) {
  return {
    left: percent(box.x - all.x, all.width),
    top: percent(box.y - all.y, all.height),
    width: percent(box.width, all.width),
    height: percent(box.height, all.height),
  };
}

export interface SpotProps {
  readonly id: string;
  readonly kind: string;
  readonly box: Box;
  readonly all: Box;
  readonly target: Target;
  readonly label: string;
  readonly fresh: Fresh;
  readonly roving: ReturnType<Roving['of']>;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly children: ComponentChildren;
}

export function SpotButton({ id, kind, box, all, target, label, fresh, roving, onPress, onKey, children }: SpotProps) {
  return (
    <button
      type="button"
      class={`spot ${kind} ${target} ${fresh.class}`}
      style={{ ...styleOf(box, all), ...fresh.style }}
      data-spot={id}
      {...stateOf(target)}
      {...roving}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <span class="only-heard">{label}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {target === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
