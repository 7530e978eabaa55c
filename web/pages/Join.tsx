/** A friend's link: find the table behind the code and go there. */

import { EmptyState, Mark, Progress } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, api } from '../api.ts';
import { go, paths } from '../router.ts';
import { Page } from '../shell/Page.tsx';
import { words } from '../state/words.ts';

export default function Join({ code }: { readonly code: string }) {
  const { table, shell, lobby, trouble } = words.value;
  const [problem, setProblem] = useState<'unknown' | 'offline' | null>(null);
  useEffect(() => {
    api.byCode(code).then(
      ({ table: found }) => go(paths.table(found, false), 'replace'),
      (error: unknown) => {
        const offline = error instanceof ApiError && error.trouble.kind === 'offline';
        setProblem(offline ? 'offline' : 'unknown');
      },
    );
  }, [code]);
  return (
    <Page>
      {problem === null ? (
        <Progress label={shell.loading} />
      ) : (
        <EmptyState
          level={2}
          picture={<Mark />}
          title={problem === 'offline' ? lobby.unreachable.title : table.gone.unknown.title}
          text={problem === 'offline' ? trouble.offline : lobby.noSuchCode}
          action={
            <a class="btn ink" href={paths.lobby}>
              {shell.tables}
            </a>
          }
        />
      )}
    </Page>
  );
}
