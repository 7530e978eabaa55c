/** What the orders' dialog speaks with: its own words and the game's, which come with the first order. */
import { orders as orderTexts } from 'virtual:orders';
import { type Signal, signal } from '@preact/signals';
import type { GameModule } from '@signoria/kernel';
import { useEffect } from 'preact/hooks';
import { language } from '../../../state/settings.ts';
import { usePlay } from '../play.ts';
import type { Speech } from './say.ts';
import { ORDER_WORDS } from './text.ts';

type Texts = NonNullable<GameModule['orders']>;

const fetched = new Map<string, Signal<Texts | null>>();

function textsOf(game: string): Signal<Texts | null> {
  const texts = fetched.get(game) ?? signal<Texts | null>(null);
  fetched.set(game, texts);
  return texts;
}

export function useSpeech(): Speech {
  const { bundle, text, reader, heard } = usePlay();
  const texts = textsOf(bundle.id);
  useEffect(() => {
    // Out of reach of the server the orders are named by their ids; the next opening tries again.
    if (texts.value === null)
      void orderTexts[bundle.id]?.().then(
        (found) => (texts.value = found),
        () => {},
      );
  }, [bundle.id]);
  return {
    say: ORDER_WORDS[language.value],
    orders: texts.value?.[language.value] ?? null,
    text: text.value,
    reader: reader.value,
    notation: bundle.notation,
    heard: heard.value,
  };
}
