/** The score as it stands, told line by line: every number on the screen can be asked where it comes from. */
export interface ScoreLine {
  /** What the line is for; the text tables put it into words. */
  readonly what: string;
  readonly points: number;
  /** Facts for the words, e.g. which regions. */
  readonly facts?: { readonly [name: string]: Fact };
  readonly rules: readonly string[];
}

export type Fact = string | number | boolean | null | readonly (string | number)[];

export function total(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
