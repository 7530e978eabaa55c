// Games in the terminal with everything typed in advance.

import { readFileSync } from 'node:fs';
import { commitment, type GameFile } from '@signoria/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { scratch, signoria } from './signoria.ts';

const { at, clear } = scratch();
afterAll(clear);

const typed = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
/** More than any game needs: what is left over when it ends is never read. */
const FIRST_CHOICE_ALWAYS = '1\n'.repeat(5000);
/** The person chooses the first site, holding a courtesan, a scarecrow and a mercenary 2. */
const BEGIN = ['play', 'condottiere', '--players', '2', '--seed', 'x', '--option', 'firstToken=1'];

describe('a whole game', () => {
  it.each([
    ['en', /wins|win /, ['Guest', 'Tiberio', 'Fiammetta']],
    ['ru', /побежда/, ['Гость', 'Тиберио', 'Фьямметта']],
  ])('in %s ends with a result, scores, the key and a file that holds', async (lang, won, names) => {
    const path = at(`whole.${lang}.json`);
    const args = ['play', 'condottiere', '--players', '3', '--bots', 'novice', '--lang', lang, '--save', path];
    const { code, out, err } = await signoria(args, FIRST_CHOICE_ALWAYS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const file: GameFile = JSON.parse(readFileSync(path, 'utf8'));
    expect(file.outcome).not.toBeNull();
    const [before, after] = [out.indexOf(file.header.commitment), out.indexOf(file.key)];
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(before);
    expect(commitment(file.key)).toBe(file.header.commitment);
    const end = out.slice(out.lastIndexOf('> 1'));
    expect(end).toMatch(won);
    for (const name of names) expect(end).toContain(`${name}: `);
    expect(end).toContain('CON-10.');
    expect(out).not.toContain('\x1b');
    expect((await signoria(['verify', path])).code).toBe(0);
  });

  it('is the same game again with the same seed and the same answers', async () => {
    const args = ['play', 'condottiere', '--players', '2', '--seed', 'again', '--bots', 'master', '--iterations', '5'];
    const [one, two] = await Promise.all([signoria(args, FIRST_CHOICE_ALWAYS), signoria(args, FIRST_CHOICE_ALWAYS)]);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
  });
});

describe('answers', () => {
  it('are taken as numbers or as notation', async () => {
    const [number, line] = await Promise.all([
      signoria(BEGIN, typed('2', 'quit')),
      signoria(BEGIN, typed('site milano', 'quit')),
    ]);
    const told = ({ out }: { out: string }) => out.split('\n').filter((text) => text.startsWith('•'));
    expect(told(number).at(-1)).toContain('Milano');
    expect(told(line)).toEqual(told(number));
  });

  it('that mean nothing or are forbidden are refused with a reason, and the question stays', async () => {
    const { code, out } = await signoria(BEGIN, typed('99', 'conquer', 'pass', 'site milano', 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('There is no choice 99');
    expect(out).toContain("no such move 'conquer'");
    expect(out).toMatch(/“pass” is not possible here \(CON-3\.2/);
    expect(out).toContain('You place the Condottiere on Milano');
  });

  it('to a form may come in two steps or in one', async () => {
    const show = 'Show cards to everybody …';
    const first = await signoria(BEGIN, typed('quit'));
    const number = first.out
      .split('\n')
      .find((line) => line.includes(show))!
      .trim()
      .split('.')[0]!;
    const [two, one, wrong] = await Promise.all([
      signoria(BEGIN, typed(number, '1 2', 'quit')),
      signoria(BEGIN, typed(`${number} 1 2`, 'quit')),
      signoria(BEGIN, typed(`${number} 77`, 'quit')),
    ]);
    const offered = first.out.match(/(?<=^ *\d+\. )Show.*$/gm)!;
    expect(offered.toSorted()).toEqual(['Show cards to Tiberio …', 'Show cards to everybody …']);
    const shown = (out: string) => out.split('\n').filter((line) => /^• You show/.test(line));
    expect(shown(two.out).at(-1)).toContain('Mercenary 2, Mercenary 3');
    expect(shown(one.out)).toEqual(shown(two.out));
    expect(wrong.out).toContain('“77” does not fit here');
    expect(shown(wrong.out)).toEqual([]);
  });

  it('can be taken back until something new is known', async () => {
    const { out } = await signoria(BEGIN, typed('undo', 'site milano', 'undo', 'log', 'site roma', 'quit'));
    expect(out).toContain('can no longer be taken back');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Guest took back: again as after entry 0.');
    expect(out).toContain('You place the Condottiere on Roma');
  });
});

describe('questions', () => {
  it('“why” explains a forbidden choice with its rules', async () => {
    const { out } = await signoria(
      BEGIN,
      typed('site milano', 'play courtesan', 'play scarecrow', 'why take courtesan', 'why', 'why take none', 'quit'),
    );
    const [, answer] = out.split('> why take courtesan\n');
    expect(out).toMatch(/\d+\. Take .*Courtesan.* \(not allowed now; ask why\)/);
    expect(answer).toMatch(/^.*\(CON-6\.31\)\nCON-6\.31 {2}/);
    expect(answer).toContain('Why what?');
    expect(answer).toContain('Nothing forbids it');
  });

  it('help, score, rules and position are answered in the person’s words', async () => {
    const { out } = await signoria(
      [...BEGIN, '--lang', 'ru'],
      typed('?', 'счёт', 'правила CON-10.2', 'rules ZZ', 'выход'),
    );
    expect(out).toContain('взять свой последний ответ назад');
    expect(out).toMatch(/> счёт\nГость: 0\n/);
    expect(out).toMatch(/> правила CON-10\.2\nCON-10\.2 {2}\S/);
    expect(out).toContain('Пункта или главы «ZZ» нет');
    expect(out).toContain('Вы ушли из-за стола');
  });

  it('never show what the person may not know', async () => {
    const { out } = await signoria(BEGIN, typed('site milano', 'log', 'score', 'quit'));
    expect(out).toContain('Tiberio');
    expect(out).toContain('Your new cards');
    expect(out).not.toMatch(/Tiberio’s new cards/);
  });
});

describe('leaving', () => {
  it('saves the game, which can be resumed and told', async () => {
    const path = at('half.json');
    expect((await signoria(BEGIN, typed('site milano', `save ${path}`, 'quit'))).code).toBe(0);
    const half: GameFile = JSON.parse(readFileSync(path, 'utf8'));
    expect(half).toMatchObject({ outcome: null, entries: [{ seat: 0, line: 'site milano' }] });
    const whole = at('resumed.json');
    const on = await signoria(['play', 'condottiere', '--resume', path, '--save', whole], FIRST_CHOICE_ALWAYS);
    expect(on.code).toBe(0);
    const { entries }: GameFile = JSON.parse(readFileSync(whole, 'utf8'));
    expect(entries[0]).toEqual(half.entries[0]);
    const [again, mixed] = await Promise.all([
      signoria(['play', 'condottiere', '--resume', whole]),
      signoria(['play', 'condottiere', '--resume', path, '--players', '3']),
    ]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is over')]);
    expect([mixed.code, mixed.err]).toEqual([2, expect.stringContaining('--resume and --players')]);
  });

  it('without a word is no success', async () => {
    const { code, err } = await signoria(BEGIN, typed('site milano'));
    expect(code).toBe(1);
    expect(err).toContain('the input ended before the game did');
  });
});
