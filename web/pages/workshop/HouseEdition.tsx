/** What the house plays with, for everybody to open; administrators choose it. */
import { Button, Icon } from '@signoria/kit';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { me } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { type Bench, editionIn } from './bench.ts';
import { type File, isEmpty, nameIn } from './draft.ts';
import { fetchHouse, setHouse } from './house-edition.ts';
import { say } from './text.ts';

interface HouseEditionProps {
  readonly bench: Bench;
  readonly onOpen: (file: File) => void;
}

export function HouseEdition({ bench, onOpen }: HouseEditionProps) {
  const game = bench.module.game.id;
  const house = useAsync(() => fetchHouse(game), [game]);
  if (house.state !== 'ready') return null;
  const choose = (edition: File | null) =>
    setHouse(game, edition).then(() => {
      toast('good', () => (edition === null ? say.value.houseUndone : say.value.houseDone));
      house.again();
    }, toastTrouble);
  const { edition: value, fixed } = house.value;
  return (
    <section class="ws-house" aria-label={say.value.house}>
      <p>
        <Icon name="home" />
        {value === null ? say.value.houseNone : say.value.houseHas(nameIn(value) || say.value.nameless)}{' '}
        {value === null ? null : (
          <button type="button" class="link" onClick={() => onOpen(value)}>
            {say.value.houseOpen}
          </button>
        )}
      </p>
      {me.value?.admin !== true ? null : fixed ? (
        <p class="note">{say.value.houseFixed}</p>
      ) : (
        <Choose bench={bench} house={value} onChoose={choose} />
      )}
    </section>
  );
}

interface ChooseProps {
  readonly bench: Bench;
  readonly house: File | null;
  readonly onChoose: (edition: File | null) => void;
}

function Choose({ bench: { file, problems }, house, onChoose }: ChooseProps) {
  const why = problems.length > 0 ? say.value.broken(problems.length) : say.value.needsName;
  return (
    <>
      {isEmpty(file) ? null : (
        <Button
          icon="home"
          blocked={problems.length > 0 || nameIn(file) === ''}
          onWhy={() => toast('bad', () => why)}
          onPress={() => onChoose(editionIn(file))}
        >
          {say.value.houseSet}
        </Button>
      )}
      {house === null ? null : (
        <Button kind="quiet" onPress={() => onChoose(null)}>
          {say.value.houseUnset}
        </Button>
      )}
    </>
  );
}
