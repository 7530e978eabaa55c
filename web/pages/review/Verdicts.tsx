/** The verdicts: my most expensive decisions, everybody's, the luckiest draws, the auctions. */
import type { Seat } from '@signoria/kernel';
import { Shield, Tabs } from '@signoria/kit';
import type { EntryReview, Estimate, Review } from '@signoria/review';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { Auctions } from './Auctions.tsx';
import { errorText, inPoints, plain, signed } from './figures.ts';
import { Diamond, Pips, Wheel } from './Marks.tsx';
import { answerText, toldAt } from './say.ts';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';
import { luckiestFor, worstOf, worstOfAll } from './verdicts.ts';

type TabName = 'mine' | 'all' | 'luck' | 'auctions';

export function Verdicts() {
  const { review, reel } = useReview();
  const { verdicts } = reviewWords.value;
  const [tab, setTab] = useState<TabName>('mine');
  const known = review.value;
  const tabs: readonly TabName[] = reel.module.policy.auctions === undefined ? PLAIN : [...PLAIN, 'auctions'];
  const open = tabs.includes(tab) ? tab : 'mine';
  return (
    <section class="sheet rv-verdicts" aria-label={verdicts.title}>
      <div class="rv-head">
        <h2>{verdicts.title}</h2>
        <span class="caption">{open === 'luck' ? verdicts.luckCaption : verdicts.caption}</span>
      </div>
      <Tabs
        label={verdicts.title}
        value={open}
        onChange={setTab}
        tabs={tabs.map((id) => ({ id, label: verdicts[id] }))}
      >
        {known === null ? <p class="note pad">{reviewWords.value.opening}</p> : <Page tab={open} review={known} />}
      </Tabs>
    </section>
  );
}

const PLAIN: readonly TabName[] = ['mine', 'all', 'luck'];

function Page({ tab, review }: { readonly tab: TabName; readonly review: Review }) {
  const { reader } = useReview();
  if (tab === 'auctions') return <Auctions auctions={review.auctions} />;
  if (tab === 'luck') return <Draws review={review} />;
  if (tab === 'all') return <Decisions entries={worstOfAll(review)} shields />;
  return (
    <>
      <Decisions entries={worstOf(review, reader.value)} />
      <Rate review={review} seat={reader.value} />
    </>
  );
}

function Decisions({
  entries,
  shields = false,
}: {
  readonly entries: readonly EntryReview[];
  readonly shields?: boolean;
}) {
  const { reel } = useReview();
  const { verdicts } = reviewWords.value;
  if (entries.length === 0) return <p class="note pad">{verdicts.empty}</p>;
  return (
    <ol class="rv-list">
      {entries.map((entry, i) => (
        <li key={entry.seq}>
          <Verdict
            entry={entry}
            mark={
              shields ? (
                <Shield
                  tincture={tinctureOf(reel.seats.value[entry.seat])}
                  width={22}
                  label={nameOf(reel.seats.value[entry.seat])}
                />
              ) : (
                <Numbered n={i + 1} entry={entry} />
              )
            }
          />
        </li>
      ))}
    </ol>
  );
}

function Numbered({ n, entry: { seq, decision } }: { readonly n: number; readonly entry: EntryReview }) {
  const { entry } = useReview();
  return <Diamond n={n} on={entry.value?.seq === seq} grade={decision.grade} />;
}

function Verdict({ entry, mark }: { readonly entry: EntryReview; readonly mark: ComponentChildren }) {
  const state = useReview();
  const { verdicts } = reviewWords.value;
  const { seq, seat, decision } = entry;
  return (
    <button type="button" class="rv-row" aria-current={state.entry.value?.seq === seq} onClick={() => state.pick(seq)}>
      {mark}
      <span class="rv-what">
        <b>{answerText(state, decision.given, seat)}</b>
        <small>
          {verdicts.move(state.before(seq) + 1)} · {verdicts.better(answerText(state, decision.best, seat))}
        </small>
      </span>
      <Loss loss={decision.loss} entry={entry} />
    </button>
  );
}

export function Loss({
  loss,
  entry: { decision },
}: {
  readonly loss: Estimate;
  readonly entry: Pick<EntryReview, 'decision'>;
}) {
  const { grade } = reviewWords.value;
  return (
    <span class="rv-loss">
      {decision.grade === null ? null : <Pips grade={decision.grade} label={grade[decision.grade]} />}
      <b class="num bad">{signed(-inPoints(loss.mean))}</b>
      <small>{errorText(inPoints(loss.se))}</small>
    </span>
  );
}

/** Mean loss of the decisions that count. */
function Rate({ review, seat }: { readonly review: Review; readonly seat: Seat }) {
  const { verdicts } = reviewWords.value;
  const { errorRate, real } = review.players[seat]!;
  return (
    <p class="rv-rate">
      <b class="num">{plain(inPoints(errorRate.mean))}</b> <small>{errorText(inPoints(errorRate.se))}</small>{' '}
      <span>{verdicts.rate(real)}</span>
    </p>
  );
}

function Draws({ review }: { readonly review: Review }) {
  const state = useReview();
  const { verdicts } = reviewWords.value;
  const draws = luckiestFor(review, state.reader.value);
  if (draws.length === 0) return <p class="note pad">{verdicts.noLuck}</p>;
  return (
    <ol class="rv-list">
      {draws.map(({ seq, event, share }) => (
        <li key={`${seq} ${event.purpose} ${event.seat} ${event.index}`}>
          <button type="button" class="rv-row" onClick={() => state.reel.go(state.after(seq))}>
            <svg class="diamond" viewBox="-12 -12 24 24" aria-hidden="true">
              <Wheel radius={10} />
            </svg>
            <span class="rv-what">
              <b>{toldAt(state, state.after(seq), 2)}</b>
              <small>{verdicts.move(state.after(seq))}</small>
            </span>
            <span class="rv-loss">
              <b class={share.mean < 0 ? 'num bad' : 'num good'}>{signed(inPoints(share.mean))}</b>
              <small>{errorText(inPoints(share.se))}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
