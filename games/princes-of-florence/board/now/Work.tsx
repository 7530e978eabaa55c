/** A Work that is begun: its sum so far, and the bonus cards that may still be played with it. */
import { Hand, type HandCard, nameOf, SumTable, Tag, WhyNumber } from '@signoria/kit';
import type { BonusId } from '../../data/bonus.ts';
import type { BegunWorkView } from '../../rules/view/view.ts';
import { Face } from '../drawings/index.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { named } from '../names.ts';
import { Bar, scaleOf } from '../People.tsx';
import { type BoardPointing, money, type Table, wordsOf } from '../table.ts';

function Bonuses({ table, pointing, onLook }: Omit<WorkProps, 'work'>) {
  const { work: words, drawn } = wordsOf(table);
  const own = table.view.own?.bonus ?? [];
  if (own.every(({ card }) => pointing.at(`card ${card}`).state === 'idle')) return null;
  const look = (id: string) => () => onLook({ at: 'thing', id, why: own.find(({ card }) => card === id)?.sum });
  const cards = own.map(({ card, worth }): HandCard => {
    const { state, label } = pointing.at(`card ${card}`);
    return {
      id: card,
      label: `${label ?? named(table.language, card)}. ${drawn.worth.bonus(worth)}`,
      state,
      face: (
        <span class="drawn-card">
          <CardPicture table={table} id={card} />
          <span class="drawn-name">{named(table.language, card)}</span>
          <span class="drawn-worth">{drawn.worth.bonus(worth)}</span>
        </span>
      ),
    };
  });
  return (
    <Hand
      label={words.bonuses}
      cards={cards}
      onChoose={(id) => pointing.press(`card ${id as BonusId}`, look(id))} // one of `cards`
      onWhy={(id) => look(id)()}
    />
  );
}

interface WorkProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly work: BegunWorkView;
  readonly onLook: OnLook;
}

export function Work({ table, pointing, work, onLook }: WorkProps) {
  const { work: words, people } = wordsOf(table);
  const { minimum } = table.view;
  const short = minimum - work.value;
  return (
    <div class="now-work">
      <div class="work-head">
        <Face of={work.profession} />
        <h3>{words.of(named(table.language, work.profession), nameOf(table, work.seat))}</h3>
        <b class="num work-value">{work.value}</b>
        {short > 0 ? (
          <Tag kind="wax">{people.short(short)}</Tag>
        ) : (
          <Tag kind="good">
            <WhyNumber why={work.pays} table={table} label={words.pay} write={money}>
              {words.pays(money(work.pays.total))}
            </WhyNumber>
          </Tag>
        )}
      </div>
      <Bar lines={work.lines} minimum={minimum} scale={scaleOf(minimum, [work.value])} />
      <SumTable why={work.sum} table={table} label={people.value} />
      {work.seat === table.you ? <Bonuses table={table} pointing={pointing} onLook={onLook} /> : null}
    </div>
  );
}
