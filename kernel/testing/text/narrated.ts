/** A random game, told to its readers entry by entry. */
import type { GameEvent, GameModule, Language, Match, Played, Seat, Start } from '../../index.ts';
import { enumerate, keyFromSeed, mayKnow, play, question, random, startMatch } from '../../index.ts';
import { randomStep } from '../play.ts';
import { readerOf } from './lines.ts';

/** Of a long menu, so many choices are read out. */
const READ_OUT = 20;

/** Plays to the end, or up to `entries`; `listen` hears of each entry after it was played. */
export function tellGame(
  { game }: GameModule,
  start: Omit<Start, 'key'>,
  seed: number,
  listen: (match: Match, played: Played) => void,
  entries = Number.POSITIVE_INFINITY,
): Match {
  const chance = random(seed);
  const match = startMatch(game, { ...start, key: keyFromSeed(`text ${seed}`) });
  while (match.state.outcome === null && match.log.length < entries) {
    const { seat, deed } = randomStep(game, match.state, chance);
    listen(match, play(match, seat, game.notation.write(deed.choice)));
  }
  return match;
}

/** All that `seat` reads after these events. */
export function linesFor(
  { game, text: texts }: GameModule,
  language: Language,
  { state }: Match,
  events: readonly GameEvent[],
  seat: Seat | null,
): readonly string[] {
  const text = texts[language];
  const reader = readerOf(language, seat);
  const asked = question(game, state, seat);
  const choices = asked?.menu == null ? [] : enumerate(asked.menu).slice(0, READ_OUT);
  return [
    ...events.filter((event) => mayKnow(event, seat)).map((event) => text.event(event, reader)),
    ...(asked === null ? [] : [text.prompt(asked, reader)]),
    ...choices.map((choice) => text.choice(choice, reader)),
    ...(asked?.blocked ?? []).map(({ why, facts }) => text.blocked(why, facts ?? {}, reader)),
    ...game.score(state, seat ?? 0).map((line) => text.score(line, reader)),
    ...text.describe(game.view(state, seat), reader),
    ...(state.outcome === null ? [] : [text.outcome(state.outcome, reader)]),
  ];
}
