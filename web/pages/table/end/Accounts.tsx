/** Every seat's account beside the others', the winner's first, with what decided marked: at the end, and in a replay. */
import type { ScoreLine, Seat } from '@signoria/kernel';
import { RuleId, Shield } from '@signoria/kit';
import type { SeatInfo } from '@signoria/table';
import { ArmsOf, type Bearer } from '../../../shell/bearer.tsx';
import { words } from '../../../state/words.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import { Counted } from './Counted.tsx';
import { ranked } from './ranked.ts';
import { decisive } from './story.ts';
import { endWords } from './words.ts';
import '../../../css/table/end.css';

export interface Shown {
  readonly value: number;
  readonly of?: number;
}

export interface AccountsProps {
  readonly seats: readonly SeatInfo[];
  readonly score: readonly (readonly ScoreLine[])[];
  /** Nobody, as long as the game goes on. */
  readonly winners: readonly Seat[];
  /** By what the game ended. */
  readonly reason: string | null;
  readonly you: Seat | null;
  /** By seat, the number its board shows. */
  readonly shown: readonly Shown[];
  /** By seat, whose arms stand beside the name. */
  readonly bearers?: readonly (Bearer | null)[];
  readonly say: (line: ScoreLine) => string;
  /** The numbers are counted up before one's eyes; else each line names its rule. */
  readonly counted?: boolean;
}

function Laurel({ label }: { readonly label: string }) {
  return (
    <span class="end-decided" title={label}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 18C4 16 2 10 3 3M10 18c6-2 8-8 7-15M3.5 8l-2-2M4.5 12l-3-1M7 15.5l-3 .5M16.5 8l2-2M15.5 12l3-1M13 15.5l3 .5" />
      </svg>
      <span class="only-heard">{label}</span>
    </span>
  );
}

interface LineProps extends Pick<AccountsProps, 'say' | 'counted'> {
  readonly line: ScoreLine;
  readonly decides: boolean;
  readonly nth: number;
}

function Line({ line, decides, nth, say, counted }: LineProps) {
  const [rule] = line.rules;
  return (
    <li class={decides ? 'end-line decides' : 'end-line'} style={{ '--nth': `${nth}` }}>
      {decides ? <Laurel label={endWords.value.decided} /> : null}
      <span>
        {say(line)}
        {counted || rule === undefined ? null : (
          <>
            {' '}
            <RuleId id={rule} />
          </>
        )}
      </span>
      <b class="num">{line.points}</b>
    </li>
  );
}

interface AccountProps extends AccountsProps {
  readonly seat: Seat;
  /** The kinds of points that decided. */
  readonly decided: ReadonlySet<string>;
}

function Account({ seat, decided, seats, score, winners, reason: _, you, shown, bearers, ...how }: AccountProps) {
  const info = seats[seat]!;
  const won = winners.includes(seat);
  const { value, of } = shown[seat]!;
  return (
    <li class={won ? 'won' : ''}>
      <header>
        <span class="end-shields">
          <Shield tincture={tinctureOf(info)} width={26} />
          <ArmsOf of={bearers?.[seat] ?? null} width={26} />
        </span>
        <b>{seat === you ? words.value.table.you : nameOf(info)}</b>
        <span class="num">
          {how.counted ? <Counted n={value} /> : value}
          {of === undefined ? null : <small>/{of}</small>}
        </span>
      </header>
      <ul>
        {(score[seat] ?? []).map((line, i) => (
          <Line key={i} line={line} nth={i} decides={won && decided.has(line.what)} {...how} />
        ))}
      </ul>
    </li>
  );
}

export function Accounts(props: AccountsProps) {
  const { score, winners, reason, counted } = props;
  const decided = decisive(score, winners, reason);
  return (
    <ol class={counted ? 'accounts counted' : 'accounts'}>
      {ranked(score, winners).map((seat) => (
        <Account key={seat} {...props} seat={seat} decided={decided} />
      ))}
    </ol>
  );
}
