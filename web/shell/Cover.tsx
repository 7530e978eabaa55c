/** A game's picture, fetched when it is first shown. */

import { covers } from 'virtual:covers';
import { Mark } from '@signoria/kit';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

async function fetchCover(game: string): Promise<ComponentType | null> {
  try {
    return (await covers[game]?.()) ?? null;
  } catch {
    return null;
  }
}

const known = new Map<string, ComponentType | null>();

export function Cover({ game }: { readonly game: string }) {
  const [Picture, setPicture] = useState<ComponentType | null>(() => known.get(game) ?? null);
  useEffect(() => {
    let current = true;
    void fetchCover(game).then((found) => {
      known.set(game, found);
      if (current) setPicture(() => found);
    });
    return () => {
      current = false;
    };
  }, [game]);
  return <span class="cover-frame">{Picture === null ? <Mark /> : <Picture />}</span>;
}
