/** A form that is sent once. What was filled in stays when the server refuses. */
import { Button } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { toast } from '../../state/toasts.ts';

interface NewFormProps {
  readonly words: { readonly lead: string; readonly submit: string; readonly submitNote: string };
  /** What it comes to. */
  readonly sum: string;
  /** Why it cannot be sent as it is; null when it can. */
  readonly problem: string | null;
  readonly send: () => Promise<void>;
  readonly troubleOf: (error: unknown) => string;
  readonly children: ComponentChildren;
}

export function NewForm({ words, sum, problem, send, troubleOf, children }: NewFormProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wrong = problem ?? trouble;
  const submit = () => {
    setBusy(true);
    setTrouble(null);
    send()
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form
      class="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && problem === null) submit();
      }}
    >
      {children}
      <div class="prompt yours">
        <div class="ask">
          <div class="question">{sum}</div>
          <div class={wrong === null ? 'hint' : 'hint bad'} role="status">
            {wrong ?? words.lead}
          </div>
        </div>
        <div class="prompt-answers">
          <Button
            type="submit"
            kind="wax"
            note={words.submitNote}
            blocked={busy || problem !== null}
            onWhy={() => wrong !== null && toast('bad', () => wrong)}
          >
            {words.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
