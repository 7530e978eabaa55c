/** An authenticator in software, for tests: makes passkeys and signs with them, as a browser would for its page. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Answer } from '@signoria/protocol';

/** Somebody is there, and has shown finger, face or PIN. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export interface Passkey {
  readonly id: string;
  readonly key: KeyObject;
  readonly user: string;
}

/** As much of what the server offers, and asks, as an authenticator looks at. */
interface Offer extends Pick<Answer<'POST /api/passkeys/offer'>, 'challenge' | 'rp'> {
  readonly user: { readonly id: string };
}
type Question = Pick<Answer<'POST /api/passkeys/ask'>, 'challenge' | 'rpId'>;

const url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

export function makePasskey(origin: string, { challenge, rp, user }: Offer) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = map([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authData = Buffer.concat([
    head(rp.id ?? '', PRESENT | VERIFIED | WITH_KEY),
    Buffer.alloc(16),
    length,
    id,
    cose,
  ]);
  const attestationObject = map([
    ['fmt', 'none'],
    ['attStmt', {}],
    ['authData', authData],
  ]);
  const clientDataJSON = clientData('webauthn.create', challenge, origin);
  const response = { clientDataJSON: url(clientDataJSON), attestationObject: url(attestationObject) };
  return { passkey: { id: url(id), key: privateKey, user: user.id }, response: credential(url(id), response) };
}

export function signWith({ id, key }: Passkey, origin: string, { challenge, rpId }: Question) {
  const authenticatorData = head(rpId ?? '', PRESENT | VERIFIED);
  const clientDataJSON = clientData('webauthn.get', challenge, origin);
  const signature = createSign('sha256')
    .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
    .sign(key);
  return credential(id, {
    clientDataJSON: url(clientDataJSON),
    authenticatorData: url(authenticatorData),
    signature: url(signature),
  });
}

function credential<R>(id: string, response: R) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
}

function clientData(type: string, challenge: string, origin: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}

/** For which site, how it was asked, and a counter that such keys leave at nought. */
function head(site: string, flags: number): Buffer {
  return Buffer.concat([sha256(site), Buffer.from([flags]), Buffer.alloc(4)]);
}

type Item = number | string | Buffer | Record<string, never>;

/** As much CBOR as this needs. */
function map(entries: readonly (readonly [Item, Item])[]): Buffer {
  return Buffer.concat([started(5, entries.length), ...entries.flat().map(written)]);
}

function written(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? started(1, -1 - item) : started(0, item);
  if (typeof item === 'string') return Buffer.concat([started(3, item.length), Buffer.from(item)]);
  return Buffer.isBuffer(item) ? Buffer.concat([started(2, item.length), item]) : started(5, 0);
}

function started(kind: number, length: number): Buffer {
  const top = kind << 5;
  return length < 24 ? Buffer.from([top | length]) : Buffer.from([top | 24, length]);
}
