/** signoria games: what can be played here. */
import type { GameModule, Language, Option } from '@signoria/kernel';
import { command } from '../command.ts';
import { loadGames } from '../games/games.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';

export const games = command({
  flags: ['json'],
  args: { min: 0, max: 0 },
  async run({ flags, io, text, language }) {
    const modules = await loadGames();
    if (flags.json) io.json(modules.map((module) => record(module, language)));
    else for (const module of modules) for (const line of shelf(module, language, text)) io.out(line);
    return 0;
  },
});

function record({ game, text }: GameModule, language: Language) {
  const { title, blurb, options } = text[language];
  return {
    game: game.id,
    title,
    blurb,
    rules: game.rules,
    players: game.players,
    options: Object.entries(game.options).map(([id, option]) => ({ id, ...options[id], ...option })),
  };
}

/** As it is typed after `--option id=`. */
function typed(value: boolean | number | string): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'on' : 'off';
}

function valuesOf(option: Option, { games }: CliText): string {
  switch (option.kind) {
    case 'switch':
      return [true, false].map(typed).join('|');
    case 'number':
      return games.range(option.min, option.max);
    case 'pick':
      return option.of.join('|');
  }
}

function shelf({ game, text }: GameModule, language: Language, words: CliText): readonly string[] {
  const { title, blurb, credit, options } = text[language];
  const rows = Object.entries(game.options).map(([id, option]) => [
    `${id}=${typed(option.default)}`,
    `[${valuesOf(option, words)}]`,
    `${options[id]?.name ?? id}. ${options[id]?.about ?? ''} (${option.rules.join(', ')})`,
  ]);
  return [
    `${game.id}: ${title}, ${words.games.players(game.players.min, game.players.max)}`,
    `  ${blurb}`,
    `  ${credit}`,
    ...(rows.length > 0 ? [`  ${words.games.options}`, ...columns(rows).map((row) => `    ${row}`)] : []),
    '',
  ];
}
