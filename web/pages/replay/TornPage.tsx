/** The page of what could not be shown, with what is told of it. */
import type { GameFile } from '@signoria/kernel';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { words } from '../../state/words.ts';
import { reportWords } from '../table/report/text.ts';
import { Torn } from './Torn.tsx';
import { reportTear } from './tear.ts';

/** Where a game is: at a table of the server or of this device. */
export interface Origin {
  readonly table: string;
  readonly local: boolean;
}

interface TornPageProps {
  readonly error: unknown;
  readonly file: GameFile | null;
  /** Null for what belongs to no table. */
  readonly from: Origin | null;
  again(): void;
}

export function TornPage({ error, file, from, again }: TornPageProps) {
  const send = () => void reportTear({ error, file, table: from === null || from.local ? null : from.table });
  return (
    <Page>
      <Torn
        words={words.value}
        table={from === null ? null : paths.table(from.table, from.local)}
        again={again}
        report={{ label: reportWords.value.torn, send }}
      />
    </Page>
  );
}
