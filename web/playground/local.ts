/** A match in the page: how it begins, how bots answer, and what one seat is told about it. */
import { makeBot, mix } from '@signoria/bots';
import {
  type Choice,
  deciding,
  find,
  freedoms,
  type GameEvent,
  type GameModule,
  imagine,
  keyFromSeed,
  type Language,
  type Match,
  type Menu,
  mayKnow,
  menuOf,
  play,
  question,
  type Reader,
  type Seat,
  seedOf,
  startMatch,
} from '@signoria/kernel';
import type { BoardProps, BoardSeat, MenuLine } from '@signoria/kit';

export interface Setting {
  readonly seats: number;
  readonly you: Seat | null;
  readonly seed: string;
  /** Switches to turn on. */
  readonly options: readonly string[];
}

export function local({ game }: GameModule, { seats, seed, options }: Setting): Match {
  return startMatch(game, {
    seats,
    options: Object.fromEntries(options.map((id) => [id, true])),
    key: keyFromSeed(seed),
  });
}

/** One answer of an adept for `seat`, who sees nothing but an imagined world. */
export function botAnswers(module: GameModule, match: Match, { seed }: Setting, seat: Seat): readonly GameEvent[] {
  const { game, state } = match;
  const number = mix(seedOf(seed), state.asked, seat);
  const choice = makeBot(module, 'adept', { seed: number }).choose(imagine(game, state, seat, number), seat);
  return play(match, seat, game.notation.write(find(menuOf(game, state, seat)!, choice)!)).events;
}

const PATIENCE = 3000;

/** Bots for everybody, until `you` are asked the question `at`. */
export function playUntil(module: GameModule, match: Match, setting: Setting, at: string): void {
  for (let i = 0; i < PATIENCE && match.state.outcome === null; i++) {
    const asked = deciding(match.game, match.state);
    const open = question(match.game, match.state, setting.you);
    if (open?.at === at && open.menu !== null) return;
    botAnswers(module, match, setting, asked[0]!);
  }
}

/** The list part of a menu. */
function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listed);
  return menu.kind === 'list' ? menu.choices : [];
}

type Told = Pick<BoardProps, 'view' | 'question' | 'options' | 'blocked' | 'freedoms' | 'score'>;

/** All that `you` may know and do, as a board is told it. */
export function told({ text }: GameModule, match: Match, you: Seat | null, language: Language, reader: Reader): Told {
  const { game, state } = match;
  const write = (choice: Choice) => game.notation.write(choice);
  const open = question(game, state, you);
  const option = (choice: Choice): MenuLine => ({
    line: write(choice),
    choice,
    label: text[language].choice(choice, reader),
  });
  return {
    view: game.view(state, you),
    question: open,
    options: open?.menu ? listed(open.menu).map(option) : [],
    blocked: open?.menu ? open.blocked.map((closed) => ({ ...closed, line: write(closed.choice) })) : [],
    freedoms: you === null ? [] : freedoms(game, state, you),
    score: Array.from({ length: state.seats }, (_, seat) => game.score(state, seat)),
  };
}

export function heard(events: readonly GameEvent[], you: Seat | null): readonly GameEvent[] {
  return events.filter((event) => mayKnow(event, you));
}

const TINCTURES = ['red', 'blue', 'green', 'yellow', 'purple', 'brown'] as const;

export function seatsOf(match: Match, you: Seat | null, names: readonly string[]): readonly BoardSeat[] {
  const asked = question(match.game, match.state, you)?.deciding ?? [];
  return Array.from({ length: match.state.seats }, (_, seat) => ({
    seat,
    name: names[seat]!,
    tincture: TINCTURES[seat % TINCTURES.length]!,
    bot: seat !== you,
    deciding: asked.includes(seat),
  }));
}
