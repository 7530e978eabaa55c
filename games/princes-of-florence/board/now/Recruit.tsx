/** Whom a recruiting card can bring: everybody who lies face up with somebody else. */
import { Hand, type HandCard } from '@signoria/kit';
import type { ProfessionId } from '../../data/professions.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { type BoardPointing, type Table, wordsOf } from '../table.ts';

interface RecruitProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly professions: readonly ProfessionId[];
  readonly onLook: OnLook;
}

export function Recruit({ table, pointing, professions, onLook }: RecruitProps) {
  const { recruit } = wordsOf(table);
  const cards = professions.map((profession): HandCard => {
    const { state, label } = pointing.at(`played ${profession}`);
    return { id: profession, label: label!, state, face: <CardPicture table={table} id={profession} /> };
  });
  return (
    <div class="now-drawn">
      <Hand
        label={recruit.title}
        cards={cards}
        onChoose={(id) => pointing.press(`played ${id as ProfessionId}`, () => {})} // one of `cards`
        onWhy={(id) => onLook({ at: 'thing', id })}
      />
    </div>
  );
}
