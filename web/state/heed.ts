/** Whoever opens a table has heeded what was said about it: its notices leave the screen of this device. */
import { effect } from '@preact/signals';
import { route } from '../router.ts';

export function heedNotices(): void {
  if (!('serviceWorker' in navigator)) return;
  effect(() => {
    const at = route.value;
    if (at.page === 'table' && !at.local) void closeNotices(`table/${at.table}`);
  });
}

async function closeNotices(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications({ tag })) ?? [];
  for (const notice of shown) notice.close();
}
