/** At a table one has come to by another way: a guest whom nobody has named yet says what to be called. */
import { Button } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { toastTrouble } from '../../shell/trouble.ts';
import { rename } from '../../state/me.ts';
import { anyName, NameField } from './NameField.tsx';
import { invitationWords } from './text.ts';

export default function GuestName({ taken }: { readonly taken: readonly string[] }) {
  const [name, setName] = useState(() => anyName(taken));
  return (
    <form
      class="guest-name"
      aria-label={invitationWords.value.callYou}
      onSubmit={(event) => {
        event.preventDefault();
        void rename(name.trim()).catch(toastTrouble);
      }}
    >
      <NameField value={name} taken={taken} onChange={setName} />
      <Button type="submit">{invitationWords.value.keep}</Button>
    </form>
  );
}
