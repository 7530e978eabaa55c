/** Regatta, broken in one place each: every check must find its own kind of fault. */
import type { AnyGame, AnyState, Ask, Choice, Frame, GameModule, GameText, Language, Menu, Seat } from '../../index.ts';
import { draw, events, list, once } from '../../index.ts';
import { ask, auto, flow } from './flow.ts';
import { regatta } from './regatta/game.ts';
import { regattaModule } from './regatta/module.ts';
import type { Regatta } from './regatta/state.ts';

type AnyAsk = Ask<AnyState, Frame, Choice>;

const steps = regatta.steps as AnyGame['steps'];
const plan = steps.plan as AnyAsk;
const reef = steps.reef as AnyAsk;

function game(changes: Partial<typeof regatta>): GameModule {
  return { ...regattaModule, game: { ...regatta, ...changes } };
}

function asks(at: 'plan' | 'reef', changes: Partial<AnyAsk>): GameModule {
  const changed = { ...(at === 'plan' ? plan : reef), ...changes };
  return { ...regattaModule, game: { ...regatta, steps: { ...steps, [at]: changed } } };
}

function words(language: Language, changes: Partial<GameText>): GameModule {
  const text = { ...regattaModule.text, [language]: { ...regattaModule.text[language], ...changes } };
  return { ...regattaModule, text };
}

let looking: Seat | null = null;
const seenByLast = (s: Regatta) => regatta.view(s, looking);

/** Faults that show at a single decision, with the name of the check that must find each. */
export const atDecisions: { readonly [fault: string]: readonly [string, GameModule] } = {
  'a clone that shares an array': ['clone', game({ clone: (s) => ({ ...regatta.clone(s), wins: s.wins }) })],
  'a clone that shares a row': ['clone', game({ clone: (s) => ({ ...regatta.clone(s), hands: s.hands.slice() }) })],
  'a clone that shares its to-do list': ['clone', game({ clone: (s) => ({ ...regatta.clone(s), todo: s.todo }) })],
  'a clone that forgets a field': ['clone', game({ clone: (s) => ({ ...regatta.clone(s), round: 0 }) })],
  'a view that gives all what was made for one': [
    'shared',
    game({
      view(s, viewer) {
        looking = viewer;
        return once(s, seenByLast);
      },
    }),
  ],
  'a state with a set in it': ['json', game({ setup: (from) => ({ ...regatta.setup(from), seen: new Set() }) })],
  'a state with a hole in it': ['json', game({ setup: (from) => ({ ...regatta.setup(from), seen: undefined }) })],
  'an invariant that does not hold': ['invariant', game({ violations: () => ['one card too few'] })],
  'a score line without its rule': ['score', game({ score: () => [{ what: 'wins', points: 1, rules: ['REG-99'] }] })],
  'a score that is no number': [
    'score',
    game({ score: () => [{ what: 'wins', points: Number.NaN, rules: ['REG-3'] }] }),
  ],
  'two choices with one line': [
    'notation',
    game({ notation: { ...regatta.notation, write: (c) => (c.do === 'sail' ? 'sail 1' : regatta.notation.write(c)) } }),
  ],
  'a line that reads as another choice': [
    'notation',
    game({
      notation: {
        ...regatta.notation,
        read: (line) => (line === 'spy' ? { do: 'sail', card: 1 } : regatta.notation.read(line)),
      },
    }),
  ],
  'a line that breaks the reader': [
    'notation',
    game({
      notation: { ...regatta.notation, read: (line) => (line === '' ? JSON.parse(line) : regatta.notation.read(line)) },
    }),
  ],
  'a choice listed twice': ['notation', asks('plan', { menu: () => list([hoist('red'), hoist('red')]) })],
  'a menu without a choice': ['menu', asks('plan', { menu: () => list([]) })],
  'a menu that takes more than can be written': ['menu', asks('plan', { menu: () => tolerant() })],
  'a menu that is another each time': ['menu', asks('plan', { menu: fickle() })],
  'a menu that changes the state': ['refusal', asks('plan', { menu: (s, f) => meddle(s, plan.menu(s, f)) })],
  'a blocked choice that is in the menu': ['blocked', asks('plan', { blocked: () => [blocked('REG-4')] })],
  'a blocked choice without a rule': ['blocked', asks('reef', { blocked: () => [{ ...blocked('REG-4'), rules: [] }] })],
  'a blocked choice by a rule nobody knows': ['rules', asks('reef', { blocked: () => [blocked('REG-99')] })],
  'a question on a rule nobody knows': ['rules', asks('reef', { rules: ['REG-99'] })],
  'a missing event text': ['text', words('ru', { event: () => '' })],
  'an event text with a gap': ['text', words('en', { event: (e) => `${e.what} undefined` })],
  'a choice text that is an object': ['text', words('en', { choice: (c) => `Do ${{ ...c }}` })],
  'a Russian prompt in English': ['text', words('ru', { prompt: () => 'Choose.' })],
  'an English refusal in Russian': ['text', words('en', { blocked: () => 'Нельзя.' })],
  'a score text that fails': ['text', words('ru', { score: (line) => JSON.parse(line.what) })],
  'an empty description': ['text', words('en', { describe: () => ['Race 1.', ' '] })],
};

