/**
 * A drawing that can be enlarged and moved: wheel, pinch, drag, buttons, keys (+ - 0, arrows while enlarged).
 * What is drawn inside keeps its own clicks; a drag is never taken for one.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import { type Extent, held, panned, WHOLE, type Zoom, zoomedAt } from './view-box.ts';

export interface PanZoomProps {
  readonly label: string;
  /** The part of the drawing seen at first. */
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly most?: number;
  /** Where to begin: this point in the middle, so many times enlarged. The whole when left out. */
  readonly start?: { readonly x: number; readonly y: number; readonly k: number };
  readonly words: { readonly enlarge: string; readonly reduce: string; readonly whole: string };
  readonly children: ComponentChildren;
}

/** Pixels a pointer may wander and still have clicked. */
const DRAG_FROM = 5;
const KEY_FACTOR = 1.35;

type Change = (zoom: Zoom, extent: Extent) => Zoom;

interface Fingers {
  readonly at: Map<number, { x: number; y: number }>;
  dragged: boolean;
}

/** Centre and spread of the fingers, in pixels. */
function grip(fingers: Fingers): { x: number; y: number; spread: number } {
  const [a, b = a] = [...fingers.at.values()];
  if (!a || !b) return { x: 0, y: 0, spread: 1 };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
}

/** Pixels to units of the drawing, which lies centred and whole in its element. */
function scaleOf(svg: SVGSVGElement, { width, height }: Extent): { unit: number; left: number; top: number } {
  const box = svg.getBoundingClientRect();
  const fit = Math.min(box.width / width, box.height / height) || 1;
  return {
    unit: 1 / fit,
    left: box.left + (box.width - width * fit) / 2,
    top: box.top + (box.height - height * fit) / 2,
  };
}

function gestures(svg: SVGSVGElement, extent: Extent, change: (step: Change) => void, enlarged: () => boolean) {
  const fingers: Fingers = { at: new Map(), dragged: false };
  const zoomAtPixel = (factor: number, x: number, y: number) => {
    const { unit, left, top } = scaleOf(svg, extent);
    change((zoom, e) => zoomedAt(zoom, factor, (x - left) * unit, (y - top) * unit, e));
  };
  const wheel = (event: WheelEvent) => {
    if (event.deltaY > 0 && !enlarged()) return; // nothing to reduce: let the page scroll
    event.preventDefault();
    zoomAtPixel(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  };
  const down = (event: PointerEvent) => {
    if (fingers.at.size === 0) fingers.dragged = false;
    fingers.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.at.get(event.pointerId);
    if (!finger || (fingers.at.size === 1 && !enlarged())) return;
    const far = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > DRAG_FROM;
    if (!fingers.dragged && !far) return;
    if (!fingers.dragged) svg.setPointerCapture(event.pointerId);
    fingers.dragged = true;
    const before = grip(fingers);
    fingers.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = grip(fingers);
    const { unit } = scaleOf(svg, extent);
    change((zoom, e) => panned(zoom, (after.x - before.x) * unit, (after.y - before.y) * unit, e));
    if (fingers.at.size > 1) zoomAtPixel(after.spread / before.spread, after.x, after.y);
  };
  const up = (event: PointerEvent) => fingers.at.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (fingers.dragged) event.stopPropagation();
    fingers.dragged = false;
  };
  return { wheel, down, move, up, click };
}

function listen(svg: SVGSVGElement, on: ReturnType<typeof gestures>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  svg.addEventListener('wheel', on.wheel, { passive: false, signal });
  svg.addEventListener('pointerdown', on.down, { signal });
  svg.addEventListener('pointermove', on.move, { signal });
  svg.addEventListener('pointerup', on.up, { signal });
  svg.addEventListener('pointercancel', on.up, { signal });
  svg.addEventListener('click', on.click, { capture: true, signal });
  return () => stop.abort();
}

