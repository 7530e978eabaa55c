/** What the page about pace asks of the server. */
import type { CoverWish } from '@signoria/table';
import { call, post, type WaitingOrder } from '../../api.ts';

export interface LeaveSpan {
  readonly from: number;
  readonly to: number;
}

export interface MyPace {
  readonly cover: CoverWish;
  readonly order: WaitingOrder;
  readonly leave: { readonly perYear: number; readonly left: number; readonly spans: readonly LeaveSpan[] };
  /** The server's time, by which days begin. */
  readonly now: number;
}

export const paceApi = {
  read: () => call<MyPace>('/pace'),
  wish: (wish: Partial<Pick<MyPace, 'cover' | 'order'>>) => post<MyPace>('/pace', wish),
  takeLeave: (from: number | null, days: number) => post<MyPace>('/pace/leave', { from, days }),
  endLeave: (from: number) => post<MyPace>('/pace/leave/end', { from }),
};
