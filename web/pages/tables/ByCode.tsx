/** Six letters and figures from a friend: in they go, and there one is. */

import { Button } from '@signoria/kit';
import { useId, useState } from 'preact/hooks';
import { ApiError, api } from '../../api.ts';
import { go, paths } from '../../router.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';

const LENGTH = 6;

/** As people write it: any case, with blanks or dashes. */
function cleaned(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
}

export function ByCode() {
  const id = useId();
  const { lobby } = words.value;
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState(false);
  const join = async () => {
    try {
      const { table } = await api.byCode(code);
      go(paths.table(table, false));
    } catch (error) {
      const { trouble } = error instanceof ApiError ? error : { trouble: null };
      if (trouble?.kind === 'problem' && trouble.code === 'no-such-table') setUnknown(true);
      else toastTrouble(error);
    }
  };
  return (
    <form
      class="by-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LENGTH) void join();
      }}
    >
      <label for={id}>{lobby.byCode}</label>
      <input
        id={id}
        class="text-field"
        value={code}
        autocomplete="off"
        required
        minLength={LENGTH}
        spellcheck={false}
        aria-describedby={`${id}-note`}
        aria-invalid={unknown}
        onInput={(event) => {
          setUnknown(false);
          setCode(cleaned(event.currentTarget.value));
        }}
      />
      <Button type="submit">{lobby.join}</Button>
      <small id={`${id}-note`} aria-live="polite">
        {unknown ? lobby.noSuchCode : lobby.codeHint}
      </small>
    </form>
  );
}
