/** Every command by its name. Each is loaded when it is called: a server need not hold the others in memory. */
import type { Command, CommandName } from '../command.ts';

export const COMMANDS: { readonly [N in CommandName]: () => Promise<Command> } = {
  serve: async () => (await import('./serve.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  service: async () => (await import('./service.ts')).service,
  doctor: async () => (await import('./doctor.ts')).doctor,
  games: async () => (await import('./games.ts')).games,
  play: async () => (await import('./play.ts')).play,
  rules: async () => (await import('./rules.ts')).rules,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  review: async () => (await import('./review.ts')).review,
  watch: async () => (await import('./watch.ts')).watch,
  export: async () => (await import('./export.ts')).exportGame,
  import: async () => (await import('./import.ts')).importGame,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena.ts')).arena,
  ladder: async () => (await import('./ladder.ts')).ladder,
  calibrate: async () => (await import('./calibrate.ts')).calibrate,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  leaktest: async () => (await import('./leaktest.ts')).leaktest,
  engine: async () => (await import('./engine.ts')).engine,
  bench: async () => (await import('./bench.ts')).bench,
};
