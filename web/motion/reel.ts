/** Follows a replay: one step on is told as it was in play; whoever jumps, or goes back, is simply there. */
import { effect } from '@preact/signals';
import type { Look } from '../local/worker-api.ts';
import type { ReelState } from '../pages/replay/reel.ts';
import { makeTeller } from './tell.ts';

export function follow({ board, look, aside }: Pick<ReelState, 'board' | 'look' | 'aside'>): () => void {
  const teller = makeTeller(board);
  let before: Look | null = null;
  const stop = effect(() => {
    const now = look.value;
    teller.skip();
    if (now !== null && isNext(before, now) && aside.peek() === null) teller.tell(now.news, () => look.peek() === now);
    before = now;
  });
  return () => {
    stop();
    teller.remove();
  };
}

/** Of answers nobody gave, nothing is told. */
function isNext(before: Look | null, now: Look): boolean {
  return before !== null && now.open.seq === before.open.seq + 1;
}
