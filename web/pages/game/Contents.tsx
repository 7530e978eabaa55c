/** The list of chapters, and the search above it. */
import type { GameModule } from '@signoria/kernel';
import { Icon } from '@signoria/kit';
import { useEffect, useRef } from 'preact/hooks';
import { anchor } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { chapterOf } from './reference.ts';
import { gameWords } from './text.ts';

interface ContentsProps {
  readonly module: GameModule;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function Search({ query, onQuery }: Omit<ContentsProps, 'module'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const { search } = gameWords.value;
  return (
    <div class="search">
      <Icon name="find" />
      <input
        ref={field}
        type="search"
        aria-label={search}
        placeholder={search}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
      <span class="kbd wide-only" aria-hidden="true">
        /
      </span>
    </div>
  );
}

export function Contents({ module, query, onQuery }: ContentsProps) {
  const game = gameWords.value;
  const { reference } = module.text[language.value];
  const current = chapterOf(reference, anchor.value);
  return (
    <>
      <Search query={query} onQuery={onQuery} />
      <nav aria-label={game.contents}>
        <ol>
          {reference.chapters.map(({ id, title, entries }) => (
            <li key={id}>
              <a href={`#${id}`} {...(id === current ? { 'aria-current': 'location' as const } : {})}>
                <b>{id}</b>
                <span>{title}</span>
                <small>{entries.length}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
