/**
 * An HTTP answer that does not end, as a line like a socket: one JSON object to a line of text (NDJSON), an empty line now
 * and then so that nobody between here and there takes it for dead. Nothing is heard on it.
 */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Line } from '../socket/line.ts';

const OPEN = 1;
const CLOSED = 3;
const NDJSON = 'application/x-ndjson; charset=utf-8';

/** From now on the answer is ours; it begins with `begin`. */
export interface StreamLine extends Line {
  begin(): void;
}

export function streamLine(reply: FastifyReply): StreamLine {
  const { raw } = reply;
  const events = new EventEmitter();
  let state = OPEN;
  raw.once('close', () => {
    state = CLOSED;
    events.emit('close');
  });
  return {
    OPEN,
    get readyState() {
      return state;
    },
    get bufferedAmount() {
      return raw.writableLength;
    },
    begin: () => begin(reply, raw),
    send: (text, sent) => void raw.write(`${text}\n`, () => sent?.()),
    close(_, why) {
      state = CLOSED;
      raw.end(`${JSON.stringify({ type: 'end', why })}\n`);
    },
    terminate: () => void raw.destroy(),
    // Whoever takes what is written is there.
    ping: () => void raw.write('\n', () => events.emit('pong')),
    pong() {},
    on: (event, listener) => events.on(event, listener),
    once: (event, listener) => events.once(event, listener),
  };
}

/** The same line as a connection of tables has it, but what they say is heard here and goes no further. */
export function overheard(line: Line, hear: (text: string) => void): Line {
  return {
    OPEN: line.OPEN,
    get readyState() {
      return line.readyState;
    },
    get bufferedAmount() {
      return line.bufferedAmount;
    },
    send(text, sent) {
      hear(text);
      sent?.();
    },
    close: (code, why) => line.close(code, why),
    terminate: () => line.terminate(),
    ping: () => line.ping(),
    pong: (data) => line.pong(data),
    on: (event, heard) => line.on(event, heard),
    once: (event, closed) => line.once(event, closed),
  };
}

function begin(reply: FastifyReply, raw: ServerResponse): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', NDJSON);
  // A proxy that gathers lines before it passes them on would make a live game a dead one.
  raw.setHeader('x-accel-buffering', 'no');
  raw.flushHeaders();
}

/** How long it was open says nothing about how quick we are. */
export function isStream({ raw }: Pick<FastifyReply, 'raw'>): boolean {
  return raw.getHeader('content-type') === NDJSON;
}
