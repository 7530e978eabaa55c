/** The game on one page: to be read, searched and printed. */
import { Button, Icon, Progress } from '@signoria/kit';
import { hasAid } from '../../asides.ts';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import Lost from '../Lost.tsx';
import { AidBody } from './AidBody.tsx';
import { type AidTools, fetchAid } from './fetch.ts';
import { aidWords } from './text.ts';

function Head({ module }: Pick<AidTools, 'module'>) {
  const say = aidWords.value;
  return (
    <header class="aid-head">
      <h1>
        {module.text[language.value].title} <small>{say.title}</small>
      </h1>
      <div class="aid-ways">
        <Button icon="download" onPress={() => print()}>
          {say.print}
        </Button>
        <a class="btn" href={paths.game(module.game.id)}>
          <Icon name="book" /> {say.allRules}
        </a>
      </div>
    </header>
  );
}

export default function AidPage({ game }: { readonly game: string }) {
  const known = hasAid(game);
  const tools = useAsync(async () => (known ? fetchAid(game) : null), [game]);
  if (!known) return <Lost />;
  return (
    <Page class="aid">
      {tools.state === 'ready' && tools.value !== null ? (
        <article class="sheet aid-sheet">
          <Head module={tools.value.module} />
          <AidBody tools={tools.value} />
        </article>
      ) : tools.state === 'failed' ? (
        <p class="note bad pad">{words.value.trouble.offline}</p>
      ) : (
        <Progress label={words.value.shell.loading} />
      )}
    </Page>
  );
}
