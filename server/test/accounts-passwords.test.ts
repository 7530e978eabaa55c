/** Passwords and handles by themselves: how they are kept, which are refused, and that hashing does not crowd others out. */
import { describe, expect, it } from 'vitest';
import { deviceName } from '../accounts/sign-in/devices.ts';
import { readHandle } from '../accounts/sign-in/handles.ts';
import { makeTurns } from '../accounts/sign-in/heavy-work.ts';
import { fits, hashPassword, weaknessOf } from '../accounts/sign-in/passwords.ts';

describe('a password', () => {
  it('is kept as argon2id with its cost, salted anew each time, and fits itself alone', async () => {
    const [one, other] = await Promise.all([hashPassword('a quiet lagoon'), hashPassword('a quiet lagoon')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await fits('a quiet lagoon', one)).toBe(true);
    expect(await fits('a quiet lagoon ', one)).toBe(false);
  });

  it('is the same however its letters are composed', async () => {
    expect(await fits('caffe\u0300 nero', await hashPassword('caffè nero'))).toBe(true);
  });

  it.each([
    ['a quiet lagoon', null],
    ['canadagoose', null],
    ['1234567', 'short'],
    ['ada12345', 'handle'],
    ['adaadaada', 'handle'],
    ['Password123', 'common'],
    ['йцукенгш', 'common'],
    ['34567890', 'common'],
    ['ababababab', 'common'],
  ])('%s: %s', (password, weakness) => {
    expect(weaknessOf(password, 'ada')).toBe(weakness);
  });
});

describe('a handle', () => {
  it.each([
    ['Ada', 'ada'],
    [' ADA.Lovelace ', 'ada.lovelace'],
    ['Лукреция', 'лукреция'],
    ['ＡＤＡ', 'ada'],
    ['a\u0301da', 'áda'],
    ['ad', null],
    ['.ada', null],
    ['a da', null],
    ['ada\u202Eda', null],
  ])('%s is kept as %s', (given, kept) => {
    expect(readHandle(given)).toBe(kept);
  });
});

it('heavy work has so many turns at once, in order, also when some of it fails', async () => {
  const turns = makeTurns(2, 7);
  const running = new Set<number>();
  const order: number[] = [];
  let most = 0;
  const work = (i: number) => async () => {
    running.add(i);
    order.push(i);
    most = Math.max(most, running.size);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(i);
    if (i % 3 === 0) throw new Error(String(i));
    return i;
  };
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => turns(work(i))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([0, 1, 1, 0, 1, 1, 0, 1, 1].map(Boolean));
});

it('heavy work turns away whoever comes when too many wait, and takes the next again', async () => {
  const turns = makeTurns(1, 2);
  const done: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void done.push(resolve));
  const [first, second, third, fourth] = [turns(work), turns(work), turns(work), turns(work)];
  await expect(fourth).rejects.toMatchObject({ problem: 'busy' });
  for (const one of [first, second, third]) {
    done.shift()!();
    await one;
  }
  const fifth = turns(async () => 'in');
  expect(await fifth).toBe('in');
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari · macOS'],
  ['curl/8.0', ''],
])('a browser is called by its name: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
