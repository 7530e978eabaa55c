/** Plain columns of text. */

/** Columns as wide as their longest cell. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = widest(rows);
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}

function widest(rows: readonly (readonly string[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return widths;
}
