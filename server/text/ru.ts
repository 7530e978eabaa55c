import { plural } from '@signoria/kernel';
import type { Preview, ServerText } from '../text.ts';

const places = (n: number) => `${n} ${plural('ru', n, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`;
const free = (n: number) => plural('ru', n, { one: 'свободно', few: 'свободны', many: 'свободны', other: 'свободны' });

function state({ status, open }: Preview): string {
  if (status === 'finished') return 'партия сыграна';
  if (status === 'abandoned') return 'стол закрыт';
  if (status === 'paused') return 'перерыв';
  if (status === 'running') return 'идёт партия';
  return open === 0 ? 'вот-вот начнётся' : `${free(open)} ${open}`;
}

export const ru: ServerText = {
  guest: (number) => `Гость ${number}`,
  preview: {
    title: ({ game, name }) => (name === '' ? `Стол: ${game}` : `${name}: ${game}`),
    about: (it) =>
      `${places(it.seats)}, ${state(it)}; ${it.pace === 'live' ? 'играют сразу' : 'играют по несколько дней'}.`,
  },
  noClient: 'Сервер работает, но клиент для браузера не собран. Его собирает «npm start».',
  docs: {
    title: 'Signoria: интерфейс HTTP',
    about: 'Запросам, которые что-либо меняют, нужен заголовок x-signoria. Сокет описан в docs/protocol.md.',
    json: 'OpenAPI в формате JSON',
  },
  routes: {
    me: 'Кто я? У кого ещё нет сеанса, тот получает его как гость.',
    name: 'Сменить имя.',
    games: 'Игры, в которые здесь можно сыграть, и их настройки.',
    lobby: 'Открытые для всех столы, сначала новые.',
    create: 'Поставить стол.',
    mine: 'Столы, за которыми я сижу.',
    code: 'Стол с этим кодом. У кого ещё нет сеанса, тот получает его как гость.',
    table: 'Что известно о столе всем.',
    join: 'Занять место: названное или первое свободное.',
    leave: 'Встать из-за стола до начала партии.',
    start: 'Начать партию. Может только хозяин стола.',
    seat: 'Посадить на место бота, освободить место или сменить цвет.',
    close: 'Закрыть стол, за которым ещё не начали. Может только хозяин стола.',
    file: 'Запись сыгранной партии.',
    import: 'Проверить запись партии и сохранить её как отдельный стол.',
    branch: 'Продолжить с любой позиции за своим столом. Чего нельзя знать, то сдаётся заново.',
    health: 'Здоров ли сервер?',
    metrics: 'Показатели для Prometheus.',
  },
};
