/** Two games of one deal, moment by moment: the curves with a cursor, and what the seat answered in each. */
import type { Seat } from '@signoria/kernel';
import { Button } from '@signoria/kit';
import '../../css/table/moments.css';
import { useState } from 'preact/hooks';
import type { ClientBundle } from '../../games/client-bundle.ts';
import type { ComparedAnswer, ComparedGame } from '../../local/worker-api.ts';
import { language } from '../../state/settings.ts';
import { Chances, choiceIn, Legend, nameOf } from './Beside.tsx';
import { equalAtFirst, type Moment, momentsOf, turnOf } from './moments.ts';
import { challengeWords } from './text.ts';

interface MomentsProps {
  readonly first: ComparedGame;
  readonly other: ComparedGame;
  readonly face: ClientBundle;
  /** By seat, as they are told of what was done. */
  readonly names: readonly string[];
  readonly seat: Seat;
}

/** So many at once; more is asked for. */
const SHOWN = 12;

const percent = (chance: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

interface AnsweredProps extends Pick<MomentsProps, 'face' | 'names'> {
  readonly game: ComparedGame;
  readonly answer: ComparedAnswer | null;
  readonly i: number;
}

function Answered({ game, answer, i, face, names }: AnsweredProps) {
  if (answer === null) return <td class="note">{challengeWords.value.noAnswer}</td>;
  const turn = turnOf(game.answers, i);
  return (
    <td>
      {choiceIn(face, answer.line, (seat) => names[seat] ?? '')}
      {answer.chance === null ? null : (
        <small class={turn ?? ''}>
          {turn === null ? null : <span aria-hidden="true">{turn === 'up' ? '▲' : '▼'} </span>}
          {percent(answer.chance)}
        </small>
      )}
    </td>
  );
}

interface RowProps extends MomentsProps {
  readonly moment: Moment;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Row({ moment: { n, one, other: also }, first, other, face, names, chosen, onChoose }: RowProps) {
  return (
    <tr class={chosen ? 'own' : ''}>
      <th scope="row">
        <button
          type="button"
          class="moment-number"
          aria-pressed={chosen}
          aria-label={challengeWords.value.momentAt(n)}
          onClick={onChoose}
        >
          {n}
        </button>
      </th>
      <Answered game={first} answer={one} i={n - 1} face={face} names={names} />
      <Answered game={other} answer={also} i={n - 1} face={face} names={names} />
    </tr>
  );
}

interface Chosen {
  readonly chosen: Moment | null;
  readonly onChoose: (moment: Moment) => void;
}

function Answers(props: MomentsProps & Chosen & { readonly moments: readonly Moment[] }) {
  const say = challengeWords.value;
  const { first, other, moments, chosen, onChoose } = props;
  const [all, setAll] = useState(false);
  const equal = equalAtFirst(moments);
  const shown = all ? moments : moments.slice(equal, equal + SHOWN);
  return (
    <>
      <table class="moments">
        <thead>
          <tr>
            {[say.moment, nameOf(first), nameOf(other)].map((head, i) => (
              <th key={i} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all || equal === 0 ? null : (
            <tr>
              <td colSpan={3} class="note">
                {say.equal(equal)}
              </td>
            </tr>
          )}
          {shown.map((moment) => (
            <Row
              key={moment.n}
              {...props}
              moment={moment}
              chosen={moment === chosen}
              onChoose={() => onChoose(moment)}
            />
          ))}
        </tbody>
      </table>
      {shown.length === moments.length ? null : (
        <Button kind="quiet" wide onPress={() => setAll(true)}>
          {say.all(moments.length)}
        </Button>
      )}
    </>
  );
}

export function Moments(props: MomentsProps) {
  const say = challengeWords.value;
  const { first, other, names, seat } = props;
  const moments = momentsOf(first.answers, other.answers);
  const [at, setAt] = useState<number | null>(null);
  const chosen = moments.find(({ n }) => n === at) ?? null;
  const parted = other.parted?.numbers ?? null;
  return (
    <div class="stack moments-part">
      <Legend names={names} seat={seat} parted={parted !== null} />
      <div class="deal-curves">
        {[first, other].map((game, i) => (
          <Chances
            key={i}
            game={game}
            seats={names.length}
            seat={seat}
            parted={parted?.[i] ?? null}
            at={(i === 0 ? chosen?.one : chosen?.other)?.number ?? null}
          />
        ))}
      </div>
      <p class="note">{say.momentsNote}</p>
      <Answers {...props} moments={moments} chosen={chosen} onChoose={({ n }) => setAt(n === at ? null : n)} />
    </div>
  );
}
