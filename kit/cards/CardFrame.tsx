/**
 * A printed card: paper, ink line, coloured border, an arch as window, name and note below. It keeps its paper in the
 * dark. What is in the window and on the badge is the game's own drawing. Needs `Patterns` on the page.
 */
import type { ComponentChildren } from 'preact';
import { CARD_ARCH } from '../seats/Patterns.tsx';
import { Picture } from './Picture.tsx';

export interface CardFrameProps {
  /** Name for screen readers; left out where the card stands inside a named button. */
  readonly label?: string;
  /** Colour of the border. */
  readonly tint: string;
  /** Drawn in the arch, in units of 120 by 168. */
  readonly children: ComponentChildren;
  /** Drawn over the upper left corner, in units of 48 by 58. */
  readonly badge?: ComponentChildren;
  readonly title?: string;
  readonly note?: string;
  /** Small and without words, for lines of cards on the table. */
  readonly mini?: boolean;
}

const INK = 'var(--card-ink)';
/** Letters that fit the width at full size; longer names are set smaller. */
const TITLE_FITS = 10;
const NOTE_FITS = 17;

const shrunk = (text: string, fits: number): number => Math.min(1, fits / text.length);

function Words({ title, note }: { readonly title?: string; readonly note?: string }) {
  return (
    <>
      {title === undefined ? null : (
        <text class="card-title" x="60" y="147" style={{ '--fit': shrunk(title, TITLE_FITS) }}>
          {title}
        </text>
      )}
      {note === undefined ? null : (
        <text class="card-note" x="60" y="158.6" style={{ '--fit': shrunk(note, NOTE_FITS) }}>
          {note}
        </text>
      )}
    </>
  );
}

function Full({ tint, children, badge, title, note }: CardFrameProps) {
  return (
    <>
      <rect x="1" y="1" width="118" height="166" rx="8" fill="var(--card)" stroke={INK} stroke-width="1.4" />
      <rect x="4.5" y="4.5" width="111" height="159" rx="5.5" fill="none" stroke={tint} stroke-width="3.4" />
      <g clip-path="url(#card-arch)">{children}</g>
      <path d={CARD_ARCH} fill="none" stroke={INK} stroke-width="1.6" />
      <path d="M10 134.500H110" stroke={tint} />
      {badge}
      <Words {...(title === undefined ? {} : { title })} {...(note === undefined ? {} : { note })} />
    </>
  );
}

function Mini({ tint, children, badge }: CardFrameProps) {
  return (
    <>
      <rect x="1" y="1" width="118" height="148" rx="8" fill="var(--card)" stroke={INK} stroke-width="1.8" />
      <rect x="4.8" y="4.8" width="110.4" height="140.4" rx="5.5" fill="none" stroke={tint} stroke-width="4" />
      <g clip-path="url(#card-arch)">{children}</g>
      <path d={CARD_ARCH} fill="none" stroke={INK} stroke-width="1.8" />
      <g transform="translate(-3 -4) scale(1.25)">{badge}</g>
    </>
  );
}

export function CardFrame(props: CardFrameProps) {
  const { label, mini = false } = props;
  const look = { class: mini ? 'card mini' : 'card', viewBox: mini ? '0 0 120 150' : '0 0 120 168' };
  const body = mini ? <Mini {...props} /> : <Full {...props} />;
  return (
    <Picture {...look} label={label}>
      {body}
    </Picture>
  );
}
