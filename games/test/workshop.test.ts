// Every game's components under corrected boxes, found by discovery: what the edition workshop declares is held to the rules.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@signoria/kernel';
import { printedFindings, shownFindings, type Workplace, wordFindings } from '@signoria/kit/testing';
import type { AnyWorkshop } from '@signoria/kit/workshop';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

async function workplaceOf(folder: string): Promise<Workplace> {
  const { workshop }: { workshop: AnyWorkshop } = await import(join(folder, 'board', 'workshop', 'index.tsx'));
  return { module: await loadGame(folder), workshop };
}

const folders = gameFolders();

/** Whether any picture shows what may be corrected. */
function bearsFigures({ workshop: { groups, printed } }: Workplace): boolean {
  return Object.entries(groups).some(([group, { Picture, unseen = [] }]) => {
    if (Picture === undefined) return false;
    return Object.entries(printed[group] ?? {}).some(([id, row]) => {
      const hidden = typeof unseen === 'function' ? unseen(id) : unseen;
      return Object.keys(row ?? {}).some((field) => !hidden.includes(field));
    });
  });
}

it('every game has a workshop', () => {
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !existsSync(join(folder, 'board', 'workshop', 'index.tsx')))).toEqual([]);
});

describe.each(await Promise.all(folders.map(workplaceOf)))('$module.game.id', (place) => {
  it('says what is printed, and prints that', () => {
    expect(printedFindings(place)).toEqual([]);
  });

  it('names every component and its source', () => {
    expect(wordFindings(place)).toEqual([]);
  });

  it.each(LANGUAGES.map((language, seed) => [language, seed] as const))(
    'shows on its components whatever an edition corrects (%s, seed %i)',
    (language, seed) => {
      const { findings, checked } = shownFindings(place, language, seed);
      expect(findings).toEqual([]);
      // The cards of a game may bear no figure that can be corrected; then there is nothing to compare.
      expect(checked > 5).toBe(bearsFigures(place));
    },
  );
});
