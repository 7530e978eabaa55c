/** A real WebSocket server in sixty lines of Node, for tests that break connections on purpose. Text frames only. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Client {
  send(message: unknown): void;
  /** Cut without a goodbye, like a lost network. */
  cut(): void;
}

export interface TinyServer {
  readonly url: string;
  readonly clients: Client[];
  close(): Promise<void>;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

function accept(request: IncomingMessage, socket: Socket): void {
  const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${GUID}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(`${[...head, `Sec-WebSocket-Accept: ${key}`].join('\r\n')}\r\n\r\n`);
}

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeUInt8(Math.min(body.length, 126), 1);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([body.length < 126 ? head.subarray(0, 2) : head, body]);
}

/** The texts of all whole frames in `data`, and what is left over. A client's frames are masked. */
function unframe(data: Buffer): { readonly texts: readonly string[]; readonly rest: Buffer } {
  const texts: string[] = [];
  let at = 0;
  while (data.length >= at + 6) {
    const short = data[at + 1]! & 0x7f;
    const from = short === 126 ? at + 4 : at + 2;
    const length = short === 126 ? data.readUInt16BE(at + 2) : short;
    if (data.length < from + 4 + length) break;
    const mask = data.subarray(from, from + 4);
    const body = data.subarray(from + 4, from + 4 + length).map((byte, i) => byte ^ mask[i % 4]!);
    if ((data[at]! & 0x0f) === 1) texts.push(Buffer.from(body).toString());
    at = from + 4 + length;
  }
  return { texts, rest: data.subarray(at) };
}

export async function tinyServer(onMessage: (client: Client, message: never) => void): Promise<TinyServer> {
  const clients: Client[] = [];
  const open = new Set<Socket>();
  const server = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    accept(request, socket);
    open.add(socket);
    const client = { send: (m: unknown) => void socket.write(frame(JSON.stringify(m))), cut: () => socket.destroy() };
    clients.push(client);
    let kept = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (data) => {
      const { texts, rest } = unframe(Buffer.concat([kept, data]));
      kept = Buffer.from(rest);
      for (const text of texts) onMessage(client, JSON.parse(text) as never);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clients,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
