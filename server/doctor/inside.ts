/** A house as its data show it: the database, how mail leaves it, whether push services can be reached. */
import type { Store } from '@signoria/store';
import { readClub } from '../club/settings.ts';
import { NotSent } from '../notices/failure.ts';
import { tryMail } from '../notices/mail.ts';
import { type Finding, finding } from './findings.ts';
import { timeIn } from './outside.ts';

export async function lookAtData(store: Store): Promise<Finding> {
  await store.listTables({}, { limit: 1 });
  return finding('data-there', { engine: store.engine });
}

/** By the address that was set, and the one the house was asked at. */
export async function lookAtAddress(store: Store, asked: string | null): Promise<readonly Finding[]> {
  const { address } = await readClub(store);
  if (address === null) return [finding('address-unset', {})];
  return asked === null || new URL(asked).origin === address
    ? []
    : [finding('address-differs', { url: asked, set: address })];
}

/** Signs in at the mail server, and sends nothing. */
export async function lookAtMail(store: Store): Promise<Finding> {
  const { smtp, address } = await readClub(store);
  if (smtp === null) return finding('mail-unset', {});
  try {
    await tryMail({ store });
  } catch (error) {
    return finding('mail-refused', { host: smtp.host, why: error instanceof NotSent ? error.code : String(error) });
  }
  return address === null ? finding('mail-unsigned', {}) : finding('mail-ready', { host: smtp.host });
}

/** What the makers of browsers run. */
export const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com/',
  'https://updates.push.services.mozilla.com/',
  'https://web.push.apple.com/',
];

const PATIENCE_MS = 10_000;

export interface Reached {
  readonly finding: Finding;
  /** What time they say it is; null where none was reached. */
  readonly time: number | null;
}

/** Whatever they answer to a stranger, they can be reached. Where there is no https nobody needs them. */
export async function lookAtPush(url: string | null, services: readonly string[]): Promise<Reached> {
  if (url === null || !url.startsWith('https:')) return { finding: finding('push-plain', {}), time: null };
  const answers = await Promise.all(services.map(answerOf));
  const time = answers.map((answer) => (answer === null ? null : timeIn(answer))).find((at) => at !== null) ?? null;
  const hosts = (reached: boolean) =>
    services
      .filter((_, i) => (answers[i] !== null) === reached)
      .map((service) => new URL(service).host)
      .join(', ');
  const missing = hosts(false);
  const found =
    missing === '' ? finding('push-ready', { hosts: hosts(true) }) : finding('push-unreached', { hosts: missing });
  return { finding: found, time };
}

async function answerOf(service: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(service, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
}
