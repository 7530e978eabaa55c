/** Gallery: tooltip, a number that explains itself, dialog, curtain, toasts. */

import type { Part, Sum } from '@signoria/kernel';
import { Button, Curtain, Dialog, Sheet, type ToastMessage, Toasts, Tooltip, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { Words } from './words.ts';

const SAMPLE: Sum = {
  total: 26,
  parts: [
    { what: 'card', n: 10, rules: ['CON-6.1'] },
    { what: 'drummer', n: 10, rules: ['CON-6.24'] },
    { what: 'spring', n: 6, rules: ['CON-6.7', 'CON-6.27'] },
  ],
};

const KINDS = ['plain', 'good', 'bad'] as const;

export function Held({ words: { held: words } }: { readonly words: Words }) {
  const [dialog, setDialog] = useState(false);
  const [curtain, setCurtain] = useState(false);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const table = {
    reader: { seat: null, name: String },
    rule: () => {},
    text: { part: ({ what }: Part) => words.parts[what as keyof typeof words.parts] }, // of the sample above
  };
  const tell = () => setMessages(KINDS.map((kind, i) => ({ id: kind, kind, text: words.toasts[i] })));
  return (
    <Sheet title={words.title} class="whole">
      <div class="side-by-side pad">
        <Tooltip text={words.tip}>
          <Button>{words.tooltip}</Button>
        </Tooltip>
        <WhyNumber why={SAMPLE} table={table} label={words.number} class="num" />
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
