/**
 * The estate boards (FLO-2.4): 7 x 7 squares with a palazzo of six. Side A: public sources; side B: reconstructed. A *square*
 * is counted row by row from the upper left.
 */
export const WIDTH = 7;
export const HEIGHT = 7;
export const SQUARE_COUNT = WIDTH * HEIGHT;

export type Side = 'a' | 'b';

export const PALAZZO: { readonly [side in Side]: readonly number[] } = {
  a: [35, 36, 37, 42, 43, 44],
  b: [37, 38, 39, 44, 45, 46],
};

export function rowOf(square: number): number {
  return Math.floor(square / WIDTH);
}

export function columnOf(square: number): number {
  return square % WIDTH;
}
