// What the server says in German: sentences in plain files, with whatever English says in them.
import { describe, expect, it } from 'vitest';
import { mailText } from '../accounts/text.ts';
import { feedText } from '../feeds/text.ts';
import { noticeText } from '../notices/text.ts';
import { pictureText } from '../pictures/text.ts';
import { languageOf, type Preview, serverText } from '../text.ts';

const { de: notice } = noticeText;
const { de: server } = serverText;
const { de: mail } = mailText;

describe('in German', () => {
  it('is spoken to whose browser asks for it', () => {
    expect(['de', 'de-AT,de;q=0.9', 'DE', 'fr, de'].map(languageOf)).toEqual(['de', 'de', 'de', 'de']);
    expect(['fr', undefined].map(languageOf)).toEqual(['en', 'en']);
  });

  it('a notice counts tables, people and time', () => {
    expect([1, 2].map(notice.waiting)).toEqual(['Du bist an 1 Tisch am Zug', 'Du bist an 2 Tischen am Zug']);
    expect(notice.with(['Ada', 'Bianca', 'Carlo'])).toBe('Mit Ada, Bianca und Carlo.');
    expect(notice.left({ days: 2, hours: 1, minutes: 0 })).toBe('Restzeit: 2 Tage 1 Stunde.');
    expect(notice.left({ days: 0, hours: 0, minutes: 5 })).toBe('Restzeit: 5 Minuten.');
    expect(notice.title.invited('Condottiere', 'Ada')).toBe('Condottiere: Ada lädt dich ein');
  });

  it.each([mail.recover, mail.confirm, ...Object.values(mail.happened)])(
    'letter %# names the house, the account and where to go',
    ({ subject, body }) => {
      const facts = { house: 'Zum Greifen', handle: 'ada', link: 'https://example.org/x' };
      expect(subject(facts)).toMatch(/^Zum Greifen: /);
      for (const fact of Object.values(facts)) expect(body(facts)).toContain(fact);
      expect(body(facts)).toMatch(/\n$/);
    },
  );

  it('a letter about what happened says what to do if it was somebody else', () => {
    const facts = { house: 'Zum Greifen', handle: 'ada', link: 'https://example.org/x' };
    const said = Object.values(mail.happened).map(({ body }) => body(facts));
    for (const one of said) expect(one).toContain('Wenn nicht, ändere das Passwort');
    expect(new Set(said).size).toBe(said.length);
  });

  it('a link tells of its table, and of a guest by number', () => {
    const table: Preview = { game: 'Virtù', name: '', status: 'open', pace: 'club', seats: 4, open: 2 };
    expect(server.preview.title(table)).toBe('Ein Tisch: Virtù');
    expect(server.preview.title({ ...table, name: 'Freitag' })).toBe('Freitag: Virtù');
    expect(server.preview.about(table)).toBe('4 Plätze, 2 frei; wird über Tage gespielt.');
    expect(server.preview.about({ ...table, open: 0, pace: 'live' })).toBe(
      '4 Plätze, beginnt gleich; wird live gespielt.',
    );
    expect(server.guest(12_345)).toBe('Gast 12345');
    expect(pictureText.de.toMove(['Ada', 'Bianca'])).toBe('Am Zug: Ada, Bianca');
  });

  it('a house without a name is called after the program', () => {
    expect([server.testMail.subject(''), feedText.de.deadlines(''), feedText.de.finished('Zum Greifen')]).toEqual([
      'Post von Signoria kommt an',
      'Fristen bei Signoria',
      'Beendete Spiele bei Zum Greifen',
    ]);
    expect(feedText.de.deadline('Virtù', '')).toBe('Am Zug: Virtù');
    expect(feedText.de.deadline('Virtù', 'Freitag')).toBe('Am Zug: Virtù, Freitag');
  });
});
