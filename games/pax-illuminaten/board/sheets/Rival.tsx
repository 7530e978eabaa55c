/** The artificial rival: what it does now and why, its plan and aim, its script, and how near it is to winning. */
import { Button, cued, Sheet, Shield, Tag } from '@signoria/kit';
import { RIVAL } from '../../data/rivals.ts';
import type { RivalView } from '../../rules/view/types.ts';
import { printed } from '../../text/names.ts';
import { Glyph, RivalCameo } from '../drawings/index.ts';
import type { SheetProps } from '../look.tsx';
import { namesOf, placeMark, type Table, tinctureOf, wordsOf } from '../table.ts';
import { Demands, Meter } from './SchemeProgress.tsx';

interface RivalProps {
  readonly table: Table;
  readonly rival: RivalView;
}

/** What the script says of an item. */
function itemText({ table, rival }: RivalProps, stage: number, item: string): string {
  const script: { readonly [item: string]: string } = namesOf(table).rivals[rival.id].script;
  return script[`${stage}${item}`] ?? '';
}

function Wins({ table, rival }: RivalProps) {
  const { rivalWins } = namesOf(table);
  const { rival: words, schemes } = wordsOf(table);
  return (
    <ul class="rival-wins" aria-label={words.wins}>
      {rival.wins.map(({ id, parts, fulfilled }) => (
        <li key={id}>
          <span>{rivalWins[id]}</span>
          <Demands table={table} parts={parts} />
          {fulfilled ? <Tag kind="wax">{schemes.fulfilled}</Tag> : null}
          <Meter parts={parts} full={fulfilled} />
        </li>
      ))}
    </ul>
  );
}

/** Where the figure stands, the plan card and its aim. */
function Standing({ table, rival }: RivalProps) {
  const { rival: words, place } = wordsOf(table);
  const { luminaries } = namesOf(table);
  const at = rival.figure === 'areopagus' ? words.home : place.at(placeMark(rival.figure));
  return (
    <p class="rival-standing">
      <Glyph of="figure" /> {words.stands(at)}
      {rival.plan === null ? null : ` ${words.plan(luminaries[rival.plan].name)}`}
      {rival.target === null ? null : ` ${words.target(place.at(placeMark(rival.target)))}`}
    </p>
  );
}

/** The whole script, the present item marked. */
export function RivalScript({ table, rival }: RivalProps) {
  const { rivals } = namesOf(table);
  const { rival: words } = wordsOf(table);
  const { about, special } = rivals[rival.id];
  return (
    <div class="rival-script">
      <RivalCameo of={rival.id} />
      <p>{about}</p>
      <Standing table={table} rival={rival} />
      <ol>
        {RIVAL[rival.id].stages.map((items, i) => (
          <li key={i}>
            <b>{words.stage(i + 1)}</b>
            <ul>
              {items.map(({ key }) => {
                const now = rival.stage === i + 1 && rival.item === key;
                return (
                  <li key={key} class={now ? 'now' : ''} {...(now ? { 'aria-current': 'step' } : {})}>
                    <b class="num">
                      {i + 1}
                      {key}
                    </b>{' '}
                    {itemText({ table, rival }, i + 1, key)} {now ? <Tag kind="gold">{words.now}</Tag> : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <ul class="rival-special">
        {special.map((line, i) => (
          <li key={i}>{printed(table.view, line)}</li>
        ))}
      </ul>
      <h3>{words.wins}</h3>
      <Wins table={table} rival={rival} />
    </div>
  );
}

export function RivalSheet({ table, rival, cues, onLook }: RivalProps & SheetProps) {
  const { rival: words } = wordsOf(table);
  const { name } = namesOf(table).rivals[rival.id];
  const fresh = cued(cues, 'rival');
  const running = rival.stage > 0 && rival.item !== '';
  return (
    <Sheet
      title={
        <span class="rival-title">
          <Shield tincture={tinctureOf(table, rival.who)} width={17} /> {name}
        </span>
      }
      class="rival"
    >
      <div class={`rival-now ${fresh.class}`} {...(fresh.style ? { style: fresh.style } : {})}>
        {running ? (
          <p>
            <b class="num">
              {words.stage(rival.stage)}
              {rival.item}
            </b>{' '}
            {itemText({ table, rival }, rival.stage, rival.item)}
          </p>
        ) : (
          <p>{words.waits}</p>
        )}
        <Standing table={table} rival={rival} />
      </div>
      <Wins table={table} rival={rival} />
      <Button kind="quiet" icon="book" onPress={() => onLook({ at: 'rival' })}>
        {words.script}
      </Button>
    </Sheet>
  );
}