function hoist(flag: string): Choice {
  return { do: 'hoist', flag } as Choice;
}

function blocked(rule: string) {
  return { choice: hoist('red'), why: 'ignorant', rules: [rule] };
}

/** Wants an amount that the notation does not know. */
function tolerant(): Menu<Choice> {
  return { kind: 'any', of: [list([hoist('red')]), { kind: 'amount', base: hoist('white'), min: 1, max: 2, step: 1 }] };
}

function fickle(): AnyAsk['menu'] {
  let asked = 0;
  return () => list([hoist(asked++ % 2 === 0 ? 'red' : 'white')]);
}

function meddle(s: AnyState, menu: Menu<Choice>): Menu<Choice> {
  (s as unknown as Regatta).wins[0]!++; // a toy is allowed to be this bad
  return menu;
}

/** Imagines nothing for those who sit at the table, only for spectators. */
export const seesAll = game({
  imagine: (s, seat, random) => (seat === null ? regatta.imagine(s, seat, random) : undefined),
});

/** Faults that let a secret out, with the kind of leak that must be found. */
export const leaky: { readonly [fault: string]: readonly [string, GameModule] } = {
  'a view that shows a secret': ['sight', game({ view: (s, seat) => ({ ...regatta.view(s, seat), prize: s.prize }) })],
  'a view that shows another hand': [
    'sight',
    game({ view: (s, seat) => ({ ...regatta.view(s, seat), hand: s.hands[0]! }) }),
  ],
  'a menu that depends on a secret': [
    'sight',
    asks('plan', { menu: (s) => list([hoist((s as unknown as Regatta).prize > 1 ? 'red' : 'white')]) }),
  ],
  'an imagination that keeps the truth': ['truth', game({ imagine() {} })],
  'an imagination that keeps a part of the truth': [
    'truth',
    game({
      imagine(s, seat, random) {
        const { prize } = s;
        regatta.imagine(s, seat, random);
        s.prize = prize;
      },
    }),
  ],
  'an imagination that only shuffles the truth': [
    'truth',
    game({
      imagine(s, seat, random) {
        const others = s.hands.filter((_, other) => other !== seat);
        for (const hand of others) if (random.below(2) === 0) hand.reverse();
      },
    }),
  ],
  'an imagination with a card too many': [
    'broken',
    game({
      imagine(s, seat, random) {
        regatta.imagine(s, seat, random);
        s.deck[0]!++;
      },
    }),
  ],
  'an imagination that fails': ['broken', game({ imagine: (s) => JSON.parse(String(s.todo)) })],
  'a draw told to all': [
    'heard',
    asks('reef', {
      take(s, f, c) {
        reef.take(s, f, c);
        const last = events.sink?.pop();
        if (last !== undefined) events.sink?.push({ ...last, to: [0, 1, 2, 3] });
      },
    }),
  ],
  'a hidden discard told to all': [
    'heard',
    asks('reef', {
      take(s, f, c) {
        reef.take(s, f, c);
        events.sink?.push({ what: regatta.notation.write(c as never) });
      },
    }),
  ],
};

const shuffle = flow(
  {
    shuffle: ask(0, (s) => void draw(s, 'shuffle').below(2)),
    other: ask(0),
    end: auto(),
  },
  'shuffle',
  'other',
  'other',
  'end',
);

/** Its clone shares chance, so that nobody can see that it was used: the barrier is not there. */
export const barrierless: AnyGame = { ...shuffle, clone: (s) => ({ ...shuffle.clone(s as never), chance: s.chance }) };
export const withBarrier: AnyGame = shuffle;
