/** The places of the client's sentences: what their facts are called in a translator's file. */
import { given, type Language, type Places } from '@signoria/kernel';
import type { ClockWords } from '../pages/table/seats/clock-words.ts';
import type { Words } from './shape.ts';

export const clockPlaces: Places<ClockWords> = { left: ['time'], until: ['when'] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Beyond that a number only frightens. */
const MANY_CHOICES = 20;

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const bounded = (n: number): number => Math.min(n, MANY_CHOICES + 1);

/** '2' or '2–4'. */
function range(min: number, max: number) {
  return { players: min === max ? `${min}` : `${min}–${max}` };
}

/** How long ago: by `minutes`, `hours` or `days`, or just `now`. */
function since(ms: number) {
  if (ms < MINUTE) return { unit: 'now', n: 0 };
  if (ms < HOUR) return { unit: 'minutes', n: Math.floor(ms / MINUTE) };
  return ms < DAY ? { unit: 'hours', n: Math.floor(ms / HOUR) } : { unit: 'days', n: Math.floor(ms / DAY) };
}

export function places(language: Language): Places<Omit<Words, 'atTable'>> {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    list: given(['items'], (items) => ({ items: and.format(items) })),
    shell: { players: given(['players'], range), ago: given(['unit', 'n'], since) },
    home: {
      over: ['games'],
      awaiting: ['n'],
      remove: ['game'],
      timeLeft: ['time'],
      botCount: ['n'],
      learn: ['title'],
    },
    lobby: {
      now: ['n'],
      seats: ['n'],
      length: given(['minutes'], (minutes) => ({ minutes: Math.max(5, Math.round(minutes / 5) * 5) })),
      finish: ['percent'],
    },
    table: tablePlaces,
    menu: {
      all: given(['n'], (n) => ({ n: bounded(n) })),
      boundWhy: ['bound'],
      tally: given(['chosen', 'min', 'max', 'exactly'], (chosen, min, max) => ({
        chosen,
        min,
        max,
        exactly: yes(min === max),
      })),
      lessOf: ['item'],
      moreOf: ['item'],
      tooMany: ['max'],
      groupFull: ['max'],
      overBudget: ['budget'],
      owed: given(['parts'], (parts) => ({ parts: parts.join(', ') })),
      spend: ['source', 'amount', 'kind'],
      place: ['row', 'column'],
    },
    replay: {
      badFile: ['detail'],
      otherGame: ['id'],
      move: ['at', 'of'],
      playOnAs: ['name'],
      minutes: given(['n'], (ms) => ({ n: Math.max(1, Math.round(ms / MINUTE)) })),
      leadChanges: ['n'],
      seat: ['n'],
    },
  };
}

const tablePlaces: Places<Words['table']> = {
  lobby: { startWhyNot: ['n'], colour: ['name'] },
  bot: ['level'],
  folded: ['n'],
  led: ['n'],
  wonder: ['line'],
  back: given(['who'], (who) => ({ who: { text: who ?? '', key: who === null ? 'all' : 'other' } })),
  chat: { mute: ['name'], unmute: ['name'], report: ['name'] },
  watchingLate: given(['unit', 'n'], ({ unit, n }) => ({ unit, n })),
  yourHint: given(['n', 'many'], (n) => ({ n, many: yes(n > MANY_CHOICES) })),
  undo: ['what'],
  why: { title: ['what'], edition: ['rules'] },
  digest: { more: ['n'] },
  past: { title: ['at', 'of'] },
  proposal: { yours: ['what'], takeback: ['name', 'line'], agreed: ['n', 'of'] },
  orders: { active: ['n'] },
  fair: { goodNote: ['n', 'short'] },
  curtain: { title: ['name'], ready: ['name'] },
};
