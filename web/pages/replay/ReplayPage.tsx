/** A finished game of this server or this device, to be looked at. */
import type { GameFile } from '@signoria/kernel';
import { ApiError, api } from '../../api.ts';
import { EmptyState, Mark, Progress } from '../../kit/index.ts';
import { call } from '../../local/client.ts';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { troubleText } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { Replay } from './Replay.tsx';

function fetchFile(table: string, local: boolean): Promise<GameFile> {
  return local ? call('file', table) : api.file(table);
}

interface ReplayPageProps {
  readonly table: string;
  readonly local: boolean;
}

export default function ReplayPage({ table, local }: ReplayPageProps) {
  const { replay, shell } = words.value;
  const file = useAsync(() => fetchFile(table, local), [table, local]);
  if (file.state === 'ready') return <Replay file={file.value} table={paths.table(table, local)} />;
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
        title={replay.notFinished.title}
        text={offline ? troubleText(file.error, words.value, null) : replay.notFinished.text}
        action={
          <a class="btn ink" href={offline ? paths.home : paths.table(table, local)}>
            {offline ? shell.home : replay.toTable}
          </a>
        }
      />
    </Page>
  );
}
