/**
 * The gallery: every part of the kit in every state, and the drawings of every game that brings a gallery of its own.
 * For people who build; `?lang=ru`, `?theme=dark` and `?only=<section>` choose what is seen.
 */
/// <reference types="vite/client" />
import { type ComponentType, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '@signoria/kit/kit.css';
import './gallery/gallery.css';
import { Button, Mark, Patterns } from '@signoria/kit';
import { Foundations } from './gallery/Foundations.tsx';
import { Held } from './gallery/Held.tsx';
import { Menus } from './gallery/Menus.tsx';
import { Pages } from './gallery/Pages.tsx';
import { TableParts } from './gallery/TableParts.tsx';
import { type Lang, WORDS, type Words } from './gallery/words.ts';

/** What a game shows here: its own drawings with its own sample words. */
interface GameGallery {
  readonly default: ComponentType<{ lang: Lang }>;
}

const games = Object.entries(
  import.meta.glob<GameGallery>('../games/*/board/drawings/gallery.tsx', { eager: true }),
).map(([path, { default: Gallery }]) => ({ id: path.split('/')[2]!, Gallery }));

// A board's names come with the words of a language, which a table has read by now.
import.meta.glob('../games/*/text/{en,ru}.ts', { eager: true });

const query = new URLSearchParams(location.search);

function Section({ id, words }: { readonly id: string; readonly words: Words }) {
  if (id === 'foundations') return <Foundations words={words} />;
  if (id === 'table') return <TableParts words={words} />;
  if (id === 'menus') return <Menus words={words} />;
  if (id === 'pages') return <Pages words={words} />;
  return <Held words={words} />;
}

const SECTIONS = ['foundations', 'table', 'menus', 'pages', 'held'] as const;
const shown = (id: string): boolean => !query.has('only') || query.get('only') === id;

function Gallery() {
  const [lang, setLang] = useState<Lang>(query.get('lang') === 'ru' ? 'ru' : 'en');
  const [dark, setDark] = useState(query.get('theme') === 'dark');
  useEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [lang, dark]);
  const words = WORDS[lang];
  return (
    <>
      <Patterns />
      <main class="gallery">
        <header>
          <Mark />
          <h1>{words.title}</h1>
          <span class="grow" />
          <Button kind="quiet" onPress={() => setLang(lang === 'en' ? 'ru' : 'en')}>
            {words.otherLanguage}
          </Button>
          <Button kind="quiet" icon={dark ? 'sun' : 'moon'} label={words.theme} onPress={() => setDark(!dark)} />
        </header>
        {SECTIONS.filter(shown).map((id) => (
          <Section key={id} id={id} words={words} />
        ))}
        {games
          .filter(({ id }) => shown(id))
          .map(({ id, Gallery: Game }) => (
            <Game key={id} lang={lang} />
          ))}
      </main>
    </>
  );
}

render(<Gallery />, document.getElementById('gallery')!);
