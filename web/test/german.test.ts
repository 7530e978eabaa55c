/** German on the pages: every table has it, in the marks German is printed with; it counts, and comes only when it is read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { de as admin } from '../pages/admin/text/de.ts';
import { de as deals } from '../pages/deals/words.de.ts';
import { de as figures } from '../pages/figures/words.de.ts';
import { de as invitation } from '../pages/join/words.de.ts';
import { rulesOf } from '../pages/leagues/said.ts';
import { de as leagues } from '../pages/leagues/text/de.ts';
import { de as notices } from '../pages/notices/text/de.ts';
import { de as pace } from '../pages/pace/words.de.ts';
import { saidOf } from '../pages/tournaments/said.ts';
import { de as events } from '../pages/tournaments/text/de.ts';
import { de as workshop } from '../pages/workshop/text/de.ts';

const WEB = join(import.meta.dirname, '..');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const read = (file: string): string => readFileSync(join(WEB, file), 'utf8');

describe('the German of the pages', () => {
  it('is there wherever words are said in several languages', () => {
    const tables = globSync('**/*.ts', { cwd: WEB, exclude: ['dist/**', 'test/**', 'gallery/**', 'playground/**'] });
    const many = tables.filter((file) => /\binEvery(<.*>)?\(\{/.test(read(file)));
    expect(many.length).toBeGreaterThan(10);
    // Names of the time are written alike in English and German.
    expect(many.filter((file) => !/\bde\b[,: ]/.test(read(file)))).toEqual(['pages/join/names.ts']);
  });

  it('is printed with German marks', () => {
    const files = globSync(['pages/**/*.json', 'text/*.json', 'shell/*.json', 'picture/*.json'], { cwd: WEB });
    const said = files.flatMap((file) => Object.entries(flat(JSON.parse(read(file)), file)));
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(([, text]) => /["'”»«]|(^|[\s(])“| - /.test(text))).toEqual([]);
  });

  it('counts', () => {
    expect([1, 2].map(invitation.free)).toEqual(['1 freier Platz', '2 freie Plätze']);
    expect([1, 3].map(events.missingPeople)).toEqual([
      'Bis zum Beginn fehlt noch 1 Person.',
      'Bis zum Beginn fehlen noch 3 Personen.',
    ]);
    expect(events.form.sum(1, 1)).toBe('1 Runde mit bis zu 1 Tisch.');
    expect(events.form.sum(3, 4)).toBe('3 Runden mit bis zu 4 Tischen.');
    expect([0, 1, 7].map(deals.played)).toEqual([
      'noch hat sie niemand zu Ende gespielt',
      '1 Person hat sie zu Ende gespielt',
      '7 Personen haben sie zu Ende gespielt',
    ]);
    expect([0, 1, 2].map(leagues.bench)).toEqual([
      'Niemand steht als Vertretung bereit.',
      '1 Vertretung steht bereit.',
      '2 Vertretungen stehen bereit.',
    ]);
    expect([1, 12].map((n) => pace.left(n, 30))).toEqual([
      'In diesem Jahr ist noch 1 Tag von 30 übrig.',
      'In diesem Jahr sind noch 12 Tage von 30 übrig.',
    ]);
    expect([1, 2].map((n) => figures.trendSaid('40 %', n, n === 1 ? null : '33 %'))).toEqual([
      '40 % nach 1 Spiel.',
      '40 % nach 2 Spielen; alle Menschen hier: 33 %.',
    ]);
    expect([workshop.deals(2, 5), workshop.deals(4, 4)].join(' ')).toBe(
      'Lässt sich an 2–5 Personen austeilen Lässt sich an 4 Personen austeilen',
    );
  });

  it('says times, sizes and what is not there', () => {
    expect([30 * MINUTE, HOUR, 12 * HOUR].map(notices.duration)).toEqual(['30 Minuten', '1 Stunde', '12 Stunden']);
    expect([MINUTE, 5 * HOUR, 72 * HOUR].map(admin.overview.duration)).toEqual(['1 Minute', '5 Stunden', '3 Tagen']);
    expect(admin.overview.memoryOf(2 ** 29, 2 ** 31)).toBe('0,5 von 2 GB');
    expect(admin.overview.loadOf(0.5, 1)).toBe('0,5 auf 1 Prozessor');
    expect(admin.overview.openReports({ n: 1, more: true })).toBe('1 Meldung und mehr');
    expect(admin.overview.counted({ n: 2000, more: true })).toBe('mehr als 2000');
    expect(admin.faults.where('Virtù', null, 3)).toBe('Virtù, kein Platz, nach Eintrag 3');
    expect(admin.faults.where('Virtù', 2, 40)).toBe('Virtù, Platz 3, nach Eintrag 40');
    expect([1, 4].map((n) => admin.faults.times(n, 'heute'))).toEqual([
      'einmal, zuletzt heute',
      '4-mal, zuletzt heute',
    ]);
    expect([admin.journal.sanction(null, ''), admin.journal.sanction('Montag', 'Streit')]).toEqual([
      'für immer',
      'bis Montag: Streit',
    ]);
    expect(notices.failed('gestern', 'niemand da.', 1)).toBe('Nicht zugestellt gestern: niemand da.');
    expect(notices.failed('gestern', 'niemand da.', 3)).toBe('Nicht zugestellt gestern: niemand da. (3 Versuche)');
  });

  it('tells the rules of tournaments and leagues', () => {
    const about = {
      system: 'swiss',
      scoring: 'mean',
      size: 2,
      round: '2 Stunden',
      grace: '30 Minuten',
      live: true,
    } as const;
    expect(saidOf(events.said, about)).toContain(events.said.victory);
    expect(saidOf(events.said, about).join(' ')).toContain('Eine Runde dauert 2 Stunden.');
    const league = { division: 8, moves: 2, rounds: 4, round: '7 Tage', rated: true };
    expect(rulesOf(leagues.said, league)[2]).toContain('steigen in jeder Klasse die ersten 2 auf und die letzten 2 ab');
    expect(leagues.change.coming(league)).toContain('2 auf und 2 ab, gewertet.');
  });
});

/** Every sentence by its path. */
function flat(table: object, path: string): { readonly [at: string]: string } {
  return Object.assign(
    {},
    ...Object.entries(table).map(([name, one]: [string, unknown]) =>
      typeof one === 'string' ? { [`${path} ${name}`]: one } : flat(one as object, `${path} ${name}`),
    ),
  ) as { readonly [at: string]: string };
}

