/** signoria replay: a game told as prose. */
import { type GameEvent, type GameModule, type Match, mayKnow, type Reader, stateAfter } from '@signoria/kernel';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { openGood, readText } from '../files/files.ts';
import { entryLines, eventLines } from '../terminal/entry-text.ts';
import { namesIn, readerOf } from '../terminal/people.ts';
import { resultLines } from '../terminal/result.ts';

type ReplayCall = Call<'to' | 'seat'>;

/** Among the last lines of a chronicle a game may say itself who won. */
const LAST_WORDS = 10;

export const replay = command({
  flags: ['to', 'seat'],
  args: { min: 1, max: 1 },
  async run(call) {
    const { args, flags, io, text, language } = call;
    const { file, module, match } = await openGood(readText(args[0]!), call);
    const names = namesIn(language, match.header.seats, file.names);
    const seat = seatOf(flags.seat, match);
    const reader = readerOf(names, seat);
    const words = module.text[language];
    const to = entryOf(flags.to, match);
    // The game is over, so without a seat of one's own everything is told.
    const teller = {
      words,
      text,
      reader,
      knows: seat === null ? () => true : (event: GameEvent) => mayKnow(event, seat),
    };
    io.out(io.paint('bold', text.replay.title(words.title, names)));
    const told = [
      ...eventLines(teller, match.opening),
      ...match.log.slice(0, to).flatMap((played) => entryLines(teller, played)),
    ];
    for (const line of told) io.out(line);
    io.out('');
    const isEnd = to === match.log.length && match.state.outcome !== null;
    const last = isEnd
      ? resultLines(module, match.state, reader, call, told.slice(-LAST_WORDS))
      : positionLines(module, match, to, reader, call);
    for (const line of last) io.out(line);
    return 0;
  },
});

function positionLines(
  module: GameModule,
  match: Match,
  to: number,
  reader: Reader,
  call: ReplayCall,
): readonly string[] {
  const { io, text, language } = call;
  const view = match.game.view(stateAfter(match, to), reader.seat);
  return [io.paint('bold', text.replay.positionAfter(to)), ...module.text[language].describe(view, reader)];
}

export function seatOf(given: number | undefined, { header: { seats } }: Match): number | null {
  if (given === undefined) return null;
  if (given <= seats) return given - 1;
  throw new UsageError({ problem: 'no-such-seat', given, seats });
}

export function entryOf(to: number | undefined, { log }: Match): number {
  if (to === undefined) return log.length;
  if (to <= log.length) return to;
  throw new UsageError({ problem: 'no-such-entry', given: to, entries: log.length });
}
