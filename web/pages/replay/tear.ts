/** A page that has torn is told to whoever looks after the server; where none can be told, error and game are kept as a file. */
import { call } from '../../api.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { reportWords } from '../table/report/text.ts';
import { said, type Tear, tearFile } from './tear-file.ts';

/** So much the server takes. */
const MOST = 1000;

const pageSaid = (): string => `${navigator.userAgent} ${innerWidth}×${innerHeight} ${language.value}`;

function keep(tear: Tear): void {
  const url = URL.createObjectURL(new Blob([tearFile(tear, pageSaid())], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `signoria-torn-${tear.file?.header.game ?? 'page'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

async function tell({ error, table }: Tear): Promise<boolean> {
  if (table === null) return false;
  try {
    await call('POST /api/tables/:id/wrong', {
      params: { id: table },
      body: { text: said(error).slice(0, MOST), page: pageSaid() },
    });
    return true;
  } catch (trouble) {
    console.warn(trouble); // then it is kept as a file
    return false;
  }
}

export async function reportTear(tear: Tear): Promise<void> {
  if (await tell(tear)) return toast('good', () => reportWords.value.wrongSent);
  keep(tear);
  toast('good', () => reportWords.value.tornKept);
}
