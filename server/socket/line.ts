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
