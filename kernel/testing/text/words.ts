/** Every word a player may meet is there, in every language, and is a word. */

import { carryOut } from '../../engine/perform.ts';
import type {
  AnyState,
  Choice,
  GameEvent,
  GameModule,
  GameText,
  Language,
  Option,
  Random,
  Reader,
  Seat,
} from '../../index.ts';
import { inLanguage, judge, LANGUAGES, listen, mayKnow } from '../../index.ts';
import type { Board } from '../checks/menus.ts';
import { type Finding, finding, guarded } from '../finding.ts';
import { some } from '../play.ts';

const CLOSELY = 4;
const SPOILT = /undefined|\[object|\bNaN\b|\bnull\b|\$\{/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** What is wrong with this as something to show to people; null when nothing is. */
export function wordProblem(language: Language, text: unknown): string | null {
  if (typeof text !== 'string') return `is ${typeof text}, not text`;
  if (text.trim() === '') return 'is empty';
  if (SPOILT.test(text)) return `says '${text}'`;
  if (language === 'ru' && LATIN.test(text) && !CYRILLIC.test(text)) return `is not Russian: '${text}'`;
  if (language === 'en' && CYRILLIC.test(text)) return `is not English: '${text}'`;
  return null;
}

function wordFindings(language: Language, what: string, text: unknown): readonly Finding[] {
  const problem = wordProblem(language, text);
  return problem === null ? [] : [finding('text', `${language} ${what} ${problem}`)];
}

/** Names without letters, so that they neither hide a missing word nor look like one. */
function reader(seat: Seat | null): Reader {
  return { seat, name: (of) => `№${of + 1}` };
}

/** The words at one decision: prompts, choices, refusals, scores, the position, and what happens next. */
export function textFindings(
  module: GameModule,
  s: AnyState,
  at: readonly Board[],
  random: Random,
): readonly Finding[] {
  const samples = at.flatMap((board) =>
    some(board.choices, random, CLOSELY).map((choice) => ({ seat: board.seat, choice })),
  );
  const after = samples.map(({ seat, choice }) => happenings(module, s, seat, choice));
  return LANGUAGES.flatMap((language) => {
    const text = module.text[language];
    return guarded('text', () => [
      ...at.flatMap((board) => boardWords(module, text, language, s, board)),
      ...samples.flatMap(({ seat, choice }) => choiceWords(text, language, seat, choice)),
      ...after.flatMap((events) => events.flatMap((event) => eventWords(text, language, s.seats, event))),
      ...describeWords(module, language, s, null),
    ]);
  });
}

function boardWords(module: GameModule, text: GameText, language: Language, s: AnyState, board: Board) {
  const me = reader(board.seat);
  const { asked } = board;
  const blocked = asked?.blocked ?? [];
  return [
    ...(asked === null ? [] : wordFindings(language, `prompt of '${asked.at}'`, text.prompt(asked, me))),
    ...blocked.flatMap((b) => [
      ...wordFindings(language, `reason '${b.why}'`, text.blocked(b.why, b.facts ?? {}, me)),
      ...wordFindings(language, `choice '${b.choice.do}'`, text.choice(b.choice, me)),
    ]),
    ...module.game
      .score(s, board.seat)
      .flatMap((line) => wordFindings(language, `score '${line.what}'`, text.score(line, me))),
    ...describeWords(module, language, s, board.seat),
  ];
}

function describeWords(module: GameModule, language: Language, s: AnyState, seat: Seat | null): readonly Finding[] {
  const lines = module.text[language].describe(module.game.view(s, seat), reader(seat));
  return lines.flatMap((line) => wordFindings(language, 'position', line));
}

function choiceWords(text: GameText, language: Language, seat: Seat, choice: Choice): readonly Finding[] {
  const readers = [reader(seat), reader(null)];
  return readers.flatMap((who) => wordFindings(language, `choice '${choice.do}'`, text.choice(choice, who)));
}

function happenings(module: GameModule, s: AnyState, seat: Seat, choice: Choice): readonly GameEvent[] {
  const world = module.game.clone(s);
  const { heard } = listen(() => carryOut(module.game, world, seat, judge(module.game, world, seat, choice)));
  return heard;
}

function eventWords(text: GameText, language: Language, seats: number, event: GameEvent): readonly Finding[] {
  const all = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const readers = all.filter((seat) => seat === null || mayKnow(event, seat)); // open replays tell all to a spectator
  return readers.flatMap((seat) => wordFindings(language, `event '${event.what}'`, text.event(event, reader(seat))));
}

/** The words that depend on no position: titles, options, the rules reference, outcomes, provenance. */
export function moduleFindings(module: GameModule): readonly Finding[] {
  return LANGUAGES.flatMap((language) =>
    guarded('text', () => [
      ...shelfWords(module, language),
      ...ruleIds(module).flatMap((id) =>
        wordFindings(language, `rule ${id}`, module.text[language].reference.entries[id]),
      ),
      ...module.content.outcomes.flatMap((reason) => {
        const text = module.text[language].outcome({ winners: [0], reason }, reader(null));
        return wordFindings(language, `outcome '${reason}'`, text);
      }),
      ...module.data.flatMap(({ group, note }) =>
        wordFindings(language, `note on ${group}`, inLanguage(note, language)),
      ),
    ]),
  );
}

/** Every id that any reference speaks of, so that a rule explained in one language alone is found. */
function ruleIds({ rules, text }: GameModule): readonly string[] {
  const explained = LANGUAGES.flatMap((language) => Object.keys(text[language].reference.entries));
  return [...new Set([...rules, ...explained])];
}

function shelfWords({ game, text }: GameModule, language: Language): readonly Finding[] {
  const { title, blurb, credit, options, reference } = text[language];
  return [
    ...[title, blurb, credit].flatMap((words) => wordFindings(language, 'title, blurb or credit', words)),
    ...Object.keys(game.options).flatMap((id) => [
      ...wordFindings(language, `name of option ${id}`, options[id]?.name),
      ...wordFindings(language, `about option ${id}`, options[id]?.about),
      ...valuesOf(game.options[id]!).flatMap((value) =>
        wordFindings(language, `name of option ${id}.${value}`, options[`${id}.${value}`]?.name),
      ),
    ]),
    ...reference.chapters.flatMap((chapter) => wordFindings(language, `chapter ${chapter.id}`, chapter.title)),
  ];
}

function valuesOf(option: Option): readonly string[] {
  return option.kind === 'pick' ? option.of : [];
}
