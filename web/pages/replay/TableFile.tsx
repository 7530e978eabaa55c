/** The file of one table's game, from this device or from the server; neither gives one while the game is running. */
import type { GameFile } from '@signoria/kernel';
import { EmptyState, Mark, Progress } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { ApiError, api } from '../../api.ts';
import { call } from '../../local/client.ts';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { troubleText } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';

function fetchFile(table: string, local: boolean): Promise<GameFile> {
  return local ? call('file', table) : api.file(table);
}

interface TableFileProps {
  readonly table: string;
  readonly local: boolean;
  readonly notFinished: { readonly title: string; readonly text: string };
  children(file: GameFile): ComponentChildren;
}

export function TableFile({ table, local, notFinished, children }: TableFileProps) {
  const { replay, shell } = words.value;
  const file = useAsync(() => fetchFile(table, local), [table, local]);
  if (file.state === 'ready') return <>{children(file.value)}</>;
  if (file.state === 'loading') {
    return (
      <main id="main" class="opening" tabIndex={-1}>
        <Progress label={replay.loading} />
      </main>
    );
  }
  const offline = file.error instanceof ApiError && file.error.trouble.kind === 'offline';
  return (
    <Page>
      <EmptyState
        level={2}
        picture={<Mark />}
        title={notFinished.title}
        text={offline ? troubleText(file.error, words.value, null) : notFinished.text}
        action={
          <a class="btn ink" href={offline ? paths.home : paths.table(table, local)}>
            {offline ? shell.home : replay.toTable}
          </a>
        }
      />
    </Page>
  );
}
