/** The replay of one table's game. */
import { go, paths } from '../../router.ts';
import { words } from '../../state/words.ts';
import { Replay } from './Replay.tsx';
import { TableFile } from './TableFile.tsx';

interface ReplayPageProps {
  readonly table: string;
  readonly local: boolean;
}

export default function ReplayPage({ table, local }: ReplayPageProps) {
  return (
    <TableFile table={table} local={local} notFinished={words.value.replay.notFinished}>
      {(file) => (
        <Replay
          file={file}
          from={{ table, local }}
          embed={local ? null : paths.embed('replay', table)}
          onRoom={local ? null : (seq) => go(`${paths.room(table)}#${seq}`)}
          onReview={(seq) => go(`${paths.review(table, local)}#${seq}`)}
        />
      )}
    </TableFile>
  );
}
