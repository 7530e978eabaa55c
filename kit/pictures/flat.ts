/**
 * Drawings made for pages, as something takes them that knows SVG and nothing else: the page's custom properties become colours,
 * mixtures are mixed, and what lies on sheets of drawings is brought along. Pure.
 */
import type { Sheet } from '../sheet/index.ts';

export type Properties = Readonly<Record<string, string>>;

/** What style sheets say of custom properties, in the light theme. */
export function propertiesIn(css: string): Properties {
  const roots = [...css.matchAll(/(?<=^|\n):root \{([^}]*)\}/g)].map((found) => found[1]!);
  const named = roots.flatMap((root) => [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(named.map(([, name, value]) => [name!, value!]));
}

export function flat(svg: string, sheet: Sheet, properties: Properties): string {
  const own = strict(svg).replace(/href="[^"#]*#/g, 'href="#');
  const used = new Set([...own.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]!));
  const drawings = [...used].filter((id) => Object.hasOwn(sheet, id)).map((id) => `<g id="${id}">${sheet[id]}</g>`);
  const whole = own.replace(/^<svg[^>]*>/, (root) => `${root}<defs>${drawings.join('')}</defs>`);
  return mixed(coloured(lettered(squeezed(whole)), properties));
}

/** HTML may name an attribute without a value, as it writes one that is empty; XML may not. */
function strict(svg: string): string {
  return svg.replace(/<\w+(?:\s+[\w:-]+(?:="[^"]*")?)+\s*\/?>/g, (tag) =>
    tag.replace(/(\s[\w:-]+)(="[^"]*")?/g, (_, name: string, value = '=""') => name + value),
  );
}

/** About so wide is a letter, in parts of its height. */
const LETTER = 0.51;

/** What is pressed into a length is set smaller instead: text of several fonts is not pressed well. */
function squeezed(svg: string): string {
  return svg.replace(
    / textLength="([\d.]+)" lengthAdjust="spacingAndGlyphs">([^<]*)/g,
    (_, room: string, words: string) =>
      ` style="font-size:${Math.floor(Number(room) / words.length / LETTER)}px">${words}`,
  );
}

/** Cyrillic letters, and the sign of a number. */
const CYRILLIC = /[\u0301\u0400-\u052F\u2116]+/g;

/** They lie in fonts of their own (web/letters.ts): each run of them is set in the one that goes with what is around it. */
function lettered(svg: string): string {
  const runs = svg.replace(/(?<=<(?:text|tspan)\b[^>]*>|<\/tspan>)[^<]+/g, (words) =>
    words.replace(CYRILLIC, (run) => `<tspan class="cyrillic">${run}</tspan>`),
  );
  return runs.replace(
    /<style>([^<]*)<\/style>/,
    (_, rules: string) => `<style>${rules}${cyrillicRules(rules)}</style>`,
  );
}

function cyrillicRules(rules: string): string {
  const serif = /([^{}]+)\{[^}]*font-family: (?:"|&quot;)Alegreya( Sans)?(?:"|&quot;)[^}]*\}/g;
  return [...rules.matchAll(serif)]
    .map(([, selectors, sans = '']) => {
      const inside = selectors!.split(',').map((selector) => `${selector.trim()} .cyrillic`);
      return `${inside.join(', ')} { font-family: "Cyrillic${sans}"; }`;
    })
    .join('\n');
}

/** From the innermost outwards: what stands in for one may name another. */
function coloured(svg: string, properties: Properties): string {
  const next = svg.replace(
    /var\(--([\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, otherwise?: string) => properties[name] ?? otherwise ?? 'none',
  );
  return next === svg ? svg : coloured(next, properties);
}

function mixed(svg: string): string {
  return svg.replace(
    /color-mix\(in srgb, (#[\da-f]{6}), (#[\da-f]{6}) ([\d.]+)%\)/gi,
    (_, one: string, other: string, part: string) => mixture(one, other, Number(part) / 100),
  );
}

function mixture(one: string, other: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! * (1 - part) + b! * part);
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
