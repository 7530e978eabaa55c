/** The table of commands. */
import type { Command, CommandName } from '../command.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import { doctor } from './doctor.ts';
import { engine } from './engine.ts';
import { exportGame } from './export.ts';
import { games } from './games.ts';
import { importGame } from './import.ts';
import { ladder } from './ladder.ts';
import { leaktest } from './leaktest.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { service } from './service.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

export const COMMANDS: { readonly [N in CommandName]: Command } = {
  serve,
  backup,
  restore,
  service,
  doctor,
  games,
  play,
  rules,
  replay,
  verify,
  review,
  watch,
  export: exportGame,
  import: importGame,
  simulate,
  arena,
  ladder,
  calibrate,
  puzzles,
  leaktest,
  engine,
  bench,
};
