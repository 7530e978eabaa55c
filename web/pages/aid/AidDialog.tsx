/** The same above a table, with the box the table plays with. */
import { Dialog, Progress } from '@signoria/kit';
import { paths } from '../../router.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { AidBody } from './AidBody.tsx';
import { fetchAid } from './fetch.ts';
import { aidWords } from './text.ts';

interface AidDialogProps {
  readonly game: string;
  readonly edition: unknown;
  readonly onClose: () => void;
}

export default function AidDialog({ game, edition, onClose }: AidDialogProps) {
  const tools = useAsync(() => fetchAid(game, edition), [game, edition]);
  const { shell, trouble } = words.value;
  return (
    <Dialog
      open
      title={aidWords.value.title}
      close={shell.close}
      onClose={onClose}
      actions={
        <a class="btn" href={paths.aid(game)} target="_blank" rel="noopener">
          {aidWords.value.print}
        </a>
      }
    >
      {tools.state === 'ready' ? (
        <div class="aid-held">
          <AidBody tools={tools.value} />
        </div>
      ) : tools.state === 'failed' ? (
        <p class="note bad">{trouble.offline}</p>
      ) : (
        <Progress label={shell.loading} />
      )}
    </Dialog>
  );
}
