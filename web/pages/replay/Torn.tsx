/** A replay that could not be loaded: the way back to where one came from, a word to those who can mend it, another try. */
import { Button, EmptyState, Mark } from '@signoria/kit';
import { paths } from '../../router.ts';
import type { Words } from '../../text/shape.ts';

interface TornProps {
  readonly words: Pick<Words, 'shell' | 'replay'>;
  /** Where the table of this game is; null for a file from somewhere else. */
  readonly table: string | null;
  again(): void;
  readonly report: { readonly label: string; send(): void };
}

export function Torn({ words: { shell, replay }, table, again, report }: TornProps) {
  return (
    <EmptyState
      level={2}
      picture={<Mark />}
      title={shell.broken.title}
      text={shell.broken.text}
      action={
        <>
          <a class="btn" href={table ?? paths.home}>
            {table === null ? shell.home : replay.backToTable}
          </a>
          <Button onPress={report.send}>{report.label}</Button>
          <Button kind="ink" onPress={again}>
            {shell.broken.again}
          </Button>
        </>
      }
    />
  );
}
