/** Real servers that receive what a house sends out: mail, webhooks, pushes. Each keeps what came, and can be made to fail. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: readonly string[];
  readonly head: string;
  /** Decoded parts, one after the other. */
  readonly body: string;
}

export interface MailBox {
  readonly port: number;
  readonly mails: Mail[];
  /** What it says instead of taking the mail; null takes it. */
  refusal: { readonly code: number; readonly text: string } | null;
  close(): Promise<void>;
}

export async function mailBox(): Promise<MailBox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        if (box.refusal !== null) {
          return done(Object.assign(new Error(box.refusal.text), { responseCode: box.refusal.code }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, ...readMail(Buffer.concat(parts).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const box: MailBox = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refusal: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return box;
}

/** As much of MIME as our own letters need. */
function readMail(raw: string): Pick<Mail, 'head' | 'body'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const text = rest.join('\r\n\r\n');
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  if (boundary === undefined) return { head: unfolded(head), body: decoded(head, text) };
  const parts = text.split(`--${boundary}`).slice(1, -1);
  const bodies = parts.map((part) => {
    const at = part.indexOf('\r\n\r\n');
    return decoded(part.slice(0, at), part.slice(at + 4));
  });
  return { head: unfolded(head), body: bodies.join('\n') };
}

function unfolded(head: string): string {
  const whole = head.replace(/\r\n[ \t]+/g, ' ');
  return whole
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=) (?==\?UTF-8)/gi, '$1')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
}

function decoded(head: string, text: string): string {
  if (/content-transfer-encoding: *base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (/content-transfer-encoding: *quoted-printable/i.test(head)) return quoted(text.replace(/=\r\n/g, ''));
  return text;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export interface Caught {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Catcher {
  readonly address: string;
  readonly caught: Caught[];
  /** What it answers from now on. */
  reply: { readonly status: number; readonly body: string };
  close(): Promise<void>;
}

export async function catcher(): Promise<Catcher> {
  const caught: Caught[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      caught.push({ method, path: url, headers, body: Buffer.concat(parts) });
      response.writeHead(it.reply.status, { 'content-type': 'application/json' }).end(it.reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const it: Catcher = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    caught,
    reply: { status: 200, body: '{}' },
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  return it;
}

/** A browser's side of web push: what it gives away, and how it reads what comes (RFC 8291, aes128gcm). */
export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): unknown;
}

export function browser(): Browser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
