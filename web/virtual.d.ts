/// <reference types="vite/client" />
declare module 'virtual:catalogue' {
  const games: readonly import('./games/catalogue.ts').CollectedEntry[];
  export default games;
}
/** Designer and publisher of each game, by its id. */
declare module 'virtual:credits' {
  const credits: { readonly [game: string]: import('@signoria/kernel').Translated<string> };
  export default credits;
}
/** The ways to fetch what a table shows of games, by the game's id. A part that a folder has not is not there. */
declare module 'virtual:games' {
  type Part<T> = { readonly [game: string]: (() => Promise<T>) | undefined };
  type PlayText = import('@signoria/kernel').PlayText;
  export const boards: Part<import('@signoria/kit').GameBoard>;
  export const bundles: Part<import('./games/client-bundle.ts').ClientBundleData>;
  export const notations: Part<import('@signoria/kernel').Notation<import('@signoria/kernel').Choice>>;
  export const wordsEn: Part<PlayText>;
  export const wordsRu: Part<PlayText>;
  export const wordsDe: Part<PlayText>;
}
/** The ways to what the worker plays games by. */
declare module 'virtual:engines' {
  type Engine<T> = { readonly [game: string]: (() => Promise<T>) | undefined };
  type GameModule = import('@signoria/kernel').GameModule;
  /** What a game tells a table beyond rules and bots. */
  export const advised: {
    readonly [game: string]:
      | { readonly bidding: boolean; readonly windows: boolean; readonly warnings: boolean }
      | undefined;
  };
  export const rules: Engine<GameModule['game']>;
  export const policies: Engine<GameModule['policy']>;
  export const leaves: Engine<import('@signoria/kernel').Leaf>;
  export const bidding: Engine<NonNullable<GameModule['bidding']>>;
  export const windows: Engine<NonNullable<GameModule['windows']>>;
  export const warnings: Engine<NonNullable<GameModule['warnings']>>;
}
/** The ways to whole games. */
declare module 'virtual:modules' {
  export const modules: { readonly [game: string]: (() => Promise<import('@signoria/kernel').GameModule>) | undefined };
}
/** The ways to the pictures games are chosen by. */
declare module 'virtual:covers' {
  export const covers: { readonly [game: string]: (() => Promise<import('preact').ComponentType>) | undefined };
}
/** The ways to what standing orders are called. */
declare module 'virtual:orders' {
  type OrderTexts = NonNullable<import('@signoria/kernel').GameModule['orders']>;
  export const orders: { readonly [game: string]: (() => Promise<OrderTexts>) | undefined };
}
/** The ways to what the edition workshop needs of games. */
declare module 'virtual:workshops' {
  export const workshops: {
    readonly [game: string]: (() => Promise<import('@signoria/kit/workshop').AnyWorkshop>) | undefined;
  };
}
/** The ways to what only some pages need of games. */
declare module 'virtual:asides' {
  type Aside<T> = { readonly [game: string]: (() => Promise<T>) | undefined };
  export const puzzles: Aside<import('@signoria/review/puzzles').PuzzleSet>;
  export const measured: Aside<import('@signoria/kernel').Measured>;
  export const aids: Aside<import('@signoria/kernel').Aid>;
  export const guides: Aside<import('@signoria/kernel').Guide>;
  export const stakeTexts: Aside<import('@signoria/kernel').StakeText>;
  export const figureTexts: Aside<NonNullable<import('@signoria/kernel').GameModule['figureText']>>;
}
/** The ways to what the worker needs of games for whoever wonders. */
declare module 'virtual:inquiries' {
  export const stakes: { readonly [game: string]: (() => Promise<import('@signoria/kernel').Stakes>) | undefined };
}
/** The address of a sheet of drawings; see drawn.ts. */
declare module '*?drawn' {
  const address: string;
  export default address;
}
