/** The passkeys of an account: made here, listed, removed. Both ask once more who it is. */
import { Button, Sheet } from '@signoria/kit';
import type { Passkey, Proof } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi } from './api.ts';
import { Prove, type Ways } from './Prove.tsx';
import { byNumber, knowsPasskeys, makePasskey } from './passkeys.ts';
import { accountWords } from './text.ts';

export interface PasskeysProps {
  /** Null until they are known. */
  readonly keys: readonly Passkey[] | null;
  readonly ways: Ways;
  readonly again: () => void;
}

export function Passkeys({ keys, ways, again }: PasskeysProps) {
  const { passkeys: own } = accountWords.value;
  const [wish, setWish] = useState<'add' | Passkey | null>(null);
  const carryOut = async (proof: Proof) => {
    if (wish === 'add') await makePasskey(proof);
    else if (wish !== null) await accountApi.removePasskey(wish.id, proof);
    toast('good', () => accountWords.value.passkeys[wish === 'add' ? 'added' : 'removed']);
    again();
  };
  return (
    <Sheet title={own.title}>
      <div class="pad stack">
        <p class="note">{own.about}</p>
        {keys?.length === 0 ? <p class="second">{own.none}</p> : null}
        <ul class="kept-list">
          {(keys ?? []).map((key) => (
            <Row key={key.id} passkey={key} onRemove={() => setWish(key)} />
          ))}
        </ul>
        {knowsPasskeys() ? (
          <Button icon="plus" onPress={() => setWish('add')}>
            {own.add}
          </Button>
        ) : (
          <p class="note">{byNumber() ? own.byNumber : own.unsupported}</p>
        )}
      </div>
      <Prove
        open={wish !== null}
        title={wish === null || wish === 'add' ? own.add : own.remove(nameOf(wish))}
        ways={ways}
        submit={wish === null || wish === 'add' ? own.go : own.really}
        onProof={carryOut}
        onClose={() => setWish(null)}
      />
    </Sheet>
  );
}

export function nameOf({ name }: Passkey): string {
  return name || accountWords.value.passkeys.unnamed;
}

function Row({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { passkeys: own } = accountWords.value;
  const { ago } = words.value.shell;
  const since = (at: number) => ago(Date.now() - at);
  return (
    <li>
      <span>
        <b>{nameOf(passkey)}</b>
        <small>
          {own.made(since(passkey.created))}
          {passkey.used === null ? '' : `, ${own.used(since(passkey.used))}`}
        </small>
      </span>
      <Button kind="quiet" icon="close" label={own.remove(nameOf(passkey))} onPress={onRemove} />
    </li>
  );
}
