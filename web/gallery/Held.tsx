/** Gallery: tooltip, dialog, curtain, toasts. */
import { useState } from 'preact/hooks';
import { Button, Curtain, Dialog, Sheet, type ToastMessage, Toasts, Tooltip } from '../kit/index.ts';
import type { Words } from './words.ts';

const KINDS = ['plain', 'good', 'bad'] as const;

export function Held({ words: { held: words } }: { readonly words: Words }) {
  const [dialog, setDialog] = useState(false);
  const [curtain, setCurtain] = useState(false);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const tell = () => setMessages(KINDS.map((kind, i) => ({ id: kind, kind, text: words.toasts[i] })));
  return (
    <Sheet title={words.title} class="whole">
      <div class="side-by-side pad">
        <Tooltip text={words.tip}>
          <Button>{words.tooltip}</Button>
        </Tooltip>
        <Button onPress={() => setDialog(true)}>{words.dialog}</Button>
        <Button onPress={() => setCurtain(true)}>{words.curtain}</Button>
        <Button onPress={tell}>{words.toast}</Button>
      </div>
      <Dialog
        open={dialog}
        title={words.dialogTitle}
        close={words.close}
        onClose={() => setDialog(false)}
        actions={
          <>
            <Button onPress={() => setDialog(false)}>{words.cancel}</Button>
            <Button kind="wax" note={words.confirm[1]} onPress={() => setDialog(false)}>
              {words.confirm[0]}
            </Button>
          </>
        }
      >
        <p>{words.dialogText}</p>
      </Dialog>
      <Curtain
        open={curtain}
        tincture="blue"
        title={words.curtainTitle}
        text={words.curtainText}
        ready={words.ready}
        onReady={() => setCurtain(false)}
      />
      <Toasts
        label={words.toast}
        messages={messages}
        close={words.close}
        onClose={(id) => setMessages(messages.filter((message) => message.id !== id))}
      />
    </Sheet>
  );
}
