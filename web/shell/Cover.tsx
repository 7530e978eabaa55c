/** A game's picture, fetched when it is first shown. */

import { Mark } from '@signoria/kit';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadCover } from '../games/load.ts';

const known = new Map<string, ComponentType | null>();

export function Cover({ game }: { readonly game: string }) {
  const [Picture, setPicture] = useState<ComponentType | null>(() => known.get(game) ?? null);
  useEffect(() => {
    let current = true;
    void loadCover(game)
      .catch(() => null)
      .then((found) => {
        known.set(game, found);
        if (current) setPicture(() => found);
      });
    return () => {
      current = false;
    };
  }, [game]);
  return <span class="cover-frame">{Picture === null ? <Mark /> : <Picture />}</span>;
}
