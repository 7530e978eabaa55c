/**
 * A match told as a story: readable by a player, and exact enough that any change of the rules shows in it. All cards
 * lie open to its reader.
 */
import type { GameEvent, GameModule, Language, Match, Played, Reader, Seat } from '../../index.ts';
import { deciding, lastHash, question, replayEntry, startMatch, total } from '../../index.ts';
import { type StoryText, storyText } from './story.text.ts';

/** How much of a hash is enough to see that it changed. */
const SHORT = 8;

interface Teller {
  readonly module: GameModule;
  readonly language: Language;
  readonly words: StoryText;
  readonly reader: Reader;
}

export function story(module: GameModule, match: Match, language: Language, names: readonly string[] = []): string {
  const words = storyText[language];
  const reader: Reader = { seat: null, name: (seat) => names[seat] ?? words.player(seat) };
  const teller = { module, language, words, reader };
  const { seats, options, edition } = match.header;
  const again = startMatch(module.game, { seats, options, edition, key: match.key });
  const opening = [words.opening, ...told(teller, again.opening), ...now(teller, again)];
  const entries = match.log.map(({ entry }) => entryLines(teller, replayEntry(again, entry), again));
  const parts = [headLines(teller, match), opening, ...entries, endLines(teller, again)];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headLines({ module, language, words, reader }: Teller, { header, key }: Match): readonly string[] {
  const text = module.text[language];
  const names = seatsOf(header.seats).map(reader.name);
  const options = Object.entries(header.options).map(([id, value]) => {
    const said = typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
    return `${text.options[id]!.name}: ${said}`;
  });
  return [
    `${text.title}, ${words.rules(header.rules)}`,
    `${words.players}: ${names.join(', ')}`,
    ...(options.length === 0 ? [] : [`${words.options}: ${options.join(', ')}`]),
    `${words.key}: ${key}`,
  ];
}

function seatsOf(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function entryLines(teller: Teller, { entry, events }: Played, after: Match): readonly string[] {
  const who = entry.seat === null ? teller.words.all : teller.reader.name(entry.seat);
  return [`${entry.seq}. ${who}: ${entry.line}`, ...told(teller, events), ...now(teller, after)];
}

function told({ module, language, reader }: Teller, events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => `   ${module.text[language].event(event, reader)}`);
}

/** Who decides next, and the hash of all that led here. */
function now({ module, words, reader }: Teller, match: Match): readonly string[] {
  const hash = `#${lastHash(match).slice(0, SHORT)}`;
  const asked = question(module.game, match.state, null);
  if (asked === null) return [`   ${hash}`];
  const names = deciding(module.game, match.state).map(reader.name);
  return [`   ${words.decides(names.join(', '), asked.at)} ${hash}`];
}

function endLines({ module, language, words, reader }: Teller, { state, header }: Match): readonly string[] {
  const text = module.text[language];
  const scores = seatsOf(header.seats).flatMap((seat) => {
    const lines = module.game.score(state, seat);
    const head = `   ${reader.name(seat)}: ${words.total(total(lines))}`;
    return [head, ...lines.map((line) => `     ${text.score(line, reader)}`)];
  });
  return [...(state.outcome === null ? [] : [text.outcome(state.outcome, reader)]), words.score, ...scores];
}
