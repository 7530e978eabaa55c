/** What everybody may know of the house this page comes from: its name, its announcement, whether it is set up. */
import { signal } from '@preact/signals';
import type { Club } from '@signoria/protocol';
import { call } from '../api.ts';
import { kept } from './stored-signal.ts';

export const club = signal<Club | null>(null);

/** What the reader has put away: an announcement by its text, or the invitation to set the house up. */
export const putAway = kept<readonly string[]>('put-away', [], (stored) =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined,
);

const MOST_REMEMBERED = 20;

export function putBannerAway(text: string): void {
  putAway.value = [...putAway.value, text].slice(-MOST_REMEMBERED);
}

const OLD_MS = 5 * 60_000;
let asked = 0;

/** Without a server there is no house: then nothing is known of it, and nothing is missing. */
export async function lookAtClub(): Promise<void> {
  asked = Date.now();
  club.value = await call('GET /api/club').catch(() => club.value);
  document.documentElement.dataset.house = club.value?.look.colour ?? 'wax';
}

/** An announcement made meanwhile reaches whoever comes back to the page. */
export function followClub(): void {
  if (asked > 0) return;
  void lookAtClub();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > OLD_MS) void lookAtClub();
  });
}
