// Help of every command in both languages, and what is said about a wrong command line.

import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../command.ts';
import { COMMANDS } from '../commands/index.ts';
import { cliText } from '../text.ts';
import { signoria } from './signoria.ts';

describe('help', () => {
  it.each(COMMAND_NAMES)('of %s stands in both languages and names every option', async (name) => {
    const pages = await Promise.all([signoria([name, '--help']), signoria([name, '--help', '--lang', 'ru'])]);
    for (const page of pages) {
      expect(page).toMatchObject({ code: 0, err: '' });
      for (const flag of [...(await COMMANDS[name]()).flags, 'lang', 'help']) expect(page.out).toContain(`--${flag}`);
    }
    const [english, russian] = pages.map(({ out }) => out);
    expect(english).toContain(cliText.en.commands[name].about);
    expect(english).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(russian).toContain(cliText.ru.commands[name].about);
  });

  it('is listed for all commands, and the language comes from the environment when nobody asks', async () => {
    const [plain, russian, asked] = await Promise.all([
      signoria(['--help']),
      signoria(['help'], '', { LANG: 'ru_RU.UTF-8' }),
      signoria(['--lang', 'en', 'help', 'play'], '', { LANG: 'ru_RU.UTF-8' }),
    ]);
    for (const name of COMMAND_NAMES) {
      expect(plain.out).toContain(cliText.en.commands[name].about);
      expect(russian.out).toContain(cliText.ru.commands[name].about);
    }
    expect(asked.out).toContain(cliText.en.commands.play.about);
  });

  it('wears no colours where there is no terminal', async () => {
    expect((await signoria(['--help'])).out).not.toContain('\x1b');
  });
});

describe('a wrong command line', () => {
  it.each<[string, string[], RegExp]>([
    ['no command', [], /no command/],
    ['an unknown command', ['conquer'], /no command “conquer”.*simulate/],
    ['an unknown option', ['games', '--loud'], /no option --loud/],
    ['an option without its value', ['simulate', 'condottiere', '--seed'], /--seed needs a value/],
    ['an option in place of a value', ['simulate', 'condottiere', '--seed', '--json'], /--seed needs a value/],
    ['a value for a switch', ['games', '--json=yes'], /--json takes no value/],
    ['words for a number', ['simulate', 'condottiere', '--games', 'many'], /--games .*whole number.*“many”/],
    ['a level nobody has', ['play', 'condottiere', '--bots', 'saint'], /--bots .*novice, adept, master.*“saint”/],
    ['a proxy nobody can find', ['serve', '--trust-proxy', 'everybody'], /--trust-proxy .*networks.*“everybody”/],
    ['an address without a port', ['serve', '--peer-address', '10.0.0.5'], /--peer-address .*HOST:PORT.*“10.0.0.5”/],
    ['a port that is none', ['serve', '--peer-address', '[fd00::5]:70000'], /“\[fd00::5\]:70000”/],
    ['a network that is none', ['serve', '--trust-proxy', '10.0.0.0/99'], /--trust-proxy .*“10.0.0.0\/99”/],
    ['a network of everybody', ['serve', '--trust-proxy', '0.0.0.0/0'], /--trust-proxy .*“0.0.0.0\/0”/],
    ['a bot nobody knows', ['arena', 'condottiere', '--a', 'saint:5'], /--a .*“saint:5”/],
    ['a language nobody speaks', ['games', '--lang', 'la'], /--lang .*en, ru.*“la”/],
    ['a missing argument', ['play'], /missing argument: <game>/],
    ['an argument too many', ['games', 'condottiere'], /too many: “condottiere”/],
    ['an unknown game', ['play', 'snap'], /no game “snap”.*condottiere/],
    ['an unknown rule', ['rules', 'condottiere', 'CON-99.1'], /“CON-99.1”/],
    ['a malformed option', ['simulate', 'condottiere', '--option', 'points'], /id=value.*“points”/],
    ['an option the game does not have', ['simulate', 'condottiere', '--variant', 'cannons'], /“cannons”/],
    ['an option out of range', ['simulate', 'condottiere', '--option', 'pointsTarget=3'], /“pointsTarget”.*5 to 60/],
    ['variants that exclude each other', ['play', 'condottiere', '--variant', 'points,capturingRegions'], /CON-11\.2/],
    ['too many players', ['simulate', 'condottiere', '--players', '7'], /2 to 6 players, not 7/],
    ['a file that is not there', ['replay', '/no/such/file'], /cannot read \/no\/such\/file/],
  ])('%s: exit code 2 and the mistake is named', async (_, args, said) => {
    const { code, out, err } = await signoria(args);
    expect(err).toMatch(said);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('is explained in Russian when Russian is asked for', async () => {
    const { code, err } = await signoria(['simulate', 'condottiere', '--games', '0', '--lang=ru']);
    expect(err).toContain('--games должно быть целым числом от 1, а не «0»');
    expect(code).toBe(2);
  });
});
