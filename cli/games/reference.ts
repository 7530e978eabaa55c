/** Finding entries of a rules reference by what people call them: `CON-R3`, `r3`, `12.13`, a chapter's id. */
import type { Reference } from '@signoria/kernel';

export type Chapter = Reference['chapters'][number];

/** The ids this name means: one entry, or all of a chapter. Empty where there is none. */
export function entriesNamed({ chapters }: Reference, name: string): readonly string[] {
  const wanted = name.toUpperCase();
  const chapter = chapters.find(({ id }) => id.toUpperCase() === wanted);
  return chapter?.entries ?? chapters.flatMap(({ entries }) => entries.filter((id) => isCalled(id, wanted)));
}

/** All ids of a game begin alike, so the beginning may be left out. */
function isCalled(id: string, wanted: string): boolean {
  const full = id.toUpperCase();
  return full === wanted || full.slice(full.indexOf('-') + 1) === wanted;
}

/** The chapters that hold these entries, without the rest of them. */
export function chaptersWith({ chapters }: Reference, ids: readonly string[]): readonly Chapter[] {
  return chapters.flatMap((chapter) => {
    const entries = chapter.entries.filter((id) => ids.includes(id));
    return entries.length === 0 ? [] : [{ ...chapter, entries }];
  });
}
