/**
 * Sheets of drawings: what is drawn once, when the client is built, and comes as one file beside a board's script. A board asks
 * for `./sheet/sheet.ts?drawn`, which is the file's address, and shows a drawing of it with `<use href={`${sheet}#${id}`} />`.
 * Drawings hold no words and refer to nothing outside themselves; colours may be the page's variables.
 */
export type Sheet = Readonly<Record<string, string>>;

/** Each drawing under its name, in the coordinates it was drawn in. */
export function sheetFile(sheet: Sheet): string {
  const drawings = Object.entries(sheet).map(([id, drawing]) => `<g id="${id}">${drawing}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawings.join('\n')}</defs></svg>\n`;
}

export * from './dice.ts';
