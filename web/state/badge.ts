/** The installed client's icon says how many games wait for an answer, also while no page of it is open. */
import { effect } from '@preact/signals';
import { me } from './me.ts';
import { fetchMyTables, myTables, waitingTables } from './my-tables.ts';

/** Where there is no icon to put it on, or nobody allows it, nothing is lost. */
function wear(count: number): void {
  void navigator.setAppBadge(count).catch(() => {});
}

/** For browsers that know of such things. Counted whenever the list is fetched, and again when the reader turns to something else: that is when it is seen. */
export function wearBadge(): void {
  effect(() => {
    if (myTables.value !== null) wear(waitingTables.value.length);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && me.value !== null) void fetchMyTables();
  });
}
