/**
 * Lets things move as events are told. The page never waits for it: what moves are pictures above a page that already shows what
 * is so, any key or touch puts an end to them, and they tell nothing that the events do not.
 */
import type { GameEvent } from '@signoria/kernel';
import type { GameBoard, Telling } from '@signoria/kit';
import { tempo } from '../state/settings.ts';
import { chosen } from './chosen.ts';
import { makeLayer } from './layer.ts';
import { lookBefore, type Scene, showAfter } from './show.tsx';
import '../css/table/motion.css';

const PACE = { slow: 0.7, normal: 1, fast: 2.2, step: 1 } as const;

export interface Teller {
  /**
   * What has just happened, while the page still shows what was before. `isNow` is asked when the page shows what is; `along`
   * moves with it.
   */
  tell(news: readonly GameEvent[], isNow: () => boolean, along?: (scene: Scene) => void): void;
  /** Everything is where it belongs, at once. */
  skip(): void;
  remove(): void;
}

export function makeTeller(board: GameBoard | null): Teller {
  const layer = makeLayer(document.body);
  let telling: Telling | null = null;
  void board?.telling?.().then((found) => {
    telling = found;
  });
  const listening = new AbortController();
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, layer.skip, { signal: listening.signal });
  }
  return {
    tell(news, isNow, along = () => {}) {
      const root = document.querySelector('.table-page');
      if (news.length === 0 || root === null || document.hidden) return;
      const before = lookBefore(chosen(news.flatMap((event) => telling?.moves(event) ?? [])), root);
      requestAnimationFrame(() => {
        if (!isNow()) return;
        const scene: Scene = { root, layer, pace: PACE[tempo.peek()] };
        along(scene);
        showAfter(scene, before);
      });
    },
    skip: layer.skip,
    remove() {
      listening.abort();
      layer.remove();
    },
  };
}
