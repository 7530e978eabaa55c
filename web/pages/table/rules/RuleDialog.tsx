/** One rule, read at the table: its words, the chapter it stands in, and the way to the whole reference. */
import type { Reference } from '@signoria/kernel';
import { Dialog, Progress, RuleId } from '@signoria/kit';
import { loadReference } from '../../../games/client-bundle.ts';
import { paths } from '../../../router.ts';
import { type Fetched, useAsync } from '../../../shell/use-async.ts';
import { language } from '../../../state/settings.ts';
import { words } from '../../../state/words.ts';
import { pieces } from '../../game/reference.ts';
import { type Play, usePlay } from '../play.ts';

function Sentence({ play, text }: { readonly play: Play; readonly text: string }) {
  return (
    <p>
      {pieces(text, '').map(({ text: part, kind }, i) =>
        kind === 'rule' ? (
          <button key={i} type="button" class="link" onClick={() => play.read(part)}>
            {part}
          </button>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Rule({ id, reference }: { readonly id: string; readonly reference: Fetched<Reference> }) {
  const play = usePlay();
  const { shell, trouble } = words.value;
  if (reference.state === 'loading') return <Progress label={shell.loading} />;
  if (reference.state === 'failed') return <p class="note bad">{trouble.offline}</p>;
  return <Sentence play={play} text={reference.value.entries[id] ?? ''} />;
}

export function RuleDialog() {
  const play = usePlay();
  const { shell, table } = words.value;
  const id = play.rule.value ?? '';
  const game = play.bundle.id;
  const wanted = language.value;
  const reference = useAsync(() => loadReference(game, wanted), [game, wanted]);
  const chapters = reference.state === 'ready' ? reference.value.chapters : [];
  const chapter = chapters.find(({ entries }) => entries.includes(id));
  return (
    <Dialog
      open
      title={chapter?.title ?? table.tools.rules}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
      actions={
        <a class="btn plain" href={paths.game(game, id)} target="_blank" rel="noreferrer">
          {table.tools.wholeRules}
        </a>
      }
    >
      <div class="one-rule" aria-live="polite">
        <RuleId id={id} />
        <Rule id={id} reference={reference} />
      </div>
    </Dialog>
  );
}
