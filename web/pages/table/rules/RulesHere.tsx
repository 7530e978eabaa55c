/** What differs from the plain game at this table, in words: before it starts, and at any time during it. */
import { Dialog } from '@signoria/kit';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { short } from './Fair.tsx';

/** A pick's value by its name, a number as it is. */
function valueName({ text }: Play, id: string, value: string): string {
  return text.value.options[`${id}.${value}`]?.name ?? value;
}

export function RulesHere() {
  const play = usePlay();
  const { lobby, fair } = words.value.table;
  const { header } = play.view.value!;
  const schema = play.bundle.options;
  const text = play.text.value.options;
  const changed = Object.keys(schema).filter(
    (id) => header.options[id] !== undefined && header.options[id] !== schema[id]!.default,
  );
  return (
    <>
      {changed.length === 0 ? <p class="note">{lobby.rulesPlain}</p> : null}
      <dl class="rules-here">
        {changed.map((id) => (
          <div key={id}>
            <dt>
              {text[id]?.name ?? id}
              {typeof header.options[id] === 'boolean' ? '' : `: ${valueName(play, id, String(header.options[id]))}`}
            </dt>
            <dd>{text[id]?.about}</dd>
          </div>
        ))}
        {header.edition === null ? null : (
          <div>
            <dt>{words.value.shell.edition}</dt>
            <dd>{lobby.ownEdition}</dd>
          </div>
        )}
      </dl>
      <p class="note sealed-number">
        {fair.commitment}: <code>{short(header.commitment)}</code>
      </p>
    </>
  );
}

export function RulesHereDialog() {
  const play = usePlay();
  const { shell, table } = words.value;
  return (
    <Dialog
      open
      title={table.lobby.rulesHere}
      close={shell.close}
      onClose={() => {
        play.dialog.value = null;
      }}
    >
      <RulesHere />
    </Dialog>
  );
}
