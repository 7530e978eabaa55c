/**
 * The socket of somebody who came in at another node, as seen from the node that owns their table: what is sent to it
 * goes over the line between the two.
 */
import { EventEmitter } from 'node:events';
import type { Line } from '../socket/line.ts';
import type { Frames } from './frames.ts';

const OPEN = 1;
const CLOSED = 3;

export interface FarSocket extends Line {
  /** What they said. */
  heard(text: string): void;
  /** So many bytes have left for them. */
  sent(bytes: number): void;
  /** They are gone. */
  gone(): void;
  /** What they said is for a table of another node. */
  elsewhere(text: string): void;
}

export function farSocket(frames: Frames, id: number): FarSocket {
  const events = new EventEmitter();
  let unread = 0;
  let state = OPEN;
  const end = (code: number, why: string) => {
    if (state === CLOSED) return;
    frames.send('x', id, JSON.stringify({ code, why }));
    gone();
  };
  const gone = () => {
    if (state === CLOSED) return;
    state = CLOSED;
    events.emit('close');
  };
  return {
    OPEN,
    get readyState() {
      return state;
    },
    get bufferedAmount() {
      return unread;
    },
    send(text: string) {
      unread += text.length;
      frames.send('t', id, text);
    },
    close: end,
    terminate: () => end(ABNORMAL, ''),
    // The node they came in at asks whether they are there.
    ping() {},
    pong() {},
    on: (event, listener) => events.on(event, listener),
    once: (event, listener) => events.once(event, listener),
    heard: (text) => void events.emit('message', Buffer.from(text)),
    sent(bytes) {
      unread = Math.max(0, unread - bytes);
    },
    gone,
    elsewhere: (text) => frames.send('e', id, text),
  };
}

/** Cut off without a word. */
export const ABNORMAL = 1006;
