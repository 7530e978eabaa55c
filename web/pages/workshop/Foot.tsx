/** What can be done with the edition: try it, keep it, pass it on. */
import { Button } from '@signoria/kit';
import { useRef } from 'preact/hooks';
import { playBots } from '../../local/play-bots.ts';
import { copy } from '../../shell/copy.ts';
import { toast } from '../../state/toasts.ts';
import { type Bench, editionIn } from './bench.ts';
import { asPrinted, type Draft, type File, isEmpty, nameIn, replace, undo } from './draft.ts';
import { linkTo, parsed, saveFile } from './share.ts';
import { say } from './text.ts';

interface FootProps {
  readonly bench: Bench;
  readonly draft: Draft;
  readonly onOpen: (file: File) => void;
}

const USUAL_SEATS = 4;

function tryIt({ module: { game }, file }: Bench): Promise<void> {
  const { min, max } = game.players;
  const seats = Math.max(min, Math.min(max, USUAL_SEATS));
  return playBots({ game: game.id, seats, level: 'adept', edition: editionIn(file) });
}

function OpenFile({ onOpen }: Pick<FootProps, 'onOpen'>) {
  const field = useRef<HTMLInputElement>(null);
  const take = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    input.value = '';
    if (text === undefined) return;
    const file = parsed(text);
    if (file === null) toast('bad', () => say.value.unreadable);
    else onOpen(file);
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        class="only-heard"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void take(event.currentTarget)}
      />
      <Button icon="book" onPress={() => field.current?.click()}>
        {say.value.open}
      </Button>
    </>
  );
}

function Pass({ bench: { module, file } }: Pick<FootProps, 'bench'>) {
  const game = module.game.id;
  if (isEmpty(file)) return null;
  return (
    <>
      <Button icon="download" onPress={() => saveFile(game, file)}>
        {say.value.save}
      </Button>
      <Button
        icon="link"
        onPress={() => void linkTo(game, file).then((link) => copy(link, () => say.value.linkCopied))}
      >
        {say.value.link}
      </Button>
    </>
  );
}

export function Foot({ bench, draft, onOpen }: FootProps) {
  const { file, problems } = bench;
  const broken = problems.length > 0;
  const plain = isEmpty(file);
  const state = broken ? say.value.broken(problems.length) : plain ? say.value.plain : say.value.ready;
  return (
    <section class="sheet ws-foot" aria-label={nameIn(file) || say.value.title}>
      <div>
        <b>{nameIn(file) || (plain ? say.value.usualEdition : say.value.nameless)}</b>
        <small role="status">{state}</small>
      </div>
      <span class="grow" />
      {draft.steps.value.length === 0 ? null : (
        <Button icon="undo" onPress={() => undo(draft)}>
          {say.value.undo}
        </Button>
      )}
      {plain ? null : (
        <Button kind="quiet" onPress={() => replace(draft, asPrinted)}>
          {say.value.restore}
        </Button>
      )}
      <OpenFile onOpen={onOpen} />
      <Pass bench={bench} />
      <Button
        kind="ink"
        icon="play"
        blocked={broken}
        onWhy={() => toast('bad', () => state)}
        onPress={() => void tryIt(bench)}
      >
        {say.value.try}
      </Button>
    </section>
  );
}
