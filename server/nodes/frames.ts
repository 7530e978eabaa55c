/**
 * What goes over the line between two nodes: one frame to a line, a letter for its kind, a number for whom it is, a
 * space, and what is said. What is said is JSON, which has no line breaks; views pass without being read.
 */
import type { Socket } from 'node:net';

/**
 * From the node that asks: `o`pens a channel for a connection, carries its `m`essages, says that the `p`erson has changed,
 * `a`cknowledges bytes that were sent on, `c`loses it; `q`uestions of its own. Back: `t`exts for the connection, its end
 * (`x`), messages for tables that are not here (`e`), `r`eplies. Both: `h`andshake.
 */
export type Kind = 'o' | 'm' | 'p' | 'a' | 'c' | 'q' | 't' | 'x' | 'e' | 'r' | 'h';

export interface Frame {
  readonly kind: string;
  readonly id: number;
  readonly text: string;
}

export interface Frames {
  send(kind: Kind, id: number, text: string): void;
  /** Breaks off. */
  end(): void;
}

/** As much as somebody may say before it is known who they are, and afterwards. */
const FIRST_CHARS = 1000;
const MOST_CHARS = 64 * 1024 * 1024;

export interface Hearing {
  hear(frame: Frame): void;
  /** The line is dead. */
  lost(): void;
  /** Whether it is known who speaks. */
  isKnown(): boolean;
}

export function framesOn(socket: Socket, { hear, lost, isKnown }: Hearing): Frames {
  let rest = '';
  socket.setNoDelay(true).setEncoding('utf8');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (!socket.destroyed) hear(frameOf(line));
    if (rest.length > (isKnown() ? MOST_CHARS : FIRST_CHARS)) socket.destroy();
  });
  socket.on('error', () => {}); // a close follows
  socket.on('close', lost);
  return {
    send: (kind, id, text) => void socket.write(`${kind}${id} ${text}\n`),
    end: () => void socket.destroy(),
  };
}

function frameOf(line: string): Frame {
  const space = line.indexOf(' ');
  return { kind: line.charAt(0), id: Number(line.slice(1, space)), text: line.slice(space + 1) };
}
