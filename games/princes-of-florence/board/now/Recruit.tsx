/** Whom a recruiting card can bring: everybody who lies face up with somebody else. */
import { aimAt, Hand, type HandCard, press } from '@signoria/web/kit';
import type { ProfessionId } from '../../data/professions.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { type Table, wordsOf } from '../table.ts';

interface RecruitProps {
  readonly table: Table;
  readonly professions: readonly ProfessionId[];
  readonly onLook: OnLook;
}

export function Recruit({ table, professions, onLook }: RecruitProps) {
  const { recruit } = wordsOf(table);
  const aim = (profession: string) => aimAt(table, (c) => c.do === 'recruit' && c.profession === profession);
  const cards = professions.map((profession): HandCard => {
    const { target, label } = aim(profession);
    return { id: profession, label: label!, state: target, face: <CardPicture table={table} id={profession} /> };
  });
  return (
    <div class="now-drawn">
      <Hand
        label={recruit.title}
        cards={cards}
        onChoose={(id) => press(table, aim(id), () => {})}
        onWhy={(id) => onLook({ at: 'thing', id })}
      />
    </div>
  );
}
