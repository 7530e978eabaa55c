/** signoria watch: a game by bots, told with what each of them wanted and what else it might have done. */
import { type Reasons, reasonsFor } from '@signoria/bots';
import {
  backTo,
  type Choice,
  find,
  type GameModule,
  type Match,
  menuOf,
  type Reader,
  type Seat,
  seedOf,
  stateAfter,
} from '@signoria/kernel';
import { type Call, command } from '../command.ts';
import { openGood, readText } from '../files/files.ts';
import { namesIn, readerOf } from '../terminal/people.ts';
import { entryOf, seatOf } from './replay.ts';

const FLAGS = ['to', 'seat', 'json'] as const;
type WatchCall = Call<(typeof FLAGS)[number]>;

interface Watched {
  readonly seq: number;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly reasons: Reasons;
}

export const watch = command({
  flags: FLAGS,
  args: { min: 1, max: 1 },
  async run(call) {
    const { args, flags, io, text, language } = call;
    const { file, module, match } = await openGood(readText(args[0]!), call);
    const names = namesIn(language, match.header.seats, file.names);
    const reader = readerOf(names, seatOf(flags.seat, match));
    if (!flags.json) io.out(io.paint('bold', text.replay.title(module.text[language].title, names)));
    const found: Watched[] = [];
    for (const one of watched(module, match, reader.seat, entryOf(flags.to, match))) {
      if (flags.json) found.push(one);
      else for (const line of told(module, one, reader, call)) io.out(line);
    }
    if (flags.json) io.json(found.map(({ seq, seat, reasons }) => ({ seq, seat, ...reasons })));
    return 0;
  },
});

/** Every answer that was a choice. The game is over: without a seat of one's own each bot is asked itself. */
function* watched(module: GameModule, match: Match, asking: Seat | null, to: number): Generator<Watched> {
  const { game } = match;
  for (const [n, { entry }] of match.log.slice(0, to).entries()) {
    const { seat, line, seq } = entry;
    if (seat === null || backTo(entry) !== null) continue;
    const state = stateAfter(match, n);
    const menu = menuOf(game, state, seat);
    const choice = menu === null ? null : find(menu, game.notation.read(line));
    if (choice === null) continue; // done unasked
    const reader = asking ?? seat;
    const reasons = reasonsFor(module, { state, by: seat, choice, reader, seed: seedOf(`watch/${seq}`) });
    if (reasons !== null && reasons.wish.kind !== 'only') yield { seq, seat, choice, reasons };
  }
}

function told(module: GameModule, { seq, seat, choice, reasons }: Watched, reader: Reader, call: WatchCall): string[] {
  const { text, language } = call;
  const words = module.text[language];
  const said = (line: string) => words.choice(module.game.notation.read(line), reader);
  return [
    `${seq}. ${reader.name(seat)}: ${words.choice(choice, reader)} (${text.watch.chance(reasons.chosen.value)})`,
    `   ${text.watch.wish(reasons.wish, reader.name)}`,
    ...reasons.others.map(({ line, value }) => `   ${text.watch.other(said(line), value)}`),
  ];
}
