/** A game's own page: what it is, whose it is, where its facts come from, and its rules with an address for each. */
import type { GameModule } from '@signoria/kernel';
import { Button, Icon, Progress } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { hasAid, hasPuzzles } from '../../asides.ts';
import { catalogue, entryOf, titleOf } from '../../games/catalogue.ts';
import { loadGame } from '../../games/whole-game.ts';
import { learn } from '../../local/learn.ts';
import { anchor, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { useOwnTitle } from '../../state/own-title.ts';
import { language, phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import Lost from '../Lost.tsx';
import { Chapters } from './Chapters.tsx';
import { Contents } from './Contents.tsx';
import { FoundRules } from './FoundRules.tsx';
import { Provenance } from './Provenance.tsx';
import { Strength } from './Strength.tsx';
import { gameWords } from './text.ts';

function Head({ module }: { readonly module: GameModule }) {
  const { home, shell } = words.value;
  const game = gameWords.value;
  const text = module.text[language.value];
  const { id, players, rules } = module.game;
  return (
    <header class="game-head">
      <Cover game={id} />
      <div>
        <h1>{text.title}</h1>
        <p class="blurb">{text.blurb}</p>
        <p class="game-facts">
          <Icon name="people" /> {shell.players(players.min, players.max)} · {game.rulesVersion(rules)}
        </p>
        <p class="note">{text.credit}</p>
      </div>
      <div class="game-ways">
        <a class="btn ink" href={`${paths.new}?game=${id}`}>
          <Icon name="play" /> {game.play}
        </a>
        <Button icon="book" onPress={() => void learn(id)}>
          {home.learn(text.title)}
        </Button>
        {hasAid(id) ? (
          <a class="btn" href={paths.aid(id)}>
            <Icon name="cards" /> {shell.title.aid}
          </a>
        ) : null}
        {hasPuzzles(id) ? (
          <a class="btn" href={paths.puzzles(id)}>
            <Icon name="find" /> {shell.title.puzzles}
          </a>
        ) : null}
      </div>
    </header>
  );
}

function OtherGames({ game }: { readonly game: string }) {
  if (catalogue.length < 2) return null;
  return (
    <nav class="other-games" aria-label={gameWords.value.allGames}>
      {catalogue.map(({ id, text }) => (
        <a
          key={id}
          href={paths.game(id)}
          aria-label={text[language.value].title}
          title={text[language.value].title}
          {...(id === game ? { 'aria-current': 'page' as const } : {})}
        >
          <Cover game={id} />
        </a>
      ))}
    </nav>
  );
}

/** Goes to the rule in the address, once it is drawn. */
function useAnchor(): void {
  const at = anchor.value;
  useEffect(() => {
    if (at === '') return;
    const rule = document.getElementById(at);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [at]);
}

function Reference({ module }: { readonly module: GameModule }) {
  const [query, setQuery] = useState('');
  useAnchor();
  const side = (
    <>
      {query.trim() === '' ? null : <FoundRules module={module} query={query} />}
      <Provenance module={module} />
      <Strength game={module.game.id} />
    </>
  );
  return (
    <>
      <aside class="rules-contents sheet" aria-label={gameWords.value.contents}>
        <OtherGames game={module.game.id} />
        <Contents module={module} query={query} onQuery={setQuery} />
        {phone.value && query.trim() !== '' ? <FoundRules module={module} query={query} /> : null}
      </aside>
      <article class="sheet rules-page">
        <Head module={module} />
        <Chapters module={module} query={query} />
      </article>
      <aside class="rules-side" aria-label={gameWords.value.provenance}>
        {phone.value ? (
          <>
            <Provenance module={module} />
            <Strength game={module.game.id} />
          </>
        ) : (
          side
        )}
      </aside>
    </>
  );
}

export default function GamePage({ game }: { readonly game?: string }) {
  const id = game ?? catalogue[0]?.id ?? '';
  const known = entryOf(id) !== undefined;
  useOwnTitle(titleOf(id, language.value));
  const module = useAsync(async () => (known ? loadGame(id) : null), [id]);
  if (!known) return <Lost />;
  return (
    <Page class="rules-layout">
      {module.state === 'ready' && module.value !== null ? (
        <Reference module={module.value} />
      ) : (
        <Progress label={words.value.shell.loading} />
      )}
    </Page>
  );
}
