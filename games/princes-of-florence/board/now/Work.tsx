/** A Work that is begun: its sum so far, and the bonus cards that may still be played with it. */
import { aimAt, Hand, type HandCard, nameOf, press, Tag } from '@signoria/web/kit';
import type { BonusId } from '../../data/bonus.ts';
import { COINS_PER_VALUE } from '../../data/economy.ts';
import type { ValueLine } from '../../rules/value-lines.ts';
import type { BegunWorkView } from '../../rules/view.ts';
import { Face, Glyph, type GlyphId } from '../drawings/index.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { named } from '../names.ts';
import { Bar, scaleOf } from '../People.tsx';
import { money, type Table, wordsOf } from '../table.ts';

/** What each line of a sum is drawn as. */
export function glyphOf(line: ValueLine): GlyphId {
  if (line.what === 'building' || line.what === 'landscape' || line.what === 'freedom') return line.id;
  const others = {
    bonus: 'bonus',
    jesters: 'jester',
    cards: 'profession',
    muse: 'muse',
  } as const;
  return others[line.what];
}

/** `Library +4`. */
function lineText(table: Table, line: ValueLine): string {
  const { sum } = wordsOf(table);
  return 'id' in line ? named(table.language, line.id) : line.what === 'muse' ? sum.muse : sum[line.what](line.count);
}

export function Sum({ table, lines }: { readonly table: Table; readonly lines: readonly ValueLine[] }) {
  return (
    <ul class="sum">
      {lines.map((line, i) => (
        <li key={i} class={line.points === 0 ? 'sum-line none' : 'sum-line'}>
          <Glyph of={glyphOf(line)} />
          <span>{lineText(table, line)}</span>
          <b class="num">+{line.points}</b>
        </li>
      ))}
    </ul>
  );
}

function Bonuses({ table, onLook }: { readonly table: Table; readonly onLook: OnLook }) {
  const { work: words, drawn } = wordsOf(table);
  const own = table.view.own?.bonus ?? [];
  const aim = (card: BonusId) => aimAt(table, (c) => c.do === 'addBonus' && c.card === card);
  if (own.every(({ card }) => aim(card).target === 'idle')) return null;
  const cards = own.map(({ card, worth }): HandCard => {
    const { target, label } = aim(card);
    return {
      id: card,
      label: `${label ?? named(table.language, card)}. ${drawn.worth.bonus(worth)}`,
      state: target,
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
      onChoose={(id) => press(table, aim(id as BonusId), () => onLook({ at: 'thing', id }))}
      onWhy={(id) => onLook({ at: 'thing', id })}
    />
  );
}

interface WorkProps {
  readonly table: Table;
  readonly work: BegunWorkView;
  readonly onLook: OnLook;
}

export function Work({ table, work, onLook }: WorkProps) {
  const { work: words, people } = wordsOf(table);
  const { minimum } = table.view;
  const short = minimum - work.value;
  return (
    <div class="now-work">
      <div class="work-head">
        <Face of={work.profession} country={table.view.professions[work.profession].landscape} />
        <h3>{words.of(named(table.language, work.profession), nameOf(table, work.seat))}</h3>
        <b class="num work-value">{work.value}</b>
        {short > 0 ? (
          <Tag kind="wax">{people.short(short)}</Tag>
        ) : (
          <Tag kind="good">{words.pays(money(work.value * COINS_PER_VALUE))}</Tag>
        )}
      </div>
      <Bar lines={work.lines} minimum={minimum} scale={scaleOf(minimum, [work.value])} />
      <Sum table={table} lines={work.lines} />
      {work.seat === table.you ? <Bonuses table={table} onLook={onLook} /> : null}
    </div>
  );
}
