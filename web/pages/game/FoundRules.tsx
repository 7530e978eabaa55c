/** Rules that hold the words searched for. */
import type { GameModule } from '@signoria/kernel';
import { RuleId } from '@signoria/kit';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { RuleText } from './Chapters.tsx';
import { search } from './reference.ts';
import { gameWords } from './text.ts';

const SHOWN = 40;

export function FoundRules({ module, query }: { readonly module: GameModule; readonly query: string }) {
  const game = gameWords.value;
  const found = search(module.text[language.value].reference, query);
  return (
    <section class="sheet found-rules" aria-live="polite">
      <div class="sheet-head">
        <h2>{found.length === 0 ? game.foundNone : game.found(found.length)}</h2>
      </div>
      <ul>
        {found.slice(0, SHOWN).map(({ id, text }) => (
          <li key={id}>
            <a href={paths.game(module.game.id, id)}>
              <RuleId id={id} />
            </a>
            <p>
              <RuleText game={module.game.id} text={text} query={query} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
