/** Deals sent to friends: the same seat of the same game against the same bots, and the games beside each other. */
import { BOTS_VERSION } from '@signoria/bots';
import { module } from '@signoria/condottiere';
import { type GameFile, replayEntry, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import {
  botGame,
  botLine,
  type Challenge,
  challengeOf,
  dealProblem,
  exportFile,
  fileOfGame,
  partingOf,
  readChallenge,
  sameDeal,
  standing,
  withGames,
} from '../index.ts';
import { look, must, openRig, person, playOn, QUICK, rest, started } from './rig.ts';

async function played(seed: number): Promise<GameFile> {
  const rig = await started(1, { places: ['me', 'novice', 'adept'], pacing: QUICK });
  await playOn(rig, seed);
  return exportFile(module, rig.table.record());
}

const one = await played(1);
const other = await played(2);
const challenge = challengeOf(one) as Challenge;
const { deal } = challenge;

describe('a challenge', () => {
  it('is made of a game against bots and of no other', async () => {
    expect(deal).toMatchObject({
      game: 'condottiere',
      seat: 0,
      bots: [null, 'novice', 'adept'],
      version: BOTS_VERSION,
    });
    expect(deal.key).toBe(one.key);
    expect(challengeOf({ ...one, outcome: null })).toBeNull();
    expect(challengeOf({ ...one, names: ['Anna', 'Berta', { bot: 'orsola', level: 'adept' }] })).toBeNull();
    expect(challengeOf({ ...one, names: one.names.map(() => ({ bot: 'orsola', level: 'adept' })) })).toBeNull();
  });

  it('comes back from its text as it went', () => {
    expect(readChallenge(JSON.parse(JSON.stringify(challenge)))).toEqual(challenge);
    expect(fileOfGame(module, deal, challenge.games[0]!)).toEqual(one);
  });

  it.each<[string, (json: Challenge) => unknown]>([
    ['another format', (json) => ({ ...json, format: 'signoria/1' })],
    ['no deal', (json) => ({ ...json, deal: null })],
    ['a key that is none', (json) => ({ ...json, deal: { ...json.deal, key: 'secret' } })],
    ['a seat that is not there', (json) => ({ ...json, deal: { ...json.deal, seat: 3 } })],
    ['other numbers of bots', (json) => ({ ...json, deal: { ...json.deal, seats: 4 } })],
    ['a bot in the seat', (json) => ({ ...json, deal: { ...json.deal, bots: ['adept', 'novice', 'adept'] } })],
    ['endless thinking', (json) => ({ ...json, deal: { ...json.deal, iterations: 1e9 } })],
    ['lines that are none', (json) => ({ ...json, games: [{ ...json.games[0], lines: [1] }] })],
    ['a list', () => []],
  ])('is not read with %s', (_, forge) => {
    expect(readChallenge(forge(challenge))).toBeNull();
  });

  it('believes no game that was not played so', () => {
    const told = challenge.games[0]!;
    expect(fileOfGame(module, deal, { ...told, hash: '0'.repeat(64) })).toBeNull();
    expect(fileOfGame(module, deal, { ...told, lines: told.lines.slice(0, -1) })).toBeNull();
    expect(fileOfGame(module, deal, { ...told, lines: ['0 win', ...told.lines] })).toBeNull();
    expect(fileOfGame(module, { ...deal, key: '1'.repeat(64) }, told)).toBeNull();
    expect(fileOfGame(module, { ...deal, seats: 99 }, told)).toBeNull();
  });

  it('says which rules and bots it was made with', () => {
    expect(dealProblem(module.game.rules, deal)).toBeNull();
    expect(dealProblem(module.game.rules, { ...deal, rules: deal.rules + 1 })).toBe('rules');
    expect(dealProblem(module.game.rules, { ...deal, version: deal.version + 1 })).toBe('bots');
  });

  it('gathers the games of any number of friends, each once', () => {
    const back = challengeOf(other) as Challenge;
    expect(sameDeal(back.deal, deal)).toBe(true);
    const both = withGames(challenge, back.games);
    expect(both.games).toHaveLength(2);
    expect(withGames(both, [...back.games, ...challenge.games])).toEqual(both);
    expect(sameDeal({ ...deal, seat: 1 }, deal)).toBe(false);
  });
});

describe('two games of one deal', () => {
  it('part at the first answer that was another', () => {
    const { after, seat, one: a, other: b } = partingOf(module, one, other)!;
    expect(one.entries.slice(0, after)).toEqual(other.entries.slice(0, after));
    expect([a, b]).toEqual([after + 1, after + 1]);
    expect(seat).toBe(0);
    expect(one.entries[after]!.line).not.toBe(other.entries[after]!.line);
    expect(partingOf(module, one, one)).toBeNull();
  });

  it('do not part over what was taken back', () => {
    const [first, ...more] = one.entries;
    const turned = { ...one, entries: [first!, { seat: null, line: '@takeback 0', hash: '' }, first!, ...more] };
    expect(standing(turned.entries).slice(0, 2)).toEqual([3, 4]);
    expect(partingOf(module, one, turned)).toBeNull();
  });

  it('are the same to the end when a bot plays the seat and when somebody answers as it would', async () => {
    const rig = openRig({ places: ['me', 'novice', 'adept'], pacing: QUICK });
    await must(rig, person(0), { type: 'start' });
    for (let i = 0; i < 2000; i++) {
      await rest(rig);
      const { question, status } = look(rig, person(0));
      if (status === 'finished') break;
      const match = startMatch(module.game, { ...one.header, key: rig.stored.key });
      for (const entry of rig.stored.entries) replayEntry(match, entry);
      await must(rig, person(0), {
        type: 'answer',
        ticket: question!.ticket,
        line: botLine(module, match, 0, 'adept', 1),
      });
    }
    const file = botGame(module, deal, 'adept');
    const answered = exportFile(module, rig.table.record());
    expect(answered.entries).toHaveLength(file.entries.length);
    expect(partingOf(module, answered, file)).toBeNull();
    expect(answered.outcome).toEqual(file.outcome);
  });
});
