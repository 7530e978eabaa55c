/**
 * What a game draws of a position for whoever shows a link to it: one still drawing, without pointers, motion or a page around it.
 * `games/<game>/board/picture.tsx` exports `picture: GamePicture`; whoever draws pictures finds it by itself.
 */
import type { Language, Reader, Seat } from '@signoria/kernel';
import type { ComponentType } from 'preact';
import type { SeatLine } from '../board.ts';
import type { Tincture } from '../seats/tincture.ts';
import type { Sheet } from '../sheet/index.ts';

/** What messengers and feeds show of a link. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** The part of it that a game draws, from the upper left corner. */
export const SCENE = { width: 790, height: PICTURE.height } as const;

export interface PictureSeat {
  readonly name: string;
  readonly tincture: Tincture;
  /** Whether something is asked of them. */
  readonly now: boolean;
}

export interface SceneProps<V = unknown> {
  /** As a spectator sees it, and nobody else. */
  readonly view: V;
  readonly seats: readonly PictureSeat[];
  readonly language: Language;
}

export interface GamePicture<V = unknown> {
  /** SVG that fills `SCENE`. Colours may be the page's custom properties; of classes it has what `style` says. */
  readonly Scene: ComponentType<SceneProps<V>>;
  readonly style: string;
  /** The drawings that the scene refers to. */
  readonly sheet: Sheet;
  /** As the board says them. */
  headline(view: V, language: Language): string;
  seatLine(view: V, seat: Seat, language: Language, reader: Reader): SeatLine;
}

/** A position to be drawn, in words that are ready to be shown. */
export interface Position {
  /** Whose link it is; empty for a house without a name of its own. */
  readonly house: string;
  readonly view: unknown;
  readonly seats: readonly PictureSeat[];
  readonly language: Language;
  /** The game's title, and what the table is called: empty for nothing. */
  readonly title: string;
  readonly name: string;
  /** Who has won, or who is asked; empty for neither. */
  readonly state: string;
}
