/** A friend's link: the invitation behind the code; for who sits there already, or once it is played, the table itself. */
import { EmptyState, Mark, Progress } from '@signoria/kit';
import type { TableRow } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, api } from '../../api.ts';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { introduce, me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { Invitation } from './Invitation.tsx';

type Problem = 'unknown' | 'offline';

function NotThere({ problem }: { readonly problem: Problem }) {
  const { table, shell, lobby, trouble } = words.value;
  return (
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
  );
}

/** Nobody has to be called to a table that is theirs, or that has begun. */
function isCalled({ status, seats }: TableRow): boolean {
  return status === 'open' && seats.every(({ user }) => user === null || user !== me.value?.user);
}

async function behind(code: string): Promise<TableRow> {
  const [row] = await Promise.all([api.byCode(code), introduce()]);
  return row;
}

export default function Join({ code }: { readonly code: string }) {
  const [row, setRow] = useState<TableRow | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    behind(code).then(
      (found) => (isCalled(found) ? setRow(found) : go(paths.table(found.table, false), 'replace')),
      (error: unknown) => {
        const offline = error instanceof ApiError && error.trouble.kind === 'offline';
        setProblem(offline ? 'offline' : 'unknown');
      },
    );
  }, [code]);
  return (
    <Page class="joining">
      {problem !== null ? (
        <NotThere problem={problem} />
      ) : row === null ? (
        <Progress label={words.value.shell.loading} />
      ) : (
        <Invitation row={row} />
      )}
    </Page>
  );
}
