/** Apart from the drawing of the sea: whoever only speaks needs no maps. */
export interface SeaWords {
  readonly ligurian: string;
  readonly tyrrhenian: string;
  readonly adriatic: string;
}
