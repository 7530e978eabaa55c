/** Signing in elsewhere: the button there, the way back, and the link between an account and the provider. */
import { Button, Sheet } from '@signoria/kit';
import type { Account, Proof } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import { go, paths, query } from '../../router.ts';
import { introduce } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { accountApi } from './api.ts';
import { arrived } from './arrivals.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { Prove, type Ways } from './Prove.tsx';
import { accountWords } from './text.ts';

/** Gone as soon as it is known where to. */
export function leaveFor({ url }: { readonly url: string }): void {
  location.assign(url);
}

export function SsoButton({ label }: { readonly label: string }) {
  const { sso } = accountWords.value;
  const deed = useDeed();
  return (
    <div class="stack">
      <div>
        <Button
          kind="ink"
          blocked={deed.busy}
          onPress={() => deed.run(async () => leaveFor(await accountApi.enterBySso(false)))}
        >
          {sso.enter(label)}
        </Button>
      </div>
      <Wrong text={deed.trouble} />
    </div>
  );
}

/** What the provider has put behind `?` when it sent the browser back here; null where it has not. */
function answerInAddress(): string | null {
  const given = query.value;
  return given.has('state') && (given.has('code') || given.has('error')) ? given.toString() : null;
}

/** Back from the provider: it is used once, and does not stay in the address. */
export function useReturn(): { readonly busy: boolean; readonly trouble: string | null } {
  const [answer] = useState(answerInAddress);
  const [busy, setBusy] = useState(answer !== null);
  const deed = useDeed();
  const finish = async (given: string) => {
    // First who this browser was: both answers set its cookie.
    await introduce();
    arrived(await accountApi.finishSso(given));
    toast('good', () => accountWords.value.sso.done);
  };
  useEffect(() => {
    if (answer === null) return;
    go(paths.account, 'replace');
    deed.run(() => finish(answer).finally(() => setBusy(false)));
  }, []);
  return { busy, trouble: deed.trouble };
}

export interface LinkProps {
  readonly sso: NonNullable<Account['sso']>;
  readonly ways: Ways;
  readonly onDone: () => void;
}

export function SsoLink({ sso: { label, linked, only }, ways, onDone }: LinkProps) {
  const { sso } = accountWords.value;
  const [open, setOpen] = useState(false);
  const carryOut = async (proof: Proof) => {
    if (!linked) return leaveFor(await accountApi.linkSso(proof));
    await accountApi.unlinkSso(proof);
    toast('good', () => accountWords.value.sso.unlinked);
    onDone();
  };
  const title = linked ? sso.unlink(label) : sso.link(label);
  return (
    <Sheet title={label}>
      <div class="pad stack">
        <p class="note">{linked ? sso.isLinked(label) : sso.notLinked(label)}</p>
        {only ? null : (
          <div>
            <Button onPress={() => setOpen(true)}>{title}</Button>
          </div>
        )}
      </div>
      <Prove open={open} title={title} ways={ways} submit={title} onProof={carryOut} onClose={() => setOpen(false)} />
    </Sheet>
  );
}
