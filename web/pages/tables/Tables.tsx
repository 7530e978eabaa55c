/** Tables for people: set one up, or find one. Side by side on a wide screen, behind two tabs on the phone. */
import { go, paths, query, route } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { createWords } from './create-words.ts';
import { NewTable } from './NewTable.tsx';
import { OpenTables } from './OpenTables.tsx';

function PhoneTabs() {
  const create = createWords.value;
  const { page } = route.value;
  const current = (on: boolean) => (on ? { 'aria-current': 'page' as const } : {});
  return (
    <nav class="phone-tabs" aria-label={words.value.shell.tables}>
      <a href={paths.lobby} {...current(page === 'lobby')}>
        {create.openTab}
      </a>
      <a href={paths.new} {...current(page === 'new')}>
        {create.tab}
      </a>
    </nav>
  );
}

export default function Tables() {
  const { page } = route.value;
  const both = !phone.value;
  const game = query.value.get('game');
  return (
    <Page class={`tables-page on-${page === 'new' ? 'new' : 'lobby'}`}>
      <h1 class="only-heard">{words.value.shell.tables}</h1>
      {both ? null : <PhoneTabs />}
      {both || page === 'new' ? (
        <NewTable key={`${game} ${query.value.get('where')}`} game={game} where={query.value.get('where')} />
      ) : null}
      {both || page === 'lobby' ? (
        <OpenTables game={game ?? ''} onGame={(id) => go(id === '' ? location.pathname : `?game=${id}`, 'replace')} />
      ) : null}
    </Page>
  );
}
