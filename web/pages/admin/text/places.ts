/** The places of the sentences of the administration, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { Counted } from '@signoria/protocol';
import type { AdminWords } from '../text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GIGABYTE = 2 ** 30;

const gigabytes = (bytes: number): number => Math.round((bytes / GIGABYTE) * 10) / 10;

/** Full units: a server has not run for two days before it has. */
function inUnits(ms: number): { readonly unit: string; readonly n: number } {
  if (ms < HOUR) return { unit: 'minutes', n: Math.floor(ms / MINUTE) };
  return ms < 2 * DAY ? { unit: 'hours', n: Math.floor(ms / HOUR) } : { unit: 'days', n: Math.floor(ms / DAY) };
}

const counted = given(['n', 'more'], ({ n, more }: Counted) => ({ n, more: more ? 'yes' : 'no' }));

export const places: Places<AdminWords> = {
  overview: {
    connections: ['n'],
    memoryOf: given(['used', 'total'], (used, total) => ({ used: gigabytes(used), total: gigabytes(total) })),
    loadOf: given(['load', 'processors'], (load, processors) => ({ load: Math.round(load * 100) / 100, processors })),
    thinking: ['working', 'waiting'],
    counted,
    duration: given(['unit', 'n'], inUnits),
    openReports: counted,
    openFaults: counted,
  },
  given: { secret: given(['isSet'], (isSet: boolean) => ({ isSet: isSet ? 'yes' : 'no' })) },
  reports: { says: ['by', 'about'], closed: ['what', 'by', 'ago'] },
  faults: {
    where: given(['game', 'seat', 'seq'], (game, seat, seq) => ({ game, seat: seat === null ? 0 : seat + 1, seq })),
    times: ['n', 'ago'],
    by: ['name'],
  },
  people: { muted: ['until'], banned: ['until'], record: ['finished', 'left'], since: ['date'] },
  settings: { pushReady: ['address'] },
  journal: {
    deeds: {
      settings: ['about'],
      rename: ['about'],
      mute: ['about'],
      unmute: ['about'],
      ban: ['about'],
      unban: ['about'],
      'make-admin': ['about'],
      'unmake-admin': ['about'],
      delete: ['about'],
      end: ['about'],
      judge: ['about'],
      file: ['about'],
      backup: ['about'],
      edition: ['about'],
    },
    sanction: given(['until', 'reason'], (until, reason) => ({ until: until ?? 'none', reason: reason || 'none' })),
  },
};
