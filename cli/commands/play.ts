/** signoria play: a game in the terminal against bots. */
import {
  type GameModule,
  keyFromSeed,
  type Match,
  mayKnow,
  newKey,
  type PlayerName,
  startMatch,
  toFile,
} from '@signoria/kernel';
import { Failure } from '../args/failure.ts';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { fileText, openGood, readText, writeText } from '../files/files.ts';
import { beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
import { opponent } from '../games/opponent.ts';
import { ending, greeting } from '../play/frame.ts';
import { playOn } from '../play/loop.ts';
import type { Session } from '../play/session.ts';
import { namesIn, playersWith, readerOf } from '../terminal/people.ts';

const BEGINNING = ['players', 'seed', 'variant', 'option', 'edition'] as const;
const FLAGS = ['bots', 'name', ...BEGINNING, 'save', 'resume', 'iterations', 'ms'] as const;
type PlayCall = Call<(typeof FLAGS)[number]>;

/** How long a master thinks when nothing else is said: long enough to be good, short enough to stay at the table. */
const PATIENCE_MS = 1500;
/** The person sits first; who begins is the game's business. */
const PERSON = 0;

export const play = command({
  flags: FLAGS,
  args: { min: 1, max: 1 },
  async run(call) {
    const { flags, io, text, language } = call;
    const module = await gameNamed(call.args[0]!);
    const { match, given } = await opened(module, call);
    const level = flags.bots ?? 'adept';
    const players = playersWith(match.header.seats, level, given);
    const names = namesIn(language, match.header.seats, players);
    const session: Session = {
      ...{ io, text, language, module, match, players, names },
      seat: PERSON,
      reader: readerOf(names, PERSON),
      words: module.text[language],
      knows: (event) => mayKnow(event, PERSON),
      lines: io.lines(),
      opponent: opponent(module, level, match.header.commitment, thinking(flags)),
    };
    greeting(session);
    const heard = await playOn(session);
    // At a keyboard, closing the input is a way to leave.
    const end = heard === 'silent' && io.live ? 'left' : heard;
    session.lines.close();
    ending(session, end);
    if (flags.save !== undefined) {
      writeText(flags.save, fileText(toFile(match, players)));
      io.out(text.files.wrote(flags.save, match.log.length));
    }
    return end === 'silent' ? 1 : 0;
  },
});

function thinking({ iterations, ms }: PlayCall['flags']) {
  if (iterations !== undefined) return { iterations };
  return { ms: ms ?? PATIENCE_MS };
}

interface OpenedMatch {
  readonly match: Match;
  readonly given: readonly PlayerName[];
}

async function opened(module: GameModule, call: PlayCall): Promise<OpenedMatch> {
  const { flags, text, language } = call;
  if (flags.resume !== undefined) return resumed(module, flags.resume, call);
  const start = beginning(module, seatsOf(module, flags.players), flags, language);
  const key = flags.seed === undefined ? newKey() : keyFromSeed(flags.seed);
  return { match: startMatch(module.game, { ...start, key }), given: [flags.name ?? text.you] };
}

async function resumed(module: GameModule, path: string, call: PlayCall): Promise<OpenedMatch> {
  const { flags, text } = call;
  const other = BEGINNING.find((flag) =>
    Array.isArray(flags[flag]) ? flags[flag].length > 0 : flags[flag] !== undefined,
  );
  if (other !== undefined) throw new UsageError({ problem: 'flags-exclude', one: 'resume', other });
  const { match, file } = await openGood(readText(path), call);
  if (match.header.game !== module.game.id) throw new Failure(text.play.otherGame(path, match.header.game));
  if (match.state.outcome !== null) throw new Failure(text.play.alreadyOver(path));
  const [own, ...others] = file.names;
  return { match, given: [flags.name ?? (typeof own === 'string' && own !== '' ? own : text.you), ...others] };
}
