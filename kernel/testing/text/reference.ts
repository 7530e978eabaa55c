/** The rules reference of a game: nothing missing, each language in its own letters, no reference into the void. */
import type { GameModule, Language, Reference } from '../../index.ts';
import { LANGUAGES } from '../../index.ts';
import { type Finding, finding } from '../finding.ts';

type Referring = Pick<GameModule, 'rules' | 'text'>;

const RULE_ID = /[A-Z]+-(?:[A-Z]\d+|\d+\.\d+)/g;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** What the reference of every game must hold to. */
export function referenceFindings(module: Referring): readonly Finding[] {
  const { en, ru } = module.text;
  return [
    ...idFindings(module),
    ...LANGUAGES.flatMap((language) => languageFindings(language, module.text[language].reference)),
    ...wrong(en.reference, 'is not in English', (text) => CYRILLIC.test(text)),
    ...wrong(ru.reference, 'is not in Russian', (text) => !CYRILLIC.test(text)),
    ...wrongEntries(en.reference, 'is not translated', (text, id) => text === ru.reference.entries[id]),
  ];
}

/** How a carefully written one looks besides. */
export function referenceStyleFindings({ text: { en, ru } }: Pick<GameModule, 'text'>): readonly Finding[] {
  return [
    ...[en, ru].flatMap(({ reference }) => [
      ...wrong(reference, 'has foreign quotes or dashes', (text) => /["'`—]|\s{2}|\s-\s/.test(text)),
      ...wrongEntries(reference, 'is no whole sentence', (text) => !/[.?!)]$/.test(text)),
    ]),
    ...wrong(ru.reference, 'has Latin letters', (text) => LATIN.test(text.replaceAll(RULE_ID, ''))),
    ...wrongEntries(
      en.reference,
      'cites other ids in Russian',
      (text, id) => !alike(cited(text), cited(ru.reference.entries[id] ?? '')),
    ),
  ];
}

/** Chapters numbered from 1 and then those with a letter, the entries of each from 1 too, without a gap. */
function idFindings({ rules, text }: Referring): readonly Finding[] {
  const { chapters } = text.en.reference;
  const numbered = chapters.filter(({ id }) => /^\d/.test(id));
  const game = rules[0]?.split('-')[0];
  const inOrder = chapters.flatMap(({ id }, i) => {
    const expected = i < numbered.length ? `${i + 1}` : id;
    return id === expected ? [] : [finding('reference', `chapter ${id} stands in the place of ${expected}`)];
  });
  const gaps = chapters.flatMap(({ id, entries }) => {
    const prefix = numbered.some((chapter) => chapter.id === id) ? `${game}-${id}.` : `${game}-${id}`;
    const whole = entries.length > 0 && entries.every((entry, i) => entry === `${prefix}${i + 1}`);
    return whole ? [] : [finding('reference', `chapter ${id} is not numbered from ${prefix}1 without a gap`)];
  });
  const counted = numbered.flatMap(({ entries }) => entries);
  const same = `${counted}` === `${rules}`;
  return [...inOrder, ...gaps, ...(same ? [] : [finding('reference', 'other rules than the game names')])];
}

function languageFindings(language: Language, reference: Reference): readonly Finding[] {
  const ids = reference.chapters.flatMap(({ entries }) => entries);
  const known = new Set(ids);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const loose = Object.keys(reference.entries).filter((id) => !known.has(id));
  return [
    ...twice.map((id) => finding('reference', `${language} ${id} stands twice`)),
    ...loose.map((id) => finding('reference', `${language} ${id} stands in no chapter`)),
    ...ids
      .filter((id) => reference.entries[id] === undefined)
      .map((id) => finding('reference', `${language} ${id} has no words`)),
    ...wrong(reference, `is blank or badly trimmed in ${language}`, (text) => text === '' || text !== text.trim()),
    ...wrongEntries(reference, `cites itself or nothing known in ${language}`, (text, id) =>
      cited(text).some((other) => other === id || !known.has(other)),
    ),
  ];
}

type Texts = readonly (readonly [id: string, text: string])[];

/** Titles and entries at fault. */
function wrong(reference: Reference, what: string, is: (text: string) => boolean): readonly Finding[] {
  const titles: Texts = reference.chapters.map(({ id, title }) => [`chapter ${id}`, title]);
  return at([...titles, ...Object.entries(reference.entries)], what, is);
}

function wrongEntries(reference: Reference, what: string, is: (text: string, id: string) => boolean) {
  return at(Object.entries(reference.entries), what, is);
}

function at(texts: Texts, what: string, is: (text: string, id: string) => boolean): readonly Finding[] {
  return texts.filter(([id, text]) => is(text, id)).map(([id]) => finding('reference', `${id} ${what}`));
}

const cited = (text: string): readonly string[] => text.match(RULE_ID) ?? [];
const alike = (a: readonly string[], b: readonly string[]): boolean => `${a.toSorted()}` === `${b.toSorted()}`;
