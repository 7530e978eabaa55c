/** The game told again: its turning points in a sentence each, the greatest of them, and the way to look at it. */
import type { Outcome, PlayText, Reader, Seat } from '@signoria/kernel';
import { Button, Shield, type Tincture } from '@signoria/kit';
import { call } from '../../../local/client.ts';
import type { Reel } from '../../../local/worker-api.ts';
import { go, paths } from '../../../router.ts';
import { useAsync } from '../../../shell/use-async.ts';
import { type Play, usePlay } from '../play.ts';
import { tinctureOf } from '../seats/people.ts';
import { Initial } from './Initial.tsx';
import { bestOf, type Swing, swingsOf, tellingEvent, turnsOf } from './story.ts';
import { Vine } from './Vine.tsx';
import { endWords } from './words.ts';

/** Before the last sentence, which tells how it ended. */
const TURNS = 4;

async function reelOf({ connection }: Play): Promise<Reel> {
  const loaded = await call('load', await connection.file());
  if (!loaded.ok) throw new Error('the game does not replay');
  return loaded.reel;
}

interface Sentence extends Swing {
  readonly text: string;
}

function sentence(reel: Reel, swing: Swing, text: PlayText, reader: Reader): readonly Sentence[] {
  const item = reel.log.find(({ seq }) => seq === swing.seq);
  const event = item === undefined ? null : tellingEvent(item, swing.seat, reel.statistics.events);
  return event === null ? [] : [{ ...swing, text: text.event(event, reader) }];
}

interface ToldProps {
  readonly reel: Reel;
  readonly outcome: Outcome;
  readonly winner: Seat;
}

/** The first letter is drawn, the rest is written. */
function Opening({ text, tincture }: { readonly text: string; readonly tincture: Tincture }) {
  const [letter = '', ...rest] = text;
  return (
    <>
      <Initial letter={letter.toUpperCase()} tincture={tincture} />
      <span class="only-heard">{letter}</span>
      <span>{rest.join('')}</span>
    </>
  );
}

function Told({ reel, outcome, winner }: ToldProps) {
  const play = usePlay();
  const words = endWords.value;
  const { value: text } = play.text;
  const { value: reader } = play.reader;
  const { seats, table, view } = play.view.value!;
  const swings = swingsOf(reel.statistics.totals);
  const turns = turnsOf(swings, reel.last, TURNS).flatMap((swing) => sentence(reel, swing, text, reader));
  const best = bestOf(swings, reel.last);
  const [greatest] = best === null ? [] : sentence(reel, best, text, reader);
  const end = text.outcome(outcome, reader, view);
  const replay = (seq: number) => go(`${paths.replay(table, play.connection.local)}#${seq}`);
  return (
    <>
      <Vine reel={reel} winner={winner} tinctures={seats.map(tinctureOf)} turns={turns.map(({ seq }) => seq)} />
      <ol class="end-tale">
        {turns.length === 0 ? <li>{words.quiet}</li> : null}
        {turns.map((turn, i) => (
          <li key={turn.seq}>
            {i === 0 ? <Opening text={turn.text} tincture={tinctureOf(seats[winner])} /> : turn.text}{' '}
            <small class="end-swing">{words.swing(turn.by, turn.lead)}</small>
            <span class="end-number" aria-hidden="true">
              {i + 1}
            </span>
          </li>
        ))}
        <li>{end}</li>
      </ol>
      {greatest === undefined ? null : (
        <section class="end-best">
          <h3>{words.best}</h3>
          <p>
            <Shield tincture={tinctureOf(seats[greatest.seat])} width={16} /> {greatest.text}{' '}
            <b>{words.swing(greatest.by, greatest.lead)}</b>
          </p>
          <Button kind="quiet" icon="history" onPress={() => replay(greatest.seq)}>
            {words.look}
          </Button>
        </section>
      )}
    </>
  );
}

export function HowItWent({ outcome, winner }: Omit<ToldProps, 'reel'>) {
  const play = usePlay();
  const words = endWords.value;
  const reel = useAsync(() => reelOf(play), [play]);
  // Without it the account still stands.
  if (reel.state === 'failed') return null;
  return (
    <section class="how-it-went" aria-label={words.how} aria-busy={reel.state === 'loading'}>
      <h3>{words.how}</h3>
      {reel.state === 'loading' ? (
        <p class="note">{words.listening}</p>
      ) : (
        <Told reel={reel.value} outcome={outcome} winner={winner} />
      )}
    </section>
  );
}
