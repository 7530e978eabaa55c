/** The reason in words: whose chances and which lines of the score change, and one way it goes on in an imagined world. */
import { Button, Shield } from '@signoria/kit';
import type { Course, Explanation, Term } from '@signoria/review';
import { useEffect, useState } from 'preact/hooks';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { errorText, inPoints, signed } from './figures.ts';
import { type Asked, type Moment, useMoment } from './moment.ts';
import { Rules } from './Rules.tsx';
import { answerText, readerAt } from './say.ts';
import { reviewWords } from './text.ts';

export function Why({ entry }: { readonly entry: Asked }) {
  const { explain, explained, idle } = useMoment();
  const { decision: say } = reviewWords.value;
  const [world, setWorld] = useState(0);
  // Explained when it is looked at, and again when it was looked at longer.
  useEffect(() => explain(entry, world), [entry, world]);
  const found = explained.value?.seq === entry.seq ? explained.value : null;
  return (
    <>
      <div class="rv-part" aria-busy={found === null}>
        <h3>{say.why}</h3>
        {found === null ? <p class="note">{say.thinking}</p> : <Reasons found={found} entry={entry} />}
      </div>
      <div class="rv-part">
        <h3>
          {say.ways}
          <Button kind="quiet" onPress={() => setWorld(world + 1)} blocked={!idle.value}>
            {say.otherWorld}
          </Button>
        </h3>
        {found === null ? null : <Ways found={found} entry={entry} />}
      </div>
    </>
  );
}

interface Explained {
  readonly found: Explanation;
  readonly entry: Asked;
}

function Reasons({ found, entry: { seat } }: Explained) {
  const state = useMoment();
  const { reel } = state;
  const { decision: say } = reviewWords.value;
  const moved = found.shares
    .map((share, of) => ({ share, of }))
    .filter(({ share, of }) => of !== seat && Math.abs(share.mean) >= Math.max(0.01, 2 * share.se))
    .toSorted((a, b) => Math.abs(b.share.mean) - Math.abs(a.share.mean))
    .slice(0, 2);
  if (moved.length + found.terms.length === 0) return <p class="note">{say.whyNone}</p>;
  return (
    <ul class="rv-reasons">
      {moved.map(({ share, of }) => {
        const name = nameOf(reel.seats.value[of]);
        const much = inPoints(Math.abs(share.mean)).toFixed(0);
        return (
          <li key={of}>
            <b class="num">{signed(inPoints(share.mean), 0)}</b>
            <span>{share.mean > 0 ? say.gains(name, much) : say.loses(name, much)}</span>
          </li>
        );
      })}
      {found.terms.map((term, i) => (
        <TermRow key={i} term={term} />
      ))}
    </ul>
  );
}

function TermRow({ term }: { readonly term: Term }) {
  const state = useMoment();
  const { reel } = state;
  const { decision: say } = reviewWords.value;
  const { seat, change, better, worse } = term;
  const rules = (worse ?? better)?.rules ?? [];
  return (
    <li>
      <b class="num">{signed(change.mean)}</b>
      <span>
        <Shield tincture={tinctureOf(reel.seats.value[seat])} width={12} label={nameOf(reel.seats.value[seat])} />{' '}
        {say.example(lineText(state, better, seat), lineText(state, worse, seat))} <small>{errorText(change.se)}</small>{' '}
        <Rules ids={rules} />
      </span>
    </li>
  );
}

function lineText(state: Moment, line: Term['better'], seat: number): string {
  return line === null ? '–' : state.reel.text.value.score(line, readerAt(state, seat));
}

function Ways({ found: { ways }, entry }: Explained) {
  const state = useMoment();
  const { decision: say } = reviewWords.value;
  return (
    <div class="rv-ways">
      {ways.map(({ line, course }) => (
        <div key={line ?? ''}>
          <h4>{say.after(answerText(state, line, entry.seat))}</h4>
          <Way course={course} seat={entry.seat} />
        </div>
      ))}
    </div>
  );
}

function Way({ course, seat }: { readonly course: Course; readonly seat: number }) {
  const state = useMoment();
  const { reel } = state;
  const reader = readerAt(state, seat);
  return (
    <ol>
      {course.map(({ seat: by, events }, i) => (
        <li key={i}>
          <Shield tincture={tinctureOf(reel.seats.value[by])} width={12} />
          <span>{events.map((event) => reel.text.value.event(event, reader)).join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}
