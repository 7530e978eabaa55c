/**
 * Who may become the first administrator. A server on the net is found by strangers before its host has opened the
 * page, so whoever opens the first account has to know a code that only the server's console shows. It is kept until
 * it was used: a restart does not change it, and several servers on one database ask for the same.
 */
import type { Store } from '@signoria/store';
import { hasFirstAdmin } from '../accounts/sign-in/first-admin.ts';
import { Problem } from '../http/problems.ts';
import { isSameSecret, newCode } from '../ids.ts';
import type { Services } from '../services.ts';

/** `made`: this server thinks one up. `free`: whoever comes first, for tests and for servers nobody else can reach. */
export type SetupCode = 'made' | 'free' | { readonly code: string };

const KEY = 'setup-code';

/** What is asked of the first account; null for nothing. */
export async function prepareSetup(store: Store, wanted: SetupCode): Promise<string | null> {
  if (wanted === 'free') return null;
  if (wanted !== 'made') return wanted.code;
  const kept = await store.getMeta(KEY);
  if (kept !== null) return kept;
  await store.setMeta(KEY, newCode() + newCode());
  return store.getMeta(KEY);
}

/** Whether somebody looks after the house; where all come by the provider, its group says who does. */
export async function isSetUp({ store, sso }: Pick<Services, 'store' | 'sso'>): Promise<boolean> {
  return sso?.settings.only === true || (await hasFirstAdmin(store));
}

/** Refuses whoever does not know the code. To be asked before the first account is made. */
export function mustKnowSetupCode({ setupCode }: Pick<Services, 'setupCode'>, given: string | undefined): void {
  if (setupCode === null) return;
  if (given === undefined || !isSameSecret(plain(given), plain(setupCode))) throw new Problem('setup-code');
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
