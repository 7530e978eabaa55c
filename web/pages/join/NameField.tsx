/** A name to be called by: one's own, or one of the time. */
import { Button } from '@signoria/kit';
import { useId } from 'preact/hooks';
import { language } from '../../state/settings.ts';
import '../../css/club/invitation.css';
import { suggestName } from './names.ts';
import { invitationWords } from './text.ts';

const LONGEST = 40;

interface NameFieldProps {
  readonly value: string;
  readonly taken: readonly string[];
  readonly onChange: (name: string) => void;
}

export function anyName(taken: readonly string[]): string {
  return suggestName(language.value, taken, Math.random());
}

export function NameField({ value, taken, onChange }: NameFieldProps) {
  const id = useId();
  const say = invitationWords.value;
  return (
    <div class="name-field">
      <label for={id}>{say.name}</label>
      <div class="link-row">
        <input
          id={id}
          class="text-field"
          value={value}
          required
          maxLength={LONGEST}
          autocomplete="nickname"
          aria-describedby={`${id}-note`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <Button icon="redo" onPress={() => onChange(anyName([...taken, value]))}>
          {say.another}
        </Button>
      </div>
      <small id={`${id}-note`}>{say.nameNote}</small>
    </div>
  );
}
