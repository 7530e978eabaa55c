/** For who has never played it: a first game that explains itself. */

import { Button } from '@signoria/kit';
import { entryOf } from '../../games/catalogue.ts';
import { learn } from '../../local/learn.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';

export function Learn({ game }: { readonly game: string }) {
  const { home } = words.value;
  const entry = entryOf(game);
  if (entry === undefined) return null;
  return (
    <p class="home-learn">
      <small>{home.learnNote}</small>
      <Button icon="book" onPress={() => void learn(game)}>
        {home.learn(entry.text[language.value].title)}
      </Button>
    </p>
  );
}
