/** What a connection needs of a socket, be it somebody's own or one at another node. */
import type { RawData } from 'ws';

export interface Line {
  readonly OPEN: number;
  readonly readyState: number;
  /** Bytes on their way to a reader who has not taken them yet. */
  readonly bufferedAmount: number;
  /** `sent` once it is on its way. */
  send(text: string, sent?: () => void): void;
  close(code: number, why: string): void;
  terminate(): void;
  ping(): void;
  pong(data: RawData): void;
  on(event: 'message' | 'ping' | 'pong', heard: (data: RawData) => void): unknown;
  once(event: 'close', closed: () => void): unknown;
}

/** What is written while it is corked goes out at once. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** Close codes of our own, beside those of the protocol. */
export const NO_SESSION = 4401;
export const TOO_MANY = 4429;
export const BANNED = 4403;
/** The table is at another server by now: to be asked for again. */
export const MOVED = 1001;
