/**
 * Twice as large letters leave half as much room. Whatever the stylesheets do on a small screen is then done on one that
 * is that much larger: their widths and heights are multiplied, in those that are here and in those that come later.
 */

/** As each rule was written. */
const written = new WeakMap<CSSMediaRule, string>();

export function widen(query: string, scale: number): string {
  return query.replaceAll(/(\d+(?:\.\d+)?)px/g, (_, px: string) => `${Number(px) * scale}px`);
}

function widenSheet(sheet: CSSStyleSheet, scale: number): void {
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, query);
    rule.media.mediaText = widen(query, scale);
  }
}

let scale = 1;
let watched = false;

export function widenScreen(wanted: number): void {
  if (wanted === scale) return;
  scale = wanted;
  for (const sheet of document.styleSheets) widenSheet(sheet, scale);
  if (watched) return;
  watched = true;
  // A board brings its own sheet, once it is fetched.
  document.head.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet !== null) widenSheet(target.sheet, scale);
    },
    true,
  );
}
