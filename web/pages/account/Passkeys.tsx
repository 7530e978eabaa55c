/** The passkeys of an account: made here, listed, removed. */
import { useState } from 'preact/hooks';
import { Button, Sheet } from '../../kit/index.ts';
import type { Deed } from '../../shell/deed.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi, type Passkey } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { knowsPasskeys, makePasskey } from './passkeys.ts';
import { accountWords } from './text.ts';

export function Passkeys() {
  const { passkeys: own } = accountWords.value;
  const { value: keys, again } = useLatest(accountApi.passkeys, []);
  const deed = useDeed();
  const add = async () => {
    await makePasskey();
    toast('good', () => accountWords.value.passkeys.added);
    again();
  };
  return (
    <Sheet title={own.title}>
      <div class="pad stack">
        <p class="note">{own.about}</p>
        {keys?.length === 0 ? <p class="second">{own.none}</p> : null}
        <ul class="kept-list">
          {(keys ?? []).map((key) => (
            <Row key={key.id} passkey={key} deed={deed} onDone={again} />
          ))}
        </ul>
        <Wrong text={deed.trouble} />
        {knowsPasskeys() ? (
          <Button icon="plus" blocked={deed.busy} onPress={() => deed.run(add)}>
            {own.add}
          </Button>
        ) : (
          <p class="note">{own.unsupported}</p>
        )}
      </div>
    </Sheet>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly deed: Deed;
  readonly onDone: () => void;
}

function Row({ passkey, deed, onDone }: RowProps) {
  const { passkeys: own } = accountWords.value;
  const { ago } = words.value.shell;
  const [sure, setSure] = useState(false);
  const name = passkey.name || own.unnamed;
  const since = (at: number) => ago(Date.now() - at);
  const remove = async () => {
    await accountApi.removePasskey(passkey.id);
    toast('good', () => accountWords.value.passkeys.removed);
    onDone();
  };
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {own.made(since(passkey.created))}
          {passkey.used === null ? '' : `, ${own.used(since(passkey.used))}`}
        </small>
      </span>
      {sure ? (
        <Button kind="wax" blocked={deed.busy} onPress={() => deed.run(remove)}>
          {own.really}
        </Button>
      ) : (
        <Button kind="quiet" icon="close" label={own.remove(name)} onPress={() => setSure(true)} />
      )}
    </li>
  );
}
