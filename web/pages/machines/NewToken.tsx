/** A token just made, to be copied: it is never shown again. */
import { Button } from '@signoria/kit';
import { useEffect, useId, useRef } from 'preact/hooks';
import { copy } from '../../shell/copy.ts';
import { machineWords } from './text.ts';

export function NewToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const own = machineWords.value;
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    line.current?.focus();
    line.current?.select();
  }, []);
  return (
    <section class="new-token wide" aria-labelledby={id}>
      <h3 class="caption" id={id}>
        {own.yourToken}
      </h3>
      <p role="status">{own.shownOnce}</p>
      <div class="link-row">
        <input ref={line} class="text-field" readOnly spellcheck={false} value={token} aria-label={own.yourToken} />
        <Button icon="link" onPress={() => void copy(token, () => machineWords.value.copied)}>
          {own.copy}
        </Button>
      </div>
      <Button kind="ink" onPress={onDone}>
        {own.done}
      </Button>
    </section>
  );
}
