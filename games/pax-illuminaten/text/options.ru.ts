/** The table options in plain Russian. */
import { rivalsRu } from './names.ru.ts';
import type { Words } from './shape.ts';

export const optionsRu: Words['options'] = {
  rival: {
    name: 'Искусственный соперник',
    about:
      'Участник, который играет за себя по готовому сценарию. Для столов от 1 до 3 игроков. В одиночку он есть всегда: если никого не выбрать, это Адам Вейсгаупт.',
  },
  'rival.none': { name: 'Без соперника', about: 'Только люди или компьютерные игроки на их местах.' },
  'rival.weishaupt': { name: rivalsRu.weishaupt.name, about: rivalsRu.weishaupt.about },
  'rival.saintgermain': { name: rivalsRu.saintgermain.name, about: rivalsRu.saintgermain.about },
  'rival.joseph': { name: rivalsRu.joseph.name, about: rivalsRu.joseph.about },
  'rival.charlestheodore': { name: rivalsRu.charlestheodore.name, about: rivalsRu.charlestheodore.about },
  rivalPlace: {
    name: 'Место искусственного соперника',
    about:
      '0 – рекомендуемое место, а если его нет, последнее. Иначе номер места по часовой стрелке, считая с южного; мест столько же, сколько участников.',
  },
};
