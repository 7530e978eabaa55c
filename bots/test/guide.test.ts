// The first game that every title explains: nothing is said of what is not there, and everything is said in good time.

import {
  answer,
  begin,
  type Choice,
  decider,
  type Guide,
  type GuideNote,
  imagine,
  inLanguage,
  isTaught,
  keyFromSeed,
  LANGUAGES,
  listen,
  type Menu,
  mayKnow,
  menuOf,
  nextNote,
  question,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { makeBot } from '../bot.ts';
import { mix } from '../seeds.ts';

const games = await loadGames();

const LEARNER = 0;
const LESSONS = 40;
/** A quarter of a minute for each answer makes a quarter of an hour. */
const LONGEST = 60;
/** Half a dozen lines on a small screen: more is not read in the middle of a game. */
const LONGEST_TEXT = 330;

/** The lines a screen lists; what is filled in, like payments, is in no list. */
function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'list') return menu.choices;
  return menu.kind === 'any' ? menu.of.flatMap(listed) : [];
}

/** A novice learns: after how many answers all was said, and what was. */
function lesson(module: (typeof games)[number], guide: Guide, nth: number) {
  const { game } = module;
  const { seats, options = {} } = guide;
  const said = new Set<string>();
  const seen = new Set<string>();
  let taught: number | null = null;
  let answers = 0;
  const hear = <T>(work: () => T): T => {
    const { result, heard } = listen(work);
    for (const event of heard) if (mayKnow(event, LEARNER)) seen.add(event.what);
    return result;
  };
  const s = hear(() => begin(game, { seats, options, key: keyFromSeed(`lesson ${nth}`) }));
  const bot = makeBot(module, 'novice', { seed: nth });
  while (s.outcome === null) {
    const seat = decider(game, s);
    if (seat === LEARNER) {
      const lines = listed(menuOf(game, s, seat)!).map((choice) => game.notation.write(choice));
      const asked = question(game, s, seat)!.at;
      for (let fresh = 0; ; fresh += 1) {
        const note: GuideNote | null = nextNote(guide, { asked, lines, seen, said, fresh });
        if (note === null) break;
        said.add(note.id);
      }
      if (taught === null && isTaught(guide, said)) taught = answers;
      answers += 1;
    }
    const choice = bot.choose(imagine(game, s, seat, mix(nth, answers)), seat);
    hear(() => answer(game, s, seat, choice));
  }
  return { said, taught };
}

describe.each(games.map((module) => ({ id: module.game.id, module })))('a first game of $id', ({ module }) => {
  const { game, rules, content } = module;
  const guide = module.guide!;

  it('[R3] can be set up, and speaks of what there is', () => {
    expect(() =>
      begin(game, { seats: guide.seats, options: guide.options ?? {}, key: keyFromSeed('a') }),
    ).not.toThrow();
    const ids = guide.notes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, when, rules: read } of guide.notes) {
      expect(read, id).not.toEqual([]);
      expect(rules, id).toEqual(expect.arrayContaining([...read]));
      if (when.asked !== undefined) expect(Object.keys(game.steps), id).toContain(when.asked);
      if (when.seen !== undefined) expect(content.events, id).toContain(when.seen);
    }
  });

  it.each(LANGUAGES)('[R3] has short words for every note in %s', (language) => {
    const words = inLanguage(guide.words, language);
    expect(Object.keys(words).toSorted()).toEqual(guide.notes.map(({ id }) => id).toSorted());
    for (const [id, { title, text }] of Object.entries(words)) {
      expect(title, id).not.toBe('');
      expect(text.length, id).toBeGreaterThan(40);
      expect(text.length, id).toBeLessThanOrEqual(LONGEST_TEXT);
    }
  });

  it('[R3] says everything sooner or later, and what matters within a quarter of an hour', () => {
    const lessons = Array.from({ length: LESSONS }, (_, nth) => lesson(module, guide, nth));
    const said = new Set(lessons.flatMap((one) => [...one.said]));
    expect(guide.notes.map(({ id }) => id).filter((id) => !said.has(id))).toEqual([]);
    const inTime = lessons.filter(({ taught }) => taught !== null && taught <= LONGEST);
    expect(inTime.length / LESSONS).toBeGreaterThanOrEqual(0.9);
  });
});
