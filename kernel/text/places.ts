/** The places of the kernel's own sentences. Each kind of problem has a sentence of its own. */
import type { ShapeFacts } from '../game/edition.ts';
import type { KernelText } from '../text.ts';
import { type Tells, tellOf } from './play.ts';
import { given, givenCase, type Places } from './translated.ts';

const names = (known: readonly string[]): string => known.join(', ');

/** What can be wrong with any game's edition file. */
export const editionPlaces: Places<Tells<ShapeFacts>> = {
  'not-an-object': [],
  'not-a-list': [],
  'not-a-pair': [],
  'not-a-text': [],
  'not-a-flag': [],
  'unknown-key': given(['names'], ({ known }) => ({ names: names(known) })),
  'unknown-name': given(['names'], ({ known }) => ({ names: names(known) })),
  range: given(['min', 'max'], ({ min, max }) => ({ min, max })),
  steps: given(['min', 'max', 'step'], ({ min, max, step }) => ({ min, max, step })),
  size: given(['min', 'max', 'exactly'], ({ min, max }) => ({ min, max, exactly: min === max ? 'yes' : 'no' })),
  twice: [],
};

const NOBODY = { name: (seat: number): string => `${seat + 1}`, seat: null };

/** What is said inside a sentence is said in the same language: `text()` has the words that are being made. */
export function places(text: () => KernelText, edition: Tells<ShapeFacts>): Places<KernelText> {
  return {
    refusal: givenCase(
      ['over', 'no-such-seat', 'not-asked', 'stale', 'unreadable', 'barrier', 'consent', 'impossible', 'blocked'],
      ['seat', 'names', 'problem', 'line', 'reason', 'rules'],
      (r, game, reader) => {
        if (r.why === 'no-such-seat') return { case: r.why, seat: r.seat };
        if (r.why === 'not-asked') return { case: r.why, names: names(r.asked.map((seat) => reader.name(seat))) };
        if (r.why === 'unreadable') return { case: r.why, problem: r.problem };
        if (r.why !== 'forbidden') return { case: r.why };
        const rules = names(r.rules);
        if (r.reason === 'barrier' || r.reason === 'consent') return { case: r.reason };
        if (r.reason === null) return { case: 'impossible', line: r.line, rules };
        return { case: 'blocked', reason: game.blocked(r.reason, r.facts, reader), rules };
      },
    ),
    option: givenCase(
      ['unknown', 'type', 'range', 'pick', 'seats', 'excludes'],
      ['option', 'names', 'expected', 'min', 'max', 'value', 'other', 'rules'],
      (p) => ({
        case: p.problem,
        option: p.option,
        ...(p.problem === 'unknown' ? { names: names(p.known) } : {}),
        ...(p.problem === 'pick' ? { names: names(p.of) } : {}),
        ...(p.problem === 'type' ? { expected: p.expected } : {}),
        ...('min' in p ? { min: p.min, max: p.max } : {}),
        ...(p.problem === 'seats' ? { value: `${p.value}` } : {}),
        ...(p.problem === 'excludes' ? { other: p.other, rules: names(p.rules) } : {}),
      }),
    ),
    edition: given(['problem'], (p, game) => ({ problem: tellOf(edition, p.why, p.facts) ?? game.edition(p) })),
    start: givenCase(
      ['players', 'option', 'edition'],
      ['title', 'min', 'max', 'given', 'path', 'problem'],
      (p, game) => {
        if (p.problem === 'option') return { case: p.problem, problem: text().option(p.option) };
        if (p.problem === 'players') {
          return { case: p.problem, title: game.title, min: p.min, max: p.max, given: p.given };
        }
        const { path } = p.edition;
        const at = { text: path, key: path === '' ? 'top' : 'inside' };
        return { case: p.problem, path: at, problem: text().edition(p.edition, game) };
      },
    ),
    file: givenCase(
      ['format', 'game', 'rules', 'start', 'commitment', 'refused', 'hash', 'outcome'],
      ['detail', 'given', 'expected', 'problem', 'entry', 'line'],
      (p, game) => ({
        case: p.problem,
        ...('detail' in p ? { detail: p.detail } : {}),
        ...('given' in p ? { given: p.given, expected: p.expected } : {}),
        ...(p.problem === 'start' ? { problem: p.problems.map((one) => text().start(one, game)).join(' ') } : {}),
        ...(p.problem === 'refused' ? { problem: text().refusal(p.refusal, game, NOBODY) } : {}),
        ...('entry' in p ? { entry: p.entry } : {}),
        ...('line' in p ? { line: p.line } : {}),
      }),
    ),
  };
}
