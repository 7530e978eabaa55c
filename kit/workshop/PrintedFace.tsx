/** A component that is no picture on its board but a few marks and figures: on paper of a card's size. */
import type { ComponentChildren } from 'preact';
import './face.css';

export interface PrintedFaceProps {
  readonly title?: string;
  readonly children: ComponentChildren;
}

export function PrintedFace({ title, children }: PrintedFaceProps) {
  return (
    <span class="printed-face">
      {children}
      {title === undefined ? null : <b>{title}</b>}
    </span>
  );
}
