/**
 * A WebSocket that does as little as it can, so that on a small machine it is the server that is measured: texts go out
 * in one write each, and come in as they are. Only what servers on the same machine send: whole texts, uncompressed. Who
 * is asked whether they are still there says so.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawSocket {
  /** Latin letters only. */
  send(text: string): void;
  heard: (text: string) => void;
  close(): void;
}

const TEXT = 1;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;

interface Line extends RawSocket {
  pong(): void;
}

export async function openRaw(address: string, path: string, cookie = ''): Promise<RawSocket> {
  const { port, hostname, host } = new URL(address);
  const socket = connect(Number(port), hostname).setNoDelay();
  const raw: Line = {
    send: (text) => void socket.write(frame(TEXT, text)),
    pong: () => void socket.write(frame(PONG, '')),
    heard: () => {},
    close: () => void socket.removeListener('close', hungUp).destroy(),
  };
  await once(socket, 'connect');
  socket.on('close', hungUp);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${cookie}\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await upgraded(socket, raw);
  return raw;
}

/** Whoever waits for an answer would wait for ever. */
function hungUp(): never {
  throw new Error('the server hung up');
}

function upgraded(socket: ReturnType<typeof connect>, raw: Line): Promise<void> {
  let rest: Buffer | null = null;
  let open = false;
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (data) => {
      let all = rest === null ? data : Buffer.concat([rest, data]);
      const end = open ? 0 : all.indexOf('\r\n\r\n') + 4;
      if (!open && end < 4) {
        rest = all;
        return;
      }
      if (!open && !all.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
        reject(new Error(all.toString('latin1', 0, end)));
      open = true;
      resolve();
      all = all.subarray(end + read(all.subarray(end), raw));
      rest = all.length === 0 ? null : all;
    });
  });
}

/** A mask of noughts masks nothing, but the server has to undo it all the same. */
function frame(kind: number, text: string): Buffer {
  const { length } = text;
  const head = length < 126 ? 6 : 8;
  const bytes = Buffer.alloc(head + length);
  bytes[0] = FINAL | kind;
  bytes[1] = MASKED | Math.min(length, 126);
  if (length >= 126) bytes.writeUInt16BE(length, 2);
  bytes.write(text, head, 'latin1');
  return bytes;
}

/** Tells every whole text, and gives how many bytes they took. */
function read(data: Buffer, raw: Line): number {
  let at = 0;
  for (;;) {
    const size = data.length - at < 2 ? null : payload(data, at);
    if (size === null || data.length - at < size.head + size.body) return at;
    const end = at + size.head + size.body;
    const kind = data[at]! & 0x0f;
    if (kind === TEXT) raw.heard(data.toString('latin1', at + size.head, end));
    else if (kind === PING) raw.pong();
    at = end;
  }
}

function payload(data: Buffer, at: number): { readonly head: number; readonly body: number } | null {
  const short = data[at + 1]! & 0x7f;
  if (short < 126) return { head: 2, body: short };
  const head = short === 126 ? 4 : 10;
  if (data.length - at < head) return null;
  return { head, body: short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2)) };
}
