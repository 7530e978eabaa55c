/**
 * What a table and its watchers say to each other: the same messages over a WebSocket, to a Web Worker, and in tests. Plain
 * JSON, by subject in `wire/`.
 */
export type * from './wire/messages.ts';
export type * from './wire/orders.ts';
export type * from './wire/rooms.ts';
export type * from './wire/settings.ts';
export type * from './wire/view.ts';