/** How far, in pixels, a thing must move to lie inside a frame with some room around it. */
function missing(low: number, high: number, frameLow: number, frameHigh: number): number {
  const room = 24;
  if (low < frameLow + room) return frameLow + room - low;
  return high > frameHigh - room ? frameHigh - room - high : 0;
}

/** Brings what has the keyboard's focus into sight while the drawing is enlarged. */
function towards(thing: Element, svg: SVGSVGElement): Change {
  const [t, f] = [thing.getBoundingClientRect(), svg.getBoundingClientRect()];
  const dx = missing(t.left, t.right, f.left, f.right);
  const dy = missing(t.top, t.bottom, f.top, f.bottom);
  return (zoom, extent) => {
    const { unit } = scaleOf(svg, extent);
    return panned(zoom, dx * unit, dy * unit, extent);
  };
}

/** What a key does while the frame itself has the focus. */
function keyChange(key: string, { width, height }: Extent): Change | null {
  const [cx, cy] = [width / 2, height / 2];
  if (key === '+' || key === '=') return (zoom, e) => zoomedAt(zoom, KEY_FACTOR, cx, cy, e);
  if (key === '-') return (zoom, e) => zoomedAt(zoom, 1 / KEY_FACTOR, cx, cy, e);
  if (key === '0') return () => WHOLE;
  const step = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (!step) return null;
  return (zoom, e) => panned(zoom, (step[0]! * width) / 8, (step[1]! * height) / 8, e);
}

function startingZoom({ viewBox, start, most = 5 }: PanZoomProps): Zoom {
  if (!start) return WHOLE;
  const { x, y, width, height } = viewBox;
  const middle = { k: start.k, x: width / 2 - (start.x - x) * start.k, y: height / 2 - (start.y - y) * start.k };
  return held(middle, { width, height, most });
}

export function PanZoom(props: PanZoomProps) {
  const { label, viewBox, most = 5, words, children } = props;
  const { x, y, width, height } = viewBox;
  const extent: Extent = { width, height, most };
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<Zoom>(() => startingZoom(props));
  const latest = useRef(zoom);
  latest.current = zoom;
  const change = (step: Change) => setZoom((now) => step(now, { width, height, most }));
  useEffect(() => {
    if (!svg.current) return;
    const turn = (step: Change) => setZoom((now) => step(now, { width, height, most }));
    return listen(
      svg.current,
      gestures(svg.current, { width, height, most }, turn, () => latest.current.k > 1),
    );
  }, [width, height, most]);
  const act = (key: string) => () => change(keyChange(key, extent)!);
  return (
    <section
      class={zoom.k > 1 ? 'pan-zoom enlarged' : 'pan-zoom'}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame takes the keys that enlarge and move the drawing
      tabIndex={0}
      // On the frame, not on the drawing: a listener for focus would make the SVG itself a tab stop.
      onFocusIn={({ target }) => {
        if (zoom.k > 1 && svg.current && target instanceof SVGElement) change(towards(target, svg.current));
      }}
      onKeyDown={(event) => {
        const step = event.target === event.currentTarget || !event.key.startsWith('Arrow');
        const to = step && !event.ctrlKey && !event.metaKey ? keyChange(event.key, extent) : null;
        if (!to) return;
        event.preventDefault();
        change(to);
      }}
    >
      <svg ref={svg} viewBox={`${x} ${y} ${width} ${height}`} role="presentation">
        <g transform={`translate(${x} ${y}) translate(${zoom.x} ${zoom.y}) scale(${zoom.k}) translate(${-x} ${-y})`}>
          {children}
        </g>
      </svg>
      <div class="pan-zoom-buttons">
        <Button icon="plus" label={words.enlarge} onPress={act('+')} />
        <Button icon="minus" label={words.reduce} onPress={act('-')} />
        {zoom.k > 1 ? <Button icon="home" label={words.whole} onPress={act('0')} /> : null}
      </div>
    </section>
  );
}
