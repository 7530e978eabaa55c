/** Gallery: what stands around every board: prompt bar, slip, seats, chronicle. */

import {
  Button,
  Chronicle,
  type ChronicleEntry,
  Pips,
  PromptBar,
  SeatBar,
  SeatPanel,
  type SeatRow,
  Sheet,
  type Slip,
  Tag,
  WhyNot,
} from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { Words } from './words.ts';

const nothing = () => {};

function slipOf(words: Words['slip']): Slip {
  return {
    title: words.why,
    fact: words.fact,
    rule: words.rule,
    ruleIds: ['CON-6.15'],
    edition: words.edition,
    link: { label: words.link, onOpen: nothing },
  };
}

/** Others are asked, or nobody. */
function OtherMoods({ prompts: p }: { readonly prompts: Words['prompts'] }) {
  const [move, setMove] = useState(41);
  return (
    <>
      <PromptBar
        label={p.label}
        mood="waiting"
        seat="blue"
        question={p.waiting[0]}
        hint={p.waiting[1]}
        answers={[{ id: 'order', label: p.order }]}
      />
      <PromptBar
        label={p.label}
        mood="sealed"
        question={p.sealed[0]}
        hint={p.sealed[1]}
        answered={['red', 'green', 'yellow', null]}
        answers={[{ id: 'change', label: p.change }]}
      />
      <PromptBar label={p.label} mood="past" question={p.past} answers={[{ id: 'now', label: p.now, kind: 'ink' }]}>
        <input
          type="range"
          min={0}
          max={57}
          value={move}
          aria-label={p.move}
          onInput={(event) => setMove(event.currentTarget.valueAsNumber)}
        />
      </PromptBar>
      <PromptBar
        label={p.label}
        mood="offline"
        question={p.offline[0]}
        hint={p.offline[1]}
        answers={[{ id: 'retry', label: p.retry }]}
      />
    </>
  );
}

function Prompts({ words }: { readonly words: Words }) {
  const p = words.prompts;
  const undo = { label: p.undo, onUndo: nothing };
  return (
    <Sheet title={p.title} class="whole">
      <PromptBar
        label={p.label}
        mood="yours"
        question={p.yours[0]}
        hint={p.yours[1]}
        undo={undo}
        answers={[
          { id: 'leave', label: p.leave, kind: 'gold' },
          { id: 'urbino', label: p.commit[0], note: p.commit[1], kind: 'wax' },
        ]}
      />
      <PromptBar
        label={p.label}
        mood="yours"
        question={p.bound[0]}
        hint={p.bound[1]}
        undo={{ label: p.undoClosed, blocked: true, onUndo: nothing }}
        answers={[{ id: 'pass', label: p.pass, icon: 'pass' }]}
      />
      <PromptBar
        label={p.label}
        mood="yours"
        question={p.yours[0]}
        slip={<WhyNot inline slip={slipOf(words.slip)} close={words.slip.close} onClose={nothing} />}
        answers={[{ id: 'leave', label: p.leave, kind: 'gold' }]}
      />
      <OtherMoods prompts={p} />
    </Sheet>
  );
}

function seatsOf(words: Words['seats']): (SeatRow & { spokenName: string })[] {
  const touching = (n: number) => (
    <>
      <span>{words.touching}</span>
      <Pips value={n} of={3} label={words.pips(n)} />
    </>
  );
  const score = (value: number) => ({ value, of: 5, spoken: words.regions(value) });
  return [
    {
      id: 'you',
      tincture: 'red',
      name: words.you,
      spokenName: words.you,
      now: true,
      score: score(2),
      meta: (
        <>
          {touching(2)}
          <Tag kind="gold">{words.wins}</Tag>
        </>
      ),
    },
    {
      id: 'bianca',
      tincture: 'blue',
      name: words.bianca,
      spokenName: words.bianca,
      score: score(2),
      meta: touching(2),
    },
    {
      id: 'ottavio',
      tincture: 'green',
      name: words.ottavio,
      spokenName: words.ottavio,
      away: true,
      score: score(2),
      meta: (
        <>
          {touching(2)}
          <Tag>{words.away}</Tag>
        </>
      ),
    },
    {
      id: 'fiamma',
      tincture: 'yellow',
      name: words.fiamma,
      spokenName: words.fiamma,
      score: score(1),
      meta: (
        <>
          {touching(1)}
          <Tag>{words.bot}</Tag>
        </>
      ),
    },
  ];
}

function Seats({ words }: { readonly words: Words }) {
  const seats = seatsOf(words.seats);
  const bar = seats.map((seat) => ({ ...seat, score: { value: seat.score?.value ?? 0, unit: words.seats.unit } }));
  return (
    <>
      <Sheet title={words.seats.title} caption={words.seats.caption}>
        <SeatPanel label={words.seats.title} seats={seats} onScore={nothing} />
      </Sheet>
      <Sheet title={words.seats.bar}>
        <SeatBar label={words.seats.title} seats={bar}>
          <Button kind="quiet" icon="history" label={words.chronicle.title} />
        </SeatBar>
      </Sheet>
    </>
  );
}

function chronicleOf(words: Words): readonly ChronicleEntry[] {
  const { seats, chronicle: c } = words;
  const said = (name: string, text: string) => (
    <>
      <b>{name}</b> {text}
    </>
  );
  return [
    { kind: 'since', id: 's', text: c.since },
    { kind: 'line', id: '1', tincture: 'blue', text: said(seats.bianca, c.bianca) },
    { kind: 'line', id: '2', tincture: 'green', text: said(seats.ottavio, c.ottavio) },
    { kind: 'line', id: '3', tincture: 'yellow', text: said(seats.fiamma, c.fiamma) },
    { kind: 'sealed', id: '4', text: c.sealed },
    { kind: 'line', id: '5', tincture: 'red', text: said(seats.you, c.you) },
    { kind: 'stitch', id: '6', text: c.stitch },
  ];
}

export function TableParts({ words }: { readonly words: Words }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Prompts words={words} />
      <Seats words={words} />
      <Sheet title={words.chronicle.title} caption={words.chronicle.caption}>
        <Chronicle label={words.chronicle.title} entries={chronicleOf(words)} current="5" onOpen={nothing} />
      </Sheet>
      <Sheet title={words.slip.title}>
        <div class="stack">
          <WhyNot
            slip={open ? slipOf(words.slip) : null}
            close={words.slip.close}
            tail="right"
            onClose={() => setOpen(false)}
          />
          {open ? null : <Button onPress={() => setOpen(true)}>{words.slip.why}</Button>}
        </div>
      </Sheet>
    </>
  );
}
