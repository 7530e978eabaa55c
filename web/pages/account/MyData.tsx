/** Everything the server holds about the reader: to take along, or to be forgotten. */
import { Button, Dialog, Icon, Sheet, Switch } from '@signoria/kit';
import type { Proof } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { go, paths } from '../../router.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi, MY_DATA } from './api.ts';
import { departed } from './arrivals.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { OtherWays, type Ways } from './Prove.tsx';
import { accountWords } from './text.ts';

/** `ways`: null for a guest, who has nothing to prove it with. */
export function MyData({ ways }: { readonly ways: Ways | null }) {
  const { data } = accountWords.value;
  const [open, setOpen] = useState(false);
  return (
    <Sheet title={data.title}>
      <div class="pad stack">
        <p class="note">{data.exportNote}</p>
        <a class="btn plain" href={MY_DATA} download="signoria-me.json">
          <Icon name="download" />
          <span>{data.export}</span>
        </a>
        <ForPuzzles />
        <p class="note">{data.deleteNote}</p>
        <Button onPress={() => setOpen(true)}>{data.delete}</Button>
      </div>
      <Forget open={open} ways={ways} onClose={() => setOpen(false)} />
    </Sheet>
  );
}

/** Nothing is agreed to until it is said here. */
function ForPuzzles() {
  const { data } = accountWords.value;
  const { value: agreed, again } = useLatest(accountApi.agreesToPuzzles, []);
  const deed = useDeed();
  const change = async (wish: boolean) => {
    await accountApi.agreeToPuzzles(wish);
    again();
  };
  return (
    <>
      <Switch
        label={data.puzzles}
        note={data.puzzlesNote}
        on={agreed === true}
        onChange={(wish) => deed.run(() => change(wish))}
      />
      <Wrong text={deed.trouble} />
    </>
  );
}

interface ForgetProps {
  readonly open: boolean;
  readonly ways: Ways | null;
  readonly onClose: () => void;
}

function Forget({ open, ways, onClose }: ForgetProps) {
  const { data } = accountWords.value;
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const forget = async (proof: Proof | Record<string, never>) => {
    await accountApi.forgetMe(proof);
    onClose();
    toast('plain', () => accountWords.value.data.done);
    await departed();
    go(paths.home);
  };
  return (
    <Dialog open={open} title={data.dialog} close={words.value.shell.close} onClose={onClose}>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          deed.run(() => forget(ways === null ? {} : { password }));
        }}
      >
        <ul class="consequences">
          {data.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {ways?.password === true ? (
          <Field
            label={data.password}
            value={password}
            onChange={setPassword}
            type="password"
            autocomplete="current-password"
          />
        ) : null}
        <Wrong text={deed.trouble} />
        <div class="form-row">
          <Button onPress={onClose}>{data.keep}</Button>
          {ways === null ? null : <OtherWays ways={ways} deed={deed} onProof={forget} />}
          {ways === null || ways.password ? (
            <Button kind="wax" type="submit" blocked={deed.busy}>
              {data.really}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
