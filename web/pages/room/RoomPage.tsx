/** The room of one table's game, which must be over: then whoever may open its file may come in. */
import { useEffect } from 'preact/hooks';
import { introduce, me } from '../../state/me.ts';
import { Reeled } from '../replay/Reeled.tsx';
import { TableFile } from '../replay/TableFile.tsx';
import { Room, Waiting } from './Room.tsx';
import { roomWords } from './text.ts';

export default function RoomPage({ table }: { readonly table: string }) {
  const you = me.value?.user;
  useEffect(() => void introduce(), []);
  return (
    <TableFile table={table} local={false} notFinished={roomWords.value.shut}>
      {(file) =>
        you === undefined ? (
          <Waiting />
        ) : (
          <Reeled file={file} from={{ table, local: false }}>
            {(reel) => <Room reel={reel} table={table} you={you} />}
          </Reeled>
        )
      }
    </TableFile>
  );
}