describe('the words of a page', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are fetched in German once somebody reads German, and once only', async () => {
    const { pageWords, pagesSpeak } = await import('../state/page-words.ts');
    const { language } = await import('../state/settings.ts');
    let fetched = 0;
    const say = pageWords({
      en: 'two',
      ru: 'два',
      de: async () => {
        fetched += 1;
        return 'zwei';
      },
    });
    for (const other of ['en', 'ru'] as const) await pagesSpeak(other);
    expect(fetched).toBe(0);
    language.value = 'de';
    expect(say.value).toBe('two');
    await pagesSpeak('de');
    await pagesSpeak('de');
    expect([say.value, fetched]).toEqual(['zwei', 1]);
    language.value = 'ru';
    expect(say.value).toBe('два');
  });

  it('stay English where the German is out of reach, and are asked for again', async () => {
    const { pageWords, pagesSpeak } = await import('../state/page-words.ts');
    const { language } = await import('../state/settings.ts');
    let reached = false;
    const say = pageWords({
      en: 'two',
      ru: 'два',
      de: async () => {
        if (!reached) throw new TypeError('no network');
        return 'zwei';
      },
    });
    language.value = 'de';
    await pagesSpeak('de');
    expect(say.value).toBe('two');
    reached = true;
    await pagesSpeak('de');
    expect(say.value).toBe('zwei');
  });
});
