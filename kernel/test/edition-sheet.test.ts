/** An edition file as a sheet: what its rows and cells are, and writing into it. */
import { describe, expect, it } from 'vitest';
import { fields, list, rows, text, whole, without } from '../game/edition.ts';
import { problemsAt, sheetOf, valueAt, withValue } from '../game/edition-sheet.ts';

const CARD = fields({ count: whole(0, 9), strength: whole(1, 9) });
const EDITION = fields({
  name: text,
  cards: rows(['levy', 'winter'], (id) => (id === 'levy' ? CARD : without(CARD, 'strength'))),
  hand: fields({ deal: whole(1, 9) }),
  minimum: list(whole(0, 9), 3),
});

describe('the sheet of an edition', () => {
  it('has a row for each component and a cell for each thing that may be corrected', () => {
    const [cards, hand, minimum] = sheetOf(EDITION);
    expect(cards!.fields).toEqual(['count', 'strength']);
    expect(cards!.rows.map(({ id, cells }) => [id, cells.map(({ field }) => field)])).toEqual([
      ['levy', ['count', 'strength']],
      ['winter', ['count']],
    ]);
    expect(hand!.rows).toMatchObject([{ id: 'deal', cells: [{ field: '', keys: ['hand', 'deal'] }] }]);
    expect(minimum!.rows).toMatchObject([{ id: '', cells: [{ field: '', keys: ['minimum'] }] }]);
  });

  it('is no place for the name of the edition itself', () => {
    expect(sheetOf(EDITION).map(({ id }) => id)).toEqual(['cards', 'hand', 'minimum']);
  });
});

describe('writing into the file', () => {
  const file = { name: 'mine', cards: { levy: { count: 3 } } };

  it('finds what stands there', () => {
    expect(valueAt(file, ['cards', 'levy', 'count'])).toBe(3);
    expect(valueAt(file, ['cards', 'winter', 'count'])).toBeUndefined();
    expect(valueAt(null, ['cards'])).toBeUndefined();
    expect(valueAt({}, ['toString'])).toBeUndefined();
  });

  it('adds and changes, and leaves the rest', () => {
    expect(withValue(file, ['cards', 'winter', 'count'], 2)).toEqual({
      name: 'mine',
      cards: { levy: { count: 3 }, winter: { count: 2 } },
    });
    expect(Object.keys(withValue(file, ['name'], 'ours'))).toEqual(['name', 'cards']);
    expect(withValue(file, ['cards'], {})).toEqual({ name: 'mine', cards: {} });
    expect(file.name).toBe('mine');
  });

  it('takes away, with what is empty then', () => {
    expect(withValue(file, ['cards', 'levy', 'count'], undefined)).toEqual({ name: 'mine' });
    expect(withValue(file, ['cards', 'winter', 'count'], undefined)).toEqual(file);
  });
});

describe('a problem', () => {
  it('belongs to the cell it is in, and to the row and group around it', () => {
    const problems = ['cards.levy.count', 'cards.levyman', 'minimum[2]', 'cards'].map((path) => ({
      path,
      why: 'range',
    }));
    const found = (...keys: string[]) => problemsAt(problems, keys).map(({ path }) => path);
    expect(found('cards', 'levy', 'count')).toEqual(['cards.levy.count']);
    expect(found('cards', 'levy')).toEqual(['cards.levy.count']);
    expect(found('minimum')).toEqual(['minimum[2]']);
    expect(found('cards')).toEqual(['cards.levy.count', 'cards.levyman', 'cards']);
  });
});
