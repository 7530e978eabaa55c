/** The hammer, the faces of a die, the seal and its stamp: what is only seen while it moves. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';

const INK = '#1C140E';
const OAK = '#B98A4C';
const WALNUT = '#8F5A2B';
const WAX = '#A8281E';
const IVORY = '#FBF3E0';

/** It turns about the end of its handle; the head strikes the middle of the picture. */
export function Hammer() {
  return (
    <svg viewBox="0 0 120 100" class="hammer" aria-hidden="true">
      <path d="M86 46H14c-4 0-4 9 0 9H86Z" fill={OAK} stroke={INK} stroke-width="1.5" />
      <rect x="80" y="20" width="32" height="60" rx="5" fill={WALNUT} stroke={INK} stroke-width="1.7" />
      <path d="M80 32h32M80 36h32M80 64h32M80 68h32" stroke={INK} stroke-width="1.1" />
    </svg>
  );
}

/** Where the pips of each face lie, in thirds. */
const PIPS = ['e', 'ai', 'aei', 'acgi', 'acegi', 'acdfgi'] as const;

export function DieFace({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 40 40" class="die-face" aria-hidden="true">
      <rect x="1.5" y="1.5" width="37" height="37" rx="7" fill={IVORY} stroke={INK} stroke-width="2" />
      {[...(PIPS[value - 1] ?? '')].map((pip) => {
        const i = pip.charCodeAt(0) - 97;
        return <circle key={pip} cx={10 + (i % 3) * 10} cy={10 + Math.floor(i / 3) * 10} r="3.4" fill={INK} />;
      })}
    </svg>
  );
}

export function Wax() {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true">
      <path
        d="M0-25C10-28 17-20 22-14S27 2 23 10 12 25 2 25-17 24-22 14-27-4-21-13-9-23 0-25Z"
        fill={WAX}
        stroke={INK}
        stroke-width="1.4"
      />
      <circle r="16" fill="none" stroke={INK} stroke-opacity=".45" stroke-width="1.6" />
      <path d="M0-9 8 0 0 9-8 0Z" fill="none" stroke={INK} stroke-opacity=".55" stroke-width="2" />
    </svg>
  );
}

export function Stamp() {
  return (
    <svg viewBox="-30 -62 60 80" aria-hidden="true">
      <path d="M-7-14-9-46c-3-12 21-12 18 0L7-14Z" fill={WALNUT} stroke={INK} stroke-width="1.6" />
      <rect x="-16" y="-15" width="32" height="10" rx="4" fill={OAK} stroke={INK} stroke-width="1.6" />
    </svg>
  );
}

/** A picture of such a drawing; drawn again it changes. */
export function drawn(drawing: ComponentChild, width: number, height: number): HTMLElement {
  const host = document.createElement('div');
  host.style.width = `${width}px`;
  host.style.height = `${height}px`;
  render(drawing, host);
  return host;
}

export function redraw(host: HTMLElement, drawing: ComponentChild): void {
  render(drawing, host);
}
