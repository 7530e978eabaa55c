/** A house as it is seen from outside: at its address, through whatever stands in front of it. */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { type Answer, isAnswer } from '@signoria/protocol';
import { type Finding, finding } from './findings.ts';

const PATIENCE_MS = 10_000;
const OURS = { 'x-signoria': '1', 'content-type': 'application/json' };

export interface Seen {
  readonly findings: readonly Finding[];
  /** What time the server thinks it is; null where it did not answer. */
  readonly time: number | null;
}

export async function lookFromOutside(url: string): Promise<Seen> {
  let response: Response;
  try {
    response = await asked(`${url}/health`);
  } catch (error) {
    return { findings: [finding('address-silent', { url, why: whyOf(error) })], time: null };
  }
  const health: unknown = await response.json().catch(() => null);
  if (!isAnswer('GET /health', health)) return { findings: [finding('address-stranger', { url })], time: null };
  const time = timeIn(response);
  const well =
    health.status === 'ok'
      ? finding('address-answers', { url, version: health.version })
      : finding('address-failing', { url, why: health.why ?? 'store' });
  const plain = isPlain(url) ? [finding('address-plain', { url })] : [];
  const { proxy, sockets } = await lookAsGuest(url);
  const addresses = proxy.verdict === 'good' ? await lookAtAddresses(url, health.forwarded) : null;
  return { findings: [well, ...plain, addresses ?? proxy, sockets], time };
}

type Forwarded = Answer<'GET /health'>['forwarded'];

/** Nobody's: kept for examples. */
const FORGED = '192.0.2.1';

/** What the server makes of where visitors come from; null where nothing is wrong, as far as it can be seen. */
async function lookAtAddresses(url: string, { said, believed, here }: Forwarded): Promise<Finding | null> {
  // The server itself speaks no https: somebody stands before it, and does not say for whom.
  if (said === 0 && url.startsWith('https:')) return finding('proxy-silent', { url });
  if (believed < said) return finding('proxy-counted', { said, believed });
  // A doctor on the very machine may be taken for a proxy there, and then is believed by rights.
  if (here) return null;
  const health: unknown = await (await asked(`${url}/health`, { headers: { 'x-forwarded-for': FORGED } })).json();
  const isFooled = isAnswer('GET /health', health) && health.forwarded.believed > said;
  return isFooled ? finding('proxy-forged', { proxies: said }) : null;
}

function asked(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
}

/** Only a machine's own address is safe without https. */
function isPlain(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** To the second. */
export function timeIn({ headers }: Response): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}

/** Of a request that failed the cause says more than the failure. */
function whyOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** As somebody who comes for the first time; and is forgotten again. */
async function lookAsGuest(url: string): Promise<{ readonly proxy: Finding; readonly sockets: Finding }> {
  const welcome = await asked(`${url}/api/me`);
  const [cookie = ''] = welcome.headers.getSetCookie();
  const session = cookie.split(';', 1)[0]!;
  const knowsScheme = !url.startsWith('https:') || /^__(?:Host|Secure)-/.test(cookie);
  try {
    const renamed = await posted(url, session, '/api/name', { name: 'Doctor' });
    const proxy = proxyFinding(url, knowsScheme, renamed.status);
    const status = await upgraded(url, session);
    const sockets = status === SWITCHED ? finding('sockets-open', {}) : finding('sockets-refused', { status });
    return { proxy, sockets };
  } finally {
    await posted(url, session, '/api/account/delete', {}).catch(() => {});
  }
}

/** A change from the house's own page: refused where the server does not know what it is called. */
function posted(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { ...OURS, cookie, origin: new URL(url).origin };
  return asked(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function proxyFinding(url: string, knowsScheme: boolean, status: number): Finding {
  if (!knowsScheme) return finding('proxy-scheme', { url });
  return status === 403 ? finding('proxy-host', { url }) : finding('proxy-right', {});
}

const SWITCHED = 101;

/** The status of an attempt to open a socket; 0 for none. */
function upgraded(url: string, cookie: string): Promise<number> {
  const ask = url.startsWith('https:') ? tlsRequest : plainRequest;
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('a doctor looks in').toString('base64').slice(0, 22).concat('=='),
    origin: new URL(url).origin,
    cookie,
  };
  return new Promise((resolve) => {
    const request = ask(`${url}/socket`, { headers, timeout: PATIENCE_MS });
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(SWITCHED);
    });
    request.on('response', ({ statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
    request.end();
  });
}
