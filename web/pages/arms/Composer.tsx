/** One's own arms: looked at while they are composed, in words and as they will stand beside the name, and then borne. */
import { Button, Progress, Sheet } from '@signoria/kit';
import { Arms as Drawn } from '@signoria/kit/arms';
import { ARMS_TINCTURES, type Arms, type ArmsTincture, CHARGES, DIVISIONS, drawArms } from '@signoria/protocol/arms';
import { useId, useState } from 'preact/hooks';
import '../../css/club/arms.css';
import { deedsIn } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { bear, haveChosen, ownArms } from '../../state/arms/own.ts';
import { phone } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { Wrong } from '../account/Field.tsx';
import { areSame, withFirst, withSecond } from './compose.ts';
import { armsWords } from './text.ts';

const useDeed = deedsIn((error) => troubleText(error, words.value, null));

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly called: { readonly [K in T]: string };
  readonly picture: (one: T) => Arms;
  readonly onChoose: (one: T) => void;
}

function Choice<T extends string>({ label, of, chosen, called, picture, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="arms-choice">
      <legend>{label}</legend>
      {of.map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>
            <Drawn arms={picture(one)} width={32} />
            {called[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A tincture by itself. */
const alone = (first: ArmsTincture): Arms => ({ division: 'plain', first, second: first, charge: 'none' });

interface ComposedProps {
  readonly arms: Arms;
  readonly onCompose: (arms: Arms) => void;
}

function Choices({ arms, onCompose }: ComposedProps) {
  const say = armsWords.value;
  const tinctures = { of: ARMS_TINCTURES, called: say.tinctures, picture: alone };
  return (
    <div class="arms-choices">
      <Choice
        label={say.division}
        of={DIVISIONS}
        chosen={arms.division}
        called={say.divisions}
        picture={(division) => ({ ...arms, division, charge: 'none' })}
        onChoose={(division) => onCompose({ ...arms, division })}
      />
      <Choice
        label={say.charge}
        of={CHARGES}
        chosen={arms.charge}
        called={say.charges}
        picture={(charge) => ({ ...arms, division: 'plain', charge })}
        onChoose={(charge) => onCompose({ ...arms, charge })}
      />
      <Choice
        {...tinctures}
        label={say.field}
        chosen={arms.first}
        onChoose={(first) => onCompose(withFirst(arms, first))}
      />
      <Choice
        {...tinctures}
        label={say.other}
        chosen={arms.second}
        onChoose={(second) => onCompose(withSecond(arms, second))}
      />
      <p class="note">{say.rule}</p>
    </div>
  );
}

/** Large, in words, and as small as they will stand elsewhere. */
function Looked({ arms }: Pick<ComposedProps, 'arms'>) {
  return (
    <div class="arms-looked">
      <Drawn arms={arms} width={phone.value ? 56 : 136} />
      <p class="blazon" role="status">
        {armsWords.value.blazon(arms)}
      </p>
      <p class="arms-sizes" aria-hidden="true">
        {[48, 28, 18].map((width) => (
          <Drawn key={width} arms={arms} width={width} />
        ))}
      </p>
    </div>
  );
}

interface BearProps {
  readonly arms: Arms;
  /** Null when there is nothing left to do with what was composed. */
  readonly onCompose: (arms: Arms | null) => void;
}

function Bear({ arms, onCompose }: BearProps) {
  const say = armsWords.value;
  const deed = useDeed();
  const same = areSame(arms, ownArms.value);
  const save = (chosen: Arms | null) =>
    deed.run(async () => {
      const where = await bear(chosen);
      onCompose(null);
      toast('good', () => (where === 'house' ? armsWords.value.saved : armsWords.value.savedHere));
    });
  return (
    <div class="arms-bear">
      <Button
        kind="ink"
        icon="check"
        blocked={deed.busy || same}
        onWhy={() => toast('plain', () => (deed.busy ? armsWords.value.saving : armsWords.value.same))}
        onPress={() => save(arms)}
      >
        {say.save}
      </Button>
      <Button onPress={() => onCompose(drawArms(Math.random))}>{say.random}</Button>
      {haveChosen.value ? (
        <Button kind="quiet" blocked={deed.busy} onPress={() => save(null)}>
          {say.before}
        </Button>
      ) : null}
      {deed.busy ? <Progress label={say.saving} /> : null}
      <Wrong text={deed.trouble} />
    </div>
  );
}

export function Composer() {
  const say = armsWords.value;
  const [draft, setDraft] = useState<Arms | null>(null);
  const arms = draft ?? ownArms.value;
  return (
    <Sheet title={say.title}>
      <div class="pad stack">
        <p class="note">{say.about}</p>
        <div class="arms-desk">
          <Choices arms={arms} onCompose={setDraft} />
          <div class="arms-side">
            <Looked arms={arms} />
            <Bear arms={arms} onCompose={setDraft} />
          </div>
        </div>
      </div>
    </Sheet>
  );
}
