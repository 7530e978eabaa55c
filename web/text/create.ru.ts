/** Слова для создания стола по-русски. */
import { plural } from '@signoria/kernel';
import { count, listed } from '@signoria/kernel/ru';
import type { CreateWords, Seating } from './create.ts';

const form = (n: number, one: string, few: string, many: string): string => plural('ru', n, { one, few, many });

/** «для 1 игрока», «при числе игроков от 3 до 5». */
function forPlayers(min: number, max: number): string {
  return min === max ? `для ${count(min, 'игрока', 'игроков', 'игроков')}` : `при числе игроков от ${min} до ${max}`;
}

function sumWhere({ device, open, bots, people }: Seating): string {
  const who = [
    ...(device && people > 1 ? [`за этим экраном ${count(people, 'человек', 'человека', 'человек')}`] : []),
    ...(open > 0 ? [`по ссылке ${form(open, 'ждёт', 'ждут', 'ждут')} ${count(open, 'место', 'места', 'мест')}`] : []),
    ...(bots > 0 ? [`${form(bots, 'играет', 'играют', 'играют')} ${count(bots, 'бот', 'бота', 'ботов')}`] : []),
  ];
  const where = device ? 'Игра на этом устройстве, можно и без сети.' : 'Игра на этом сервере.';
  if (who.length === 0) return where;
  const said = listed(who);
  return `${where} ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

export const createRu: CreateWords = {
  tab: 'Новый стол',
  openTab: 'Открытые столы',
  title: 'Создать стол',
  note: 'места можно менять до начала',
  where: 'Где играем',
  online: 'По сети',
  onlineNote: 'Друзья входят по ссылке откуда угодно. Свободные места могут занять боты.',
  onlineWhyNot: 'Сервер сейчас недоступен. Выберите этот экран или попробуйте позже.',
  device: 'Этот экран',
  deviceNote: 'Устройство ходит по кругу, или вы играете с ботами. Сеть не нужна.',
  seats: 'Места',
  seatCount: 'Число мест',
  you: 'Вы',
  host: 'хозяин стола',
  seated: 'за столом',
  openSeat: 'Свободно',
  openSeatNote: 'ждёт того, у кого есть ссылка',
  person: 'Человек',
  personNote: 'сидит за этим же экраном',
  personName: (n) => `Игрок ${n}`,
  nameOf: (n) => `Имя игрока ${n}`,
  botNote: 'готов сразу',
  seatKind: (n) => `Кто займёт место ${n}`,
  levelOf: (n) => `Сила бота на месте ${n}`,
  pace: 'Темп',
  rules: 'Правила простыми словами',
  noVariants: 'У этой игры нет вариантов.',
  advanced: (n) => `Толкования (${n})`,
  advancedNote: 'То, о чём правила молчат. Меняйте, только если у вас принято иначе.',
  clash: (others) => `Не сочетается: ${others}.`,
  onlyFor: (min, max) => `Только ${forPlayers(min, max)}.`,
  changed: 'изменено',
  join: 'Кто может сесть',
  tableName: 'Название стола',
  tableNameHint: 'Клуб по вторникам',
  onlyByLink: 'Только по ссылке',
  onlyByLinkNote: 'Стола нет в списке; сесть может тот, у кого есть ссылка или код.',
  publicNote: 'Стол виден всем в списке открытых столов.',
  language: 'Язык общения',
  rated: 'На рейтинг',
  ratedNote: 'Результат изменит рейтинг всех, кто здесь сидит.',
  ratedWhyNot: 'Не с ботами: такие партии на рейтинг не влияют.',
  sum: (title, seats, variants) =>
    `${title}, ${count(seats, 'игрок', 'игрока', 'игроков')}${variants.length === 0 ? '' : `: ${listed(variants)}`}`,
  sumWhere,
  openTable: 'Открыть стол',
  openTableNote: 'вы получите ссылку для друзей',
  startNow: 'Начать',
  startNowNote: 'партия начнётся сразу',
  optionProblem(problem, name) {
    const of = `«${name(problem.option)}»`;
    switch (problem.problem) {
      case 'unknown':
        return `Настройки ${of} нет.`;
      case 'type':
        return `Настройке ${of} нужно значение другого вида.`;
      case 'range':
        return `Настройка ${of} должна быть от ${problem.min} до ${problem.max}.`;
      case 'pick':
        return `Настройка ${of} принимает одно из значений: ${problem.of.join(', ')}.`;
      case 'seats':
        return `Настройка ${of} в таком виде – только ${forPlayers(problem.min, problem.max)}.`;
      case 'excludes':
        return `Настройки ${of} и «${name(problem.other)}» исключают друг друга (${problem.rules.join(', ')}).`;
    }
  },
};
