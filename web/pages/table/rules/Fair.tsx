/**
 * The shuffle was sealed before the game: its number is shown from the start. Once the key is out, one click plays the
 * whole game again in this browser and compares everything.
 */
import { type FileProblem, type GameFile, kernelText } from '@signoria/kernel';
import { Button, Dialog, Icon, Progress } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { language } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { usePlay } from '../play.ts';

type Checked =
  | { readonly state: 'checking' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'good'; readonly file: GameFile }
  | { readonly state: 'bad'; readonly problem: FileProblem };

export const short = (hex: string): string => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

export function saveFile(file: GameFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.header.game}-${file.header.commitment.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A breath between the word "checking" and the work, so that the word is drawn. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 30));

function Verdict({ checked }: { readonly checked: Checked }) {
  const play = usePlay();
  const { fair } = words.value.table;
  if (checked.state === 'checking') return <Progress label={fair.checking} />;
  if (checked.state === 'unreachable') return <p class="note bad">{words.value.trouble.offline}</p>;
  if (checked.state === 'bad') {
    return (
      <p class="note bad">
        <b>{fair.bad}</b> {kernelText[language.value].file(checked.problem, play.text.value)}
      </p>
    );
  }
  const { file } = checked;
  return (
    <div class="verified">
      <Icon name="check" />
      <p>
        <b>{fair.good}</b>
        <span>{fair.goodNote(file.entries.length, short(file.header.commitment))}</span>
      </p>
      <Button icon="download" onPress={() => saveFile(file)}>
        {fair.download}
      </Button>
    </div>
  );
}

export function Fair() {
  const play = usePlay();
  const { shell, table } = words.value;
  const [checked, setChecked] = useState<Checked | null>(null);
  const view = play.view.value;
  if (view === null) return null;
  const check = async () => {
    setChecked({ state: 'checking' });
    try {
      const [file, { playAgain }] = await Promise.all([play.connection.file(), import('./play-again.ts'), painted()]);
      const verdict = await playAgain(file);
      setChecked(verdict.ok ? { state: 'good', file } : { state: 'bad', problem: verdict.problem });
    } catch {
      setChecked({ state: 'unreachable' });
    }
  };
  return (
    <Dialog
      open
      title={table.fair.title}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <p>{table.fair.committedNote}</p>
      <dl class="fair-numbers">
        <dt>{table.fair.commitment}</dt>
        <dd>
          <code>{view.header.commitment}</code>
        </dd>
        {view.key === null ? null : (
          <>
            <dt>{table.fair.key}</dt>
            <dd>
              <code>{view.key}</code>
            </dd>
          </>
        )}
      </dl>
      {view.key === null ? null : checked === null ? (
        <Button kind="ink" icon="check" onPress={() => void check()}>
          {table.fair.check}
        </Button>
      ) : (
        <div aria-live="polite">
          <Verdict checked={checked} />
        </div>
      )}
    </Dialog>
  );
}
