/** The review of one table's game, which must be over: of a running one there is no file, here or on the server. */
import { go, paths } from '../../router.ts';
import { Reeled } from '../replay/Reeled.tsx';
import { TableFile } from '../replay/TableFile.tsx';
import { Review } from './Review.tsx';
import { reviewWords } from './text.ts';

interface ReviewPageProps {
  readonly table: string;
  readonly local: boolean;
}

export default function ReviewPage({ table, local }: ReviewPageProps) {
  return (
    <TableFile table={table} local={local} notFinished={reviewWords.value.notFinished}>
      {(file) => (
        <Reeled file={file} from={{ table, local }}>
          {(reel) => (
            <Review
              reel={reel}
              table={local ? null : table}
              onReplay={() => go(`${paths.replay(table, local)}#${reel.seq.value}`)}
              onRoom={local ? null : () => go(`${paths.room(table)}#${reel.seq.value}`)}
            />
          )}
        </Reeled>
      )}
    </TableFile>
  );
}
