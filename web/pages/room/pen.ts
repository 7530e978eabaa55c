/** The pen: while it is held, pressing a named thing of the board rings it, or draws an arrow from one to another. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { toggled } from './marks.ts';
import { useRoom } from './state.ts';

export type Tool = 'none' | 'ring' | 'arrow';

export interface Pen {
  readonly tool: Tool;
  /** Where an arrow has begun. */
  readonly from: string | null;
  hold(tool: Tool): void;
  /** Pressed, by pointer or keyboard. */
  press(event: Event): void;
}

function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;
}

export function usePen(stage: RefObject<HTMLElement | null>): Pen {
  const { drawn } = useRoom();
  const [tool, setTool] = useState<Tool>('none');
  const [from, setFrom] = useState<string | null>(null);
  return {
    tool,
    from,
    hold(next) {
      setTool(next);
      setFrom(null);
    },
    press(event) {
      const thing = thingAt(event.target);
      const isOtherKey = event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ';
      if (tool === 'none' || thing === null || isOtherKey || stage.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool === 'ring') drawn.value = toggled(drawn.value, { from: thing, to: null });
      else if (from === null) setFrom(thing);
      else {
        setFrom(null);
        if (from !== thing) drawn.value = toggled(drawn.value, { from, to: thing });
      }
    },
  };
}

export function elementOf(stage: Element, thing: string): Element | null {
  const all = [...stage.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** What a board calls a thing, without what it says about it; the bare name where it is not on the board. */
export function calledOn(stage: Element | null, thing: string): string {
  const element = stage === null ? null : elementOf(stage, thing);
  const heard = element?.getAttribute('aria-label') ?? element?.querySelector('.only-heard')?.textContent ?? '';
  const [name = ''] = heard.split(/[,:;.(]/, 1);
  return name.trim() || thing;
}
