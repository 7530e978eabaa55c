/** Which English is left on a page that is to be read in another language: found by words nobody else has. */
import type { Page } from 'playwright-core';

/** Frequent in English, and no words of German. */
const ENGLISH: ReadonlySet<string> = new Set(
  [
    'the and of to is are with for from by this that these those it its you your they them their there who whom which',
    'what when where why how no nothing nobody everybody somebody anybody any some more most once only have has had been',
    'can cannot may must shall should would could does did or if than then before after until game games table tables',
    'player players seat seats turn turns move moves round rounds points deal deals rules card cards',
  ].flatMap((line) => line.split(' ')),
);

/** All that a page says, to eyes and to ears: what stands in it, and what its things are called. Not what it says it says in another language. */
function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isForeign = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? own) !== own;
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, noscript') === null && !isForeign(element)) said.push(node.textContent ?? '');
    }
    const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (!isForeign(element)) said.push(...names.flatMap((name) => element.getAttribute(name) ?? []));
    }
    return [...new Set(said.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

const isEnglish = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => ENGLISH.has(word));

/** What of it is English, but for what may be: names, and what the page has of others. */
export async function englishOn(page: Page, allowed: readonly string[]): Promise<readonly string[]> {
  const said = await saidOn(page);
  return said.filter((text) => isEnglish(allowed.reduce((rest, one) => rest.replaceAll(one, ''), text)));
}
