/** A shape in a seat's paint: the fill, and over it the hatching, which alone would be colour alone. */
import { cloneElement, type VNode } from 'preact';
import { fillOf, hatchOf, type Tincture } from './tincture.ts';

export interface TintedProps {
  readonly tincture: Tincture;
  /** One shape of a drawing, without a fill; with its ink line, if it has one. */
  readonly children: VNode;
}

export function Tinted({ tincture, children }: TintedProps) {
  return (
    <>
      {cloneElement(children, { fill: fillOf(tincture) })}
      {cloneElement(children, { fill: hatchOf(tincture) })}
    </>
  );
}
