/** Arms on the pages: asked for together, composed by the rule, called out as heralds do, and kept here or at the house. */
import { ARMS_TINCTURES, type Arms, CHARGES, DIVISIONS, defaultArms, keepsRule } from '@signoria/protocol/arms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { withFirst, withSecond } from '../pages/arms/compose.ts';
import { de } from '../pages/arms/words.de.ts';
import { en, ru } from '../pages/arms/words.ts';
import { type AskArms, armsBook, FRESH_MS, GATHER_MS } from '../state/arms/book.ts';

const LION: Arms = { division: 'per-pale', first: 'gules', second: 'argent', charge: 'lion' };
const SUN: Arms = { division: 'chief', first: 'or', second: 'azure', charge: 'sun' };

describe('the arms of the people a page names', () => {
  const asked: (readonly string[])[] = [];
  let answer: AskArms;
  const open = () =>
    armsBook((ids) => {
      asked.push(ids);
      return answer(ids);
    });
  const gathered = () => vi.advanceTimersByTimeAsync(GATHER_MS);

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    answer = async (ids) => Object.fromEntries(ids.map((id) => [id, LION]));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for at once, and once each', async () => {
    const book = open();
    for (const id of ['ada', 'bianca', 'ada']) book.want(id);
    expect(book.of('ada').value).toBeNull();
    await gathered();
    expect(asked).toEqual([['ada', 'bianca']]);
    expect(book.of('bianca').value).toEqual(LION);
  });

  it('are asked for by the hundred where there are more', async () => {
    const book = open();
    for (let i = 0; i < 250; i++) book.want(`person-${i}`);
    await gathered();
    expect(asked.map((ids) => ids.length)).toEqual([100, 100, 50]);
    expect(book.of('person-249').value).toEqual(LION);
  });

  it('are asked for again only after a while, and shown as they were until then', async () => {
    const book = open();
    book.want('ada');
    await gathered();
    book.want('ada');
    await gathered();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + FRESH_MS);
    answer = async () => ({ ada: SUN });
    book.want('ada');
    expect(book.of('ada').value).toEqual(LION);
    await gathered();
    expect(book.of('ada').value).toEqual(SUN);
  });

  it('are those found from the id while nobody answers, who is asked again', async () => {
    const book = open();
    answer = () => Promise.reject(new ApiError({ kind: 'offline' }));
    book.want('ada');
    await gathered();
    expect(book.of('ada').value).toEqual(defaultArms('ada'));
    answer = async () => ({ ada: SUN });
    book.want('ada');
    await gathered();
    expect(book.of('ada').value).toEqual(SUN);
  });

  it('are found here for whoever the server cannot know', async () => {
    const book = open();
    book.want('local/0');
    await gathered();
    expect(asked).toEqual([]);
    expect(book.of('local/0').value).toEqual(defaultArms('local/0'));
  });

  it('need no asking once they were learnt', async () => {
    const book = open();
    book.learn('ada', SUN);
    book.want('ada');
    await gathered();
    expect(asked).toEqual([]);
    expect(book.of('ada').value).toEqual(SUN);
  });
});

describe('composing', () => {
  const pairs = ARMS_TINCTURES.flatMap((first) => ARMS_TINCTURES.map((second) => ({ ...LION, first, second })));

  it('keeps the rule of tincture, wherever one comes from', () => {
    for (const arms of pairs.filter(({ first, second }) => first !== second)) {
      for (const tincture of ARMS_TINCTURES) {
        expect(withFirst(arms, tincture)).toMatchObject({ ...LION, first: tincture, second: expect.any(String) });
        expect(keepsRule(withFirst(arms, tincture))).toBe(true);
        expect(withSecond(arms, tincture).second).toBe(tincture);
        expect(keepsRule(withSecond(arms, tincture))).toBe(true);
      }
    }
  });

  it('leaves the other tincture where it may, and else puts there what was taken away', () => {
    expect(withFirst(LION, 'azure')).toEqual({ ...LION, first: 'azure' });
    expect(withFirst(LION, 'or')).toEqual({ ...LION, first: 'or', second: 'gules' });
    expect(withSecond(LION, 'vert')).toEqual({ ...LION, first: 'argent', second: 'vert' });
    // Arms of those who program may break the rule.
    const twoColours: Arms = { ...LION, second: 'azure' };
    expect(withFirst(twoColours, 'or')).toEqual({ ...twoColours, first: 'or' });
    expect(withFirst(twoColours, 'vert')).toEqual({ ...twoColours, first: 'vert', second: 'or' });
  });
});

