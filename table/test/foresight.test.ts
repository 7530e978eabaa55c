/** What an answer would change is told to whoever is asked, of what they may answer, and nothing happens by it. */
import { describe, expect, it } from 'vitest';
import { atOnce } from '../index.ts';
import { look, must, person, playOn, type Rig, rest, started } from './rig.ts';

async function foresee({ table }: Rig, user: string, ticket: number, line: string) {
  return atOnce(await table.inquire(user, { type: 'foresee', table: 't', id: 'f', ticket, line }));
}

/** A battle of three in which somebody may play a Mercenary. */
async function inBattle() {
  const rig = await started(3, { seed: 'foreseen' });
  const card = (r: Rig, seat: number): string | undefined => {
    const { question } = look(r, person(seat));
    const menu = question?.at === 'turn' ? question.menu : null;
    const choices = menu?.kind === 'list' ? menu.choices : [];
    const lines = choices.map((choice) => r.module.game.notation.write(choice));
    return lines.find((line) => /^play m\d+$/.test(line));
  };
  const asked = (r: Rig) => [0, 1, 2].find((seat) => card(r, seat) !== undefined);
  await playOn(rig, 3, (r) => asked(r) !== undefined);
  await rest(rig);
  const seat = asked(rig)!;
  return { rig, seat, line: card(rig, seat)!, ticket: look(rig, person(seat)).question!.ticket };
}

const strength = (rig: Rig, seat: number): number =>
  (look(rig, person(seat)).view as { players: readonly { strength: number }[] }).players[seat]!.strength;

describe('[B13] what an answer would change', () => {
  it('is told before it is given, comes true, and is no entry', async () => {
    const { rig, seat, line, ticket } = await inBattle();
    const before = look(rig, person(seat));
    const reply = await foresee(rig, person(seat).user, ticket, line);
    expect(look(rig, person(seat))).toEqual(before);
    const from = strength(rig, seat);
    await must(rig, person(seat), { type: 'answer', ticket, line });
    const own = { what: 'strength', seat, from, to: strength(rig, seat) };
    expect(reply).toMatchObject({ type: 'foreseen', changes: expect.arrayContaining([own]) });
  });

  it('is nothing for whoever is not asked, for an older question, and for what is no answer', async () => {
    const { rig, seat, line, ticket } = await inBattle();
    const nothing = { type: 'foreseen', id: 'f', changes: [] };
    for (const other of [0, 1, 2, 'watcher'].filter((one) => one !== seat)) {
      expect(await foresee(rig, person(other).user, ticket, line)).toEqual(nothing);
    }
    expect(await foresee(rig, person(seat).user, ticket - 1, line)).toEqual(nothing);
    expect(await foresee(rig, person(seat).user, ticket, 'dance')).toEqual(nothing);
    const long = await foresee(rig, person(seat).user, ticket, 'x'.repeat(2001));
    expect(long).toMatchObject({ type: 'refused', refusal: { why: 'too-large' } });
  });
});
