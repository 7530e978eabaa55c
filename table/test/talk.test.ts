/** Chat and mute. */
import { describe, expect, it } from 'vitest';
import { REACTIONS, reactionIn, reactionLine, tableText, watch } from '../index.ts';
import { ask, look, must, person, type Rig, refusal, restart, started } from './rig.ts';

const WATCHER = person('watcher');
const heard = (rig: Rig, by: ReturnType<typeof person>) => look(rig, by).chat.map(({ text }) => text);
const say = (text: string) => ({ type: 'chat', text }) as const;

async function talking(): Promise<Rig> {
  const rig = await started(3);
  await must(rig, person(0), say(' first '));
  await must(rig, WATCHER, say('second'));
  await must(rig, person(1), say('third'));
  return rig;
}

describe('chat', () => {
  it('of seats is for seats; watchers have a room of their own, which seats may read', async () => {
    const rig = await talking();
    expect(heard(rig, person(2))).toEqual(['first', 'second', 'third']);
    expect(heard(rig, WATCHER)).toEqual(['second']);
    expect(look(rig, person(2)).chat[1]).toEqual({
      id: 2,
      from: { seat: null, name: WATCHER.name },
      text: 'second',
      at: rig.clock,
      room: 'watchers',
    });
    expect(heard(restart(rig), WATCHER)).toEqual(['second']);
  });

  it('is sent on from where a reader left off, and once', async () => {
    const rig = await talking();
    const w = watch(rig.table, person(2).user, 0, 3);
    expect(w.next()!.chat.map(({ text }) => text)).toEqual(['third']);
    expect(w.next()).toBeNull();
    await Promise.all([1, 2].map(() => ask(rig, person(0), say('fourth'), 'same')));
    expect(w.next()!.chat.map(({ text }) => text)).toEqual(['fourth']);
  });

  it('refuses what is empty or endless, and what could not be kept', async () => {
    const rig = await talking();
    expect(await refusal(rig, person(0), say('  '))).toEqual({ why: 'malformed', detail: 'text' });
    expect(await refusal(rig, person(0), say('x'.repeat(2000)))).toEqual({ why: 'too-large' });
    rig.failing = 'before';
    expect(await refusal(rig, person(0), say('lost'))).toEqual({ why: 'server' });
    expect(heard(rig, person(0))).not.toContain('lost');
  });
});

describe('mute', () => {
  it('spares the one who mutes, and nobody else', async () => {
    const rig = await talking();
    await must(rig, person(2), { type: 'mute', name: person(1).name, muted: true });
    expect(heard(rig, person(2))).toEqual(['first', 'second']);
    expect(heard(rig, person(0))).toEqual(['first', 'second', 'third']);
    expect(look(rig, person(2)).muted).toEqual([person(1).name]);
    expect(look(rig, person(0)).muted).toEqual([]);
    expect(heard(restart(rig), person(2))).toEqual(['first', 'second']);
    await must(rig, person(2), { type: 'mute', name: person(1).name, muted: false });
    expect(heard(rig, person(2))).toEqual(['first', 'second', 'third']);
  });
});

describe('[S1] a reaction', () => {
  it('is an ordinary line that every reader finds in his own words', async () => {
    const rig = await talking();
    for (const reaction of REACTIONS) await must(rig, person(0), say(reactionLine(reaction)));
    const said = heard(rig, person(1)).flatMap((text) => reactionIn(text) ?? []);
    expect(said).toEqual([...REACTIONS]);
    for (const words of [tableText.en, tableText.ru]) {
      expect(new Set(said.map((reaction) => words.reaction[reaction])).size).toBe(REACTIONS.length);
    }
    expect([reactionIn('thanks'), reactionIn(':nothing:'), reactionIn('')]).toEqual([null, null, null]);
  });
});
