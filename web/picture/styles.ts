/** All that the page's stylesheets say, with the letters in it: a picture can fetch nothing. */

export async function stylesWithLetters(): Promise<string> {
  const sheets = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(sheets.map(({ rule, base }) => textOf(rule, base)));
  return texts.join('\n');
}

/** Letters that nobody has read yet are not needed. */
const inUse = (rule: CSSFontFaceRule): boolean => {
  const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
  return [...document.fonts].some((font) => font.status === 'loaded' && font.family.replaceAll('"', '') === family);
};

async function textOf(rule: CSSRule, base: string): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  return inUse(rule) ? withData(rule.cssText, base) : '';
}

async function withData(css: string, base: string): Promise<string> {
  const found = /url\("?([^")]+)"?\)/.exec(css);
  if (found === null || found[1]!.startsWith('data:')) return css;
  const response = await fetch(new URL(found[1]!, base));
  return css.replace(found[0], `url("${await dataOf(await response.blob())}")`);
}

function dataOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(blob);
  return promise;
}
