/** Chat and mute. */

import { plainName } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { QUICK_CHAT, quickChatIn, quickChatLine, tableText, watch } from '../index.ts';
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
      from: { seat: null, user: WATCHER.user, name: WATCHER.name },
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
    await must(rig, person(2), { type: 'mute', user: person(1).user, muted: true });
    expect(heard(rig, person(2))).toEqual(['first', 'second']);
    expect(heard(rig, person(0))).toEqual(['first', 'second', 'third']);
    expect(look(rig, person(2)).muted).toEqual([person(1)]);
    expect(look(rig, person(0)).muted).toEqual([]);
    expect(heard(restart(rig), person(2))).toEqual(['first', 'second']);
    await must(rig, person(2), { type: 'mute', user: person(1).user, muted: false });
    expect(heard(rig, person(2))).toEqual(['first', 'second', 'third']);
  });
});

describe('who is muted', () => {
  it('stays so under another name, and whoever takes the old name is heard', async () => {
    const rig = await talking();
    await must(rig, person(2), { type: 'mute', user: WATCHER.user, muted: true });
    expect(heard(rig, person(2))).toEqual(['first', 'third']);
    await must(rig, { user: WATCHER.user, name: 'Somebody else' }, say('it is me again'));
    await must(rig, { user: 'newcomer', name: WATCHER.name }, say('I am new here'));
    expect(heard(rig, person(2))).toEqual(['first', 'third', 'I am new here']);
    expect(look(rig, person(2)).muted).toEqual([{ user: WATCHER.user, name: 'Somebody else' }]);
  });

  it('by a table of an earlier version, by name, is not heard either, and can be heard again', async () => {
    const rig = await talking();
    await must(rig, person(2), { type: 'mute', user: WATCHER.name, muted: true });
    expect(heard(rig, person(2))).toEqual(['first', 'third']);
    const [muted] = look(rig, person(2)).muted;
    expect(muted).toEqual({ user: WATCHER.name, name: WATCHER.name });
    await must(rig, person(2), { type: 'mute', user: muted!.user, muted: false });
    expect(heard(rig, person(2))).toContain('second');
  });
});

describe('what is written', () => {
  it.each([
    ['Ada\u202Enimda', 'Adanimda'],
    ['Ada\u200B\u200D\u2060', 'Ada'],
    ['Ada\u0007\u001b[31m', 'Ada[31m'],
    ['\u3164\u115F\u2800\uFE0F', ''],
    [' Лукреция\u00A0 Борджиа ', 'Лукреция Борджиа'],
    [`A${'\u0301'.repeat(40)}`, 'Á\u0301\u0301\u0301'],
  ])('a name: %j becomes %j', (given, kept) => {
    expect(plainName(given)).toBe(kept);
  });

  it('in talk turns nothing around it, but keeps what languages and emoji need', async () => {
    const rig = await talking();
    await must(rig, person(0), say('\u202Eabc\u2066 👩\u200D🌾 می\u200Cخواهم\u0007\nnext'));
    expect(heard(rig, person(2)).at(-1)).toBe('abc 👩\u200D🌾 می\u200Cخواهم\nnext');
    expect(await refusal(rig, person(0), say('\u202E\u2069'))).toEqual({ why: 'malformed', detail: 'text' });
  });
});

describe('[S1] a reaction', () => {
  it('is an ordinary line that every reader finds in their own words', async () => {
    const rig = await talking();
    for (const quickChat of QUICK_CHAT) await must(rig, person(0), say(quickChatLine(quickChat)));
    const said = heard(rig, person(1)).flatMap((text) => quickChatIn(text) ?? []);
    expect(said).toEqual([...QUICK_CHAT]);
    for (const words of [tableText.en, tableText.ru]) {
      expect(new Set(said.map((quickChat) => words.quickChat[quickChat])).size).toBe(QUICK_CHAT.length);
    }
    expect([quickChatIn('thanks'), quickChatIn(':nothing:'), quickChatIn('')]).toEqual([null, null, null]);
  });
});
