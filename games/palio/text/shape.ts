/** What can be said in this game, by the names its rules use. English is the shape of all other words. */
import type { Asking, PlayWords, ShapeOf } from '@signoria/kernel';
import type { Options } from '../rules/chapters/04-coming-in.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { Frame } from '../rules/model/state.ts';
import type { positionEn } from './en.ts';

export type Sayable = {
  readonly option: keyof Options;
  readonly asking: Asking<Frame>;
  readonly choice: Choice;
  readonly event: Happening;
  /** The facts that come with each reason for a blocked choice. */
  readonly blocked: { readonly handFull: { readonly limit: number }; readonly noCardsLeft: unknown };
  readonly score: { readonly length: { readonly of: number } };
  readonly part: {
    readonly cards: { readonly cards: number; readonly value: number };
    readonly spurred: unknown;
    readonly pushed: unknown;
  };
  readonly outcome: EndReason;
  readonly edition: { readonly 'deck-too-short': { readonly ridden: number; readonly least: number } };
};

export interface Words extends PlayWords<Sayable> {
  readonly position: ShapeOf<typeof positionEn>;
}
