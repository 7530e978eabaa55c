/**
 * Arrow keys inside a group: Tab enters the group once, arrows move within it. Pure steps, and the hook that moves
 * the focus. In a row the step is along the list; on a board it goes to the nearest thing in that direction.
 */
import { useRef, useState } from 'preact/hooks';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ARROWS: ReadonlySet<string> = new Set<Arrow>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
const isArrow = (key: string): key is Arrow => ARROWS.has(key);

/** Where a key leads in a list of `count` things; null when the key means nothing here. */
export function stepInRow(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0);
  return null;
}

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Ahead of the arrow, and aside from it. */
function offset(arrow: Arrow, from: Spot, to: Spot): { ahead: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (arrow === 'ArrowLeft') return { ahead: -dx, aside: Math.abs(dy) };
  if (arrow === 'ArrowRight') return { ahead: dx, aside: Math.abs(dy) };
  if (arrow === 'ArrowUp') return { ahead: -dy, aside: Math.abs(dx) };
  return { ahead: dy, aside: Math.abs(dx) };
}

/** The nearest spot in the arrow's quarter of the board, or null at the edge. */
export function stepOnBoard(key: string, from: string, spots: readonly Spot[]): string | null {
  const start = spots.find((spot) => spot.id === from);
  if (!isArrow(key) || !start) return null;
  let best: { id: string; cost: number } | null = null;
  for (const spot of spots) {
    const { ahead, aside } = offset(key, start, spot);
    if (spot === start || ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { id: spot.id, cost };
  }
  return best?.id ?? null;
}

export interface Roving {
  /** The one that Tab reaches. */
  readonly current: string | undefined;
  /** Spread on each thing. */
  readonly of: (id: string) => {
    readonly tabIndex: 0 | -1;
    readonly ref: (element: HTMLElement | SVGElement | null) => void;
    readonly onFocus: () => void;
  };
  readonly focus: (id: string) => void;
}

/** One tab stop for the things `ids`, in their order. */
export function useRoving(ids: readonly string[], preferred?: string): Roving {
  const elements = useRef(new Map<string, HTMLElement | SVGElement>());
  const [last, setLast] = useState<string | undefined>(undefined);
  const known = (id: string | undefined): id is string => id !== undefined && ids.includes(id);
  const current = known(last) ? last : known(preferred) ? preferred : ids[0];
  return {
    current,
    focus: (id) => elements.current.get(id)?.focus(),
    of: (id) => ({
      tabIndex: id === current ? 0 : -1,
      ref: (element) => {
        if (element) elements.current.set(id, element);
        else elements.current.delete(id);
      },
      onFocus: () => setLast(id),
    }),
  };
}

/** Handles the keys of a row of things; returns true when the key was used. */
export function moveInRow(event: KeyboardEvent, ids: readonly string[], roving: Roving): boolean {
  const to = stepInRow(event.key, roving.current === undefined ? 0 : ids.indexOf(roving.current), ids.length);
  if (to === null) return false;
  event.preventDefault();
  roving.focus(ids[to]!);
  return true;
}
