/** Rings and arrows over the board, wherever the things are that they name. What is not on the board is not drawn. */
import type { BoardMark } from '@signoria/table';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { elementOf } from './pen.ts';
import { useRoom } from './state.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

type Shape = { readonly at: Box } | { readonly from: Box; readonly to: Box };

/** Around the thing, with some air. */
const AIR = 5;

function boxOf(stage: Element, thing: string): Box | null {
  const element = elementOf(stage, thing);
  if (element === null) return null;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left - around.left + width / 2;
  const y = top - around.top + height / 2;
  return { x, y, rx: width / 2 + AIR, ry: height / 2 + AIR };
}

function shapesOf(stage: Element, marks: readonly BoardMark[]): readonly Shape[] {
  return marks.flatMap(({ from, to }): readonly Shape[] => {
    const begin = boxOf(stage, from);
    const end = to === null ? null : boxOf(stage, to);
    if (begin === null || (to !== null && end === null)) return [];
    return end === null ? [{ at: begin }] : [{ from: begin, to: end }];
  });
}

/** Short of the middle of what it points at, so that it can still be read. */
const SHORT = 14;

function arrowPath({ from, to }: Extract<Shape, { readonly from: Box }>): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x, y] = [to.x - dx * SHORT, to.y - dy * SHORT];
  const wing = (side: number) => `${x - dx * 13 + side * dy * 8} ${y - dy * 13 - side * dx * 8}`;
  return `M${from.x} ${from.y}L${x} ${y}M${wing(1)}L${x} ${y}L${wing(-1)}`;
}

/** Boards are moved, zoomed and laid out anew without anybody being told: looked at with every picture while there is something to draw. */
function useShapes(stage: RefObject<HTMLElement | null>, marks: readonly BoardMark[]): readonly Shape[] {
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  useEffect(() => {
    let told = '';
    let frame = 0;
    const look = () => {
      const found = stage.current === null ? [] : shapesOf(stage.current, marks);
      const text = JSON.stringify(found);
      if (text !== told) setShapes(found);
      told = text;
      frame = marks.length === 0 ? 0 : requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [stage, marks]);
  return shapes;
}

export function MarksOnBoard({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  const { marks } = useRoom();
  const shapes = useShapes(stage, marks.value);
  return (
    <svg class="room-marks" aria-hidden="true">
      {shapes.map((shape, i) =>
        'at' in shape ? (
          <ellipse key={i} cx={shape.at.x} cy={shape.at.y} rx={shape.at.rx} ry={shape.at.ry} />
        ) : (
          <path key={i} d={arrowPath(shape)} />
        ),
      )}
    </svg>
  );
}
