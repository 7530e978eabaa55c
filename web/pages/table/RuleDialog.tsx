/** One rule, read at the table: its words, the chapter it stands in, and the way to the whole reference. */
import { Dialog, RuleId } from '../../kit/index.ts';
import { paths } from '../../router.ts';
import { words } from '../../state/words.ts';
import { pieces } from '../game/reference.ts';
import { type Play, usePlay } from './play.ts';

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

export function RuleDialog() {
  const play = usePlay();
  const { shell, table } = words.value;
  const id = play.rule.value ?? '';
  const { chapters, entries } = play.text.value.reference;
  const chapter = chapters.find(({ entries: ids }) => ids.includes(id));
  return (
    <Dialog
      open
      title={chapter?.title ?? table.tools.rules}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
      actions={
        <a class="btn plain" href={paths.game(play.module.game.id, id)} target="_blank" rel="noreferrer">
          {table.tools.wholeRules}
        </a>
      }
    >
      <div class="one-rule">
        <RuleId id={id} />
        <Sentence play={play} text={entries[id] ?? ''} />
      </div>
    </Dialog>
  );
}