describe('a blazon', () => {
  const all = DIVISIONS.flatMap((division) => CHARGES.map((charge): Arms => ({ ...LION, division, charge })));

  it('is another for every division and charge, in its own letters', () => {
    expect(new Set(all.map(en.blazon)).size).toBe(all.length);
    expect(new Set(all.map(ru.blazon)).size).toBe(all.length);
    expect(new Set(all.map(de.blazon)).size).toBe(all.length);
    expect(all.map(de.blazon).filter((said) => !/^[A-Z][A-Za-zäöüß, ]+$/.test(said))).toEqual([]);
    expect(all.map(en.blazon).filter((said) => !/^[A-Z][a-z, ]+$/.test(said))).toEqual([]);
    expect(all.map(ru.blazon).filter((said) => !/^[А-Я][а-яё, ]+$/.test(said))).toEqual([]);
  });

  it.each<[Partial<Arms>, string, string, string]>([
    [
      {},
      'Per pale gules and argent, a lion counterchanged',
      'Рассечено червленью и серебром, лев переменных цветов',
      'Von Rot und Silber gespalten, ein Löwe in verwechselten Farben',
    ],
    [{ charge: 'none' }, 'Per pale gules and argent', 'Рассечено червленью и серебром', 'Von Rot und Silber gespalten'],
    [{ division: 'plain' }, 'Gules, a lion argent', 'В червлёном поле серебряный лев', 'In Rot ein silberner Löwe'],
    [{ division: 'plain', charge: 'none' }, 'Gules', 'Червлёное поле', 'Roter Schild'],
    [
      { division: 'plain', second: 'or', charge: 'sun' },
      'Gules, a sun or',
      'В червлёном поле золотое солнце',
      'In Rot eine goldene Sonne',
    ],
    [
      { division: 'plain', second: 'or', charge: 'eagle' },
      'Gules, an eagle or',
      'В червлёном поле золотой орёл',
      'In Rot ein goldener Adler',
    ],
    [
      { division: 'bend', first: 'or', second: 'sable', charge: 'tower' },
      'Or, a bend sable, overall a tower counterchanged',
      'В золотом поле чёрная перевязь, поверх всего башня переменных цветов',
      'In Gold ein schwarzer Schrägbalken, darüber ein Turm in verwechselten Farben',
    ],
    [
      { division: 'chief', charge: 'lily' },
      'Gules, a lily and a chief argent',
      'В червлёном поле серебряная лилия и серебряная глава',
      'In Rot unter silbernem Schildhaupt eine silberne Lilie',
    ],
    [
      { division: 'chevron', charge: 'none' },
      'Gules, a chevron argent',
      'В червлёном поле серебряное стропило',
      'In Rot ein silberner Sparren',
    ],
    [
      { division: 'bordure' },
      'Gules, a lion within a bordure argent',
      'В червлёном поле серебряный лев и серебряная кайма',
      'In Rot innerhalb eines silbernen Bords ein silberner Löwe',
    ],
  ])('%j', (part, english, russian, german) => {
    expect(en.blazon({ ...LION, ...part })).toBe(english);
    expect(ru.blazon({ ...LION, ...part })).toBe(russian);
    expect(de.blazon({ ...LION, ...part })).toBe(german);
  });
});

