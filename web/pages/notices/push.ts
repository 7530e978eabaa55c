/** This browser as a place to be told: asks for permission only when somebody has pressed the button. */
import type { PushTarget } from './api.ts';

export type Subscribed = PushTarget | 'unsupported' | 'denied' | 'failed';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function subscribe(pushKey: string): Promise<Subscribed> {
  if (!canPush()) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.ready;
    return targetOf(await subscription(registration, pushKey)) ?? 'failed';
  } catch {
    return 'failed'; // the browser says no more about it than that
  }
}

/** One made for another key is of no use: the house has moved, or was set up anew. */
async function subscription({ pushManager }: ServiceWorkerRegistration, pushKey: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(pushKey);
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known !== null && key != null && !sameBytes(new Uint8Array(key), applicationServerKey)) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function targetOf(given: PushSubscription): PushTarget | null {
  const { endpoint, keys } = given.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { type: 'push', endpoint, keys: { p256dh, auth }, device: deviceName(navigator.userAgent) };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** So that its owner knows one from the other: "Firefox, Android". */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return found.length === 0 ? 'Web' : found.join(', ');
}
