/**
 * What the edition workshop is told of a game: what may be corrected, what is printed, where the figures come from, what a
 * component looks like, and the words for all of it. `games/<game>/board/workshop/index.tsx` exports `workshop`; the page finds
 * it by itself, and the conformance suite draws every component of it under corrected boxes.
 */
import type { Language } from '@signoria/kernel';
import type { CorrectionOf, Fields } from '@signoria/kernel/edition';
import type { GroupOf, PrintedOf } from '@signoria/kernel/edition-sheet';
import type { ComponentType } from 'preact';
import type { BoardProps, GameBoard } from '../board.ts';

/** A component at a table that is played with the corrected box. `T` is what the game's board is given. */
export interface ComponentProps<T = BoardProps, Correction = unknown> {
  readonly id: string;
  readonly table: T;
  /** For what no view shows: the correction itself, read without a problem. */
  readonly edition: Correction | null;
}

export interface WorkshopGroup<T = BoardProps, Correction = unknown> {
  /** The group of `GameModule.data` that says where the figures come from; where rows differ, of each row. */
  readonly source: string | ((id: string) => string);
  /** A component as the board draws it. Without one the group is figures alone. */
  readonly Picture?: ComponentType<ComponentProps<T, Correction>>;
  /** What the board's `explain` calls a row; its own id unless told. */
  readonly about?: (id: string) => string;
  /** Fields that stand on no component, such as how many there are of it; where rows differ, of each row. */
  readonly unseen?: readonly string[] | ((id: string) => readonly string[]);
}

export interface WorkshopWords<Group extends string = string, T = BoardProps> {
  readonly groups: { readonly [G in Group]: string };
  /** Columns, and whatever has a name inside a cell. */
  readonly fields: { readonly [field: string]: string };
  /** A component by name; some names follow the figures. */
  row(group: Group, id: string, table: T): string;
  /** A name that a cell may hold, in words. */
  value(name: string | number): string;
}

export interface GameWorkshop<S extends Fields, T> {
  /** Explains the components; and whoever fetches the workshop fetches all of it, so that no table's share is cut into scraps. */
  readonly board: Pick<GameBoard<never>, 'explain'>;
  readonly shape: S;
  readonly printed: PrintedOf<S>;
  readonly groups: { readonly [G in GroupOf<S>]: WorkshopGroup<T, CorrectionOf<S>> };
  readonly words: { readonly [L in Language]: WorkshopWords<GroupOf<S>, T> };
  /** Drawings that others refer to, mounted once. */
  readonly Defs?: ComponentType;
  /** The class that the board's stylesheet hangs on. */
  readonly class?: string;
}

/** A workshop whose game is not known: what the page and the conformance suite read. */
export interface AnyWorkshop {
  readonly board: Pick<GameBoard, 'explain'>;
  readonly shape: Fields;
  readonly printed: { readonly [group: string]: unknown };
  readonly groups: { readonly [group: string]: WorkshopGroup };
  readonly words: { readonly [L in Language]: WorkshopWords };
  readonly Defs?: ComponentType;
  readonly class?: string;
}

/** The types are forgotten here and nowhere else: a game's workshop is only ever given tables of that game. */
export function workshopOf<S extends Fields, T>(workshop: GameWorkshop<S, T>): AnyWorkshop {
  return workshop as unknown as AnyWorkshop;
}