describe('one’s own arms', () => {
  const ME = { user: 'ada', name: 'Ada', kind: 'guest', finished: 0, left: 0, admin: false, arms: null as Arms | null };
  let stored: Map<string, string>;
  /** What the server says; null: there is none. */
  let house: { me: typeof ME; refuses?: string } | null;
  const sent: (Arms | null)[] = [];

  const json = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  async function serve(address: string, init: { readonly body?: string }): Promise<Response> {
    if (house === null) throw new TypeError('no network');
    if (!address.includes('/api/arms')) return json(200, house.me);
    if (house.refuses !== undefined) return json(429, { error: { code: house.refuses, detail: null } });
    const { arms } = JSON.parse(init.body!) as { readonly arms: Arms | null };
    sent.push(arms);
    house.me = { ...house.me, arms };
    return json(200, house.me);
  }

  /** As a page that has just been opened. */
  async function opened() {
    vi.resetModules();
    const own = await import('../state/arms/own.ts');
    const { greet } = await import('../state/me.ts');
    await greet();
    return own;
  }

  beforeEach(() => {
    stored = new Map();
    sent.length = 0;
    house = { me: ME };
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('fetch', serve);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are those found from the id, those chosen, and the first ones again', async () => {
    const own = await opened();
    expect(own.ownArms.value).toEqual(defaultArms('ada'));
    expect(own.haveChosen.value).toBe(false);
    expect(await own.bear(LION)).toBe('house');
    expect(sent).toEqual([LION]);
    expect(own.ownArms.value).toEqual(LION);
    expect(own.haveChosen.value).toBe(true);
    await own.bear(null);
    expect(own.ownArms.value).toEqual(defaultArms('ada'));
  });

  it('are remembered by the device while no server can be reached', async () => {
    await (await opened()).bear(LION);
    house = null;
    expect((await opened()).ownArms.value).toEqual(LION);
  });

  it('are kept on the device without a server, and brought to it later', async () => {
    house = null;
    const own = await opened();
    expect(await own.bear(SUN)).toBe('device');
    expect(own.ownArms.value).toEqual(SUN);
    house = { me: ME };
    const later = await opened();
    await vi.waitFor(() => expect(sent).toEqual([SUN]));
    expect(later.ownArms.value).toEqual(SUN);
    await opened();
    expect(sent).toEqual([SUN]);
  });

  it('of an account are not replaced by what somebody chose here before it was signed in', async () => {
    house = null;
    await (await opened()).bear(SUN);
    house = { me: { ...ME, kind: 'account', arms: LION } };
    expect((await opened()).ownArms.value).toEqual(LION);
    expect(sent).toEqual([]);
  });

  it('stand beside the reader’s name at tables of this device, whoever else shares the screen', async () => {
    await opened();
    const { bearerOf } = await import('../pages/table/seats/people.ts');
    const person = (name: string) =>
      ({ kind: 'person', colour: 0, name, user: `u${name}`, here: true, covered: null }) as const;
    const bot = { kind: 'bot', colour: 1, name: 'ottavio', level: 'adept' } as const;
    const own = { own: true };
    expect([0, 1].map((seat) => bearerOf([person('Whoever'), bot], seat, true))).toEqual([own, { named: 'ottavio' }]);
    const both = [person('Bianca'), person('Ada')];
    expect([0, 1, 2].map((seat) => bearerOf(both, seat, true))).toEqual([{ named: 'Bianca' }, own, null]);
    expect([0, 1].map((seat) => bearerOf(both, seat, false))).toEqual([{ user: 'uBianca' }, { user: 'uAda' }]);
    expect(bearerOf([person(''), { kind: 'open', colour: 1 }], 0, false)).toBeNull();
    expect(bearerOf([person(''), { kind: 'open', colour: 1 }], 1, false)).toBeNull();
  });

  it('stay as they were where the house refuses others', async () => {
    const own = await opened();
    house!.refuses = 'too-many';
    await expect(own.bear(LION)).rejects.toMatchObject({ trouble: { code: 'too-many' } });
    expect(own.ownArms.value).toEqual(defaultArms('ada'));
  });

  it.each(['7', '{}', '{"arms":7}', '{"arms":{"division":"plain","first":"or","second":"or","charge":"lion"}}'])(
    'are not %s, whoever stored that',
    async (text) => {
      stored.set('signoria.arms', text);
      house = null;
      expect((await opened()).ownArms.value).toEqual(defaultArms(''));
    },
  );
});
