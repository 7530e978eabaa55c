/** What the components of The Princes of Florence are called in the edition workshop. */

import type { Language } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import { count as countEn } from '@signoria/kernel/en';
import { count as countRu } from '@signoria/kernel/ru';
import type { WorkshopWords } from '@signoria/kit/workshop';
import type { DiegoAction } from '../../data/diego.ts';
import type { EDITION } from '../../data/edition.ts';
import { named } from '../names.ts';
import type { Table } from '../table.ts';

type Words = WorkshopWords<Exclude<keyof (typeof EDITION)['members'], 'name'>, Table>;

interface Own extends Pick<Words, 'groups' | 'fields'> {
  readonly sides: { readonly [side: string]: string };
  readonly actions: { readonly [action in DiegoAction]: string };
  players(n: number): string;
  diego(n: number): string;
}

function wordsIn(language: Language, { sides, actions, players, diego, ...own }: Own): Words {
  const isAction = (name: string | number): name is DiegoAction => Object.hasOwn(actions, name);
  return {
    ...own,
    row(group, id) {
      if (group === 'tables') return players(Number(id));
      if (group === 'diego') return diego(Number(id.slice(-2)));
      return group === 'minimum' ? own.groups.minimum : (sides[id] ?? named(language, id));
    },
    value: (name) => (isAction(name) ? actions[name] : named(language, String(name))),
  };
}

export const words = inEvery<Words>({
  en: wordsIn('en', {
    groups: {
      professions: 'People',
      shapes: 'Tiles',
      minimum: 'Least value of a Work',
      palazzo: 'Estates',
      tables: 'Money',
      diego: 'Diego',
    },
    fields: {
      building: 'building',
      landscape: 'landscape',
      freedom: 'freedom',
      coins: 'coins at the start',
      opening: 'opening bid',
      lastBuyer: 'the last buyer pays',
      auction: 'puts up',
      first: 'first action',
      second: 'second action',
    },
    sides: { a: 'Side A: squares of the palazzo', b: 'Side B: squares of the palazzo' },
    actions: {
      completeWork: 'completes a Work',
      build: 'builds',
      profession: 'takes a profession card',
      freedom: 'introduces a freedom',
      bonus: 'takes a bonus card',
    },
    players: (n) => countEn(n, 'player'),
    diego: (n) => `Diego’s card ${n}`,
  }),
  ru: wordsIn('ru', {
    groups: {
      professions: 'Люди',
      shapes: 'Здания и ландшафты',
      minimum: 'Минимум Работы',
      palazzo: 'Имения',
      tables: 'Монеты',
      diego: 'Диего',
    },
    fields: {
      building: 'здание',
      landscape: 'ландшафт',
      freedom: 'свобода',
      coins: 'монет в начале',
      opening: 'первая ставка',
      lastBuyer: 'платит последний покупатель',
      auction: 'выставляет',
      first: 'первое действие',
      second: 'второе действие',
    },
    sides: { a: 'Сторона А: клетки палаццо', b: 'Сторона Б: клетки палаццо' },
    actions: {
      completeWork: 'завершает Работу',
      build: 'строит',
      profession: 'берёт карточку профессии',
      freedom: 'предоставляет свободу',
      bonus: 'берёт карточку бонусов',
    },
    players: (n) => countRu(n, 'игрок', 'игрока', 'игроков'),
    diego: (n) => `Карточка Диего ${n}`,
  }),
});
