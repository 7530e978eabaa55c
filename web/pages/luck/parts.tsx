/** What tables of results without luck are made of: how far they can be trusted, an estimate with its whisker, and the way to more. */
import type { Measured } from '@signoria/kernel';
import { Button, Tag } from '@signoria/kit';
import '../../css/club/luck.css';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { loadMeasured } from '../../asides.ts';
import { problemOf } from '../../shell/deed.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { luckWords } from './text.ts';

interface Estimate {
  readonly mean: number;
  readonly se: number | null;
}

interface TrustProps {
  readonly game: string;
  readonly judged: number;
  readonly left: number;
}

export function Trust({ game, judged, left }: TrustProps) {
  const say = luckWords.value;
  const measured = useAsync(() => loadMeasured(game), [game]);
  const known = measured.state === 'ready' ? measured.value : null;
  return (
    <p class="second">
      <Tag>{say.experimental}</Tag> {known === null ? say.notMeasured : say.missed(...figuresOf(known))}{' '}
      {say.judged(judged, left)}
    </p>
  );
}

/** What was measured, in per cent: the places of `missed`. */
type Figures = Parameters<typeof luckWords.value.missed>;

export function figuresOf({ variance, ceiling, weights }: Measured): Figures {
  const round = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const told = (percent: number) => round.format(percent).replace('-', '−');
  return [
    told(variance.mean),
    told(variance.se),
    told(ceiling),
    told(100 * weights.opening),
    told(100 * weights.chance),
  ];
}

/** In points of win share, with one standard error. */
function told({ mean, se }: Estimate): string {
  const plain = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 });
  const signed = plain.format(mean * 100).replace('-', '−');
  return `${signed}${se === null ? '' : ` ± ${plain.format(se * 100)}`}`;
}

/** From −50 to 150 points: without luck a result may lie beyond all or nothing. */
function Bar({ mean, se }: Estimate) {
  const x = (share: number) => Math.max(0, Math.min(200, 50 + share * 100));
  const ends = se === null ? '' : `M${x(mean - se)} 7H${x(mean + se)}M${x(mean - se)} 3v8M${x(mean + se)} 3v8`;
  return (
    <svg class="luck-bar" viewBox="0 0 200 14" aria-hidden="true">
      <path class="zero" d="M50 0V14M150 0V14" />
      <path class="whisker" d={ends} />
      <circle cx={x(mean)} cy="7" r="4" />
    </svg>
  );
}

export function LuckCell({ of, head }: { readonly of: Estimate; readonly head: string }) {
  return (
    <td class="number" data-head={head}>
      {told(of)}
      <Bar {...of} />
    </td>
  );
}

/** One after the other, as many as this person may ask for today. Says how many that were. */
async function askFor(tables: readonly string[]): Promise<number> {
  let asked = 0;
  for (const id of tables) {
    try {
      await call('POST /api/tables/:id/review', { params: { id } });
      asked++;
    } catch (error) {
      if (problemOf(error)?.code !== 'too-many') throw error;
      return asked;
    }
  }
  return asked;
}

/** Only who has an account asks for reviews. */
export const canJudge = (): boolean => me.value?.kind === 'account';

/** Games nobody has judged yet. */
export function Judge({ tables }: { readonly tables: readonly string[] }) {
  const say = luckWords.value;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  if (tables.length === 0 || !canJudge() || done) return null;
  const press = () => {
    setBusy(true);
    askFor(tables)
      .then((asked) => {
        setDone(asked > 0);
        toast(asked > 0 ? 'good' : 'bad', () => (asked > 0 ? luckWords.value.asked(asked) : luckWords.value.noneLeft));
      }, toastTrouble)
      .finally(() => setBusy(false));
  };
  return (
    <Button note={say.judgeNote} blocked={busy} onPress={press}>
      {say.judge(tables.length)}
    </Button>
  );
}
