import { kernelRu as kernel } from '@signoria/kernel/words/ru';
import type { TableText } from '../text.ts';

export const tableRu: TableText = {
  refusal(r, game, reader) {
    switch (r.why) {
      case 'bad-start':
        return r.problems.map((problem) => kernel.start(problem, game)).join(' ');
      case 'bad-option':
        return r.problems.map((problem) => kernel.option(problem)).join(' ');
      case 'malformed':
        return `Стол не понял этот запрос (${r.detail}).`;
      case 'too-large':
        return 'Слишком длинно.';
      case 'too-many':
        return 'Слишком много.';
      case 'no-such-table':
        return 'Такого стола нет.';
      case 'not-seated':
        return 'Сейчас вы не играете за этим столом.';
      case 'not-owner':
        return 'Это может сделать только тот, кто открыл стол.';
      case 'not-running':
        return 'Партия сейчас не идёт.';
      case 'seat-taken':
        return 'Это место занято.';
      case 'seats-open':
        return 'Ещё есть свободные места: дождитесь игроков или посадите ботов.';
      case 'colour-taken':
        return 'Этот цвет уже занят.';
      case 'already-started':
        return 'Партия уже началась.';
      case 'not-over':
        return 'Это можно сделать только после окончания партии.';
      case 'insider':
        return 'У вас был файл, по которому видны все карты этой партии, поэтому сесть за неё нельзя.';
      case 'people-only':
        return 'Ботам сюда нельзя.';
      case 'scope':
        return 'Токен не для этого.';
      case 'rated':
        return 'В рейтинговой партии, пока она идёт, боты не участвуют и не советуют.';
      case 'counted':
        return 'Зачётная попытка: ходов не возвращают.';
      case 'sealed':
        return 'Эту раздачу ещё играют.';
      case 'not-leader':
        return 'Это может только ведущий.';
      case 'no-such-proposal':
        return 'Это предложение уже закрыто.';
      case 'already-proposed':
        return 'Такое предложение уже сделано.';
      case 'cooling-down':
        return 'Недавно это предложение отклонили. Подождите немного, прежде чем повторять его.';
      case 'muted':
        return 'Сейчас вам нельзя писать здесь.';
      case 'server':
        return 'Сохранить не удалось, поэтому ничего не изменилось. Попробуйте ещё раз.';
      default:
        return kernel.refusal(r, game, reader);
    }
  },
  proposal(what, by) {
    switch (what.kind) {
      case 'takeback':
        return what.to === 0
          ? `${by} предлагает вернуться к самому началу.`
          : `${by} предлагает вернуться к позиции после записи ${what.to}.`;
      case 'pause':
        return `${by} предлагает сделать перерыв.`;
      case 'resume':
        return `${by} предлагает продолжить.`;
      case 'end':
        return `${by} предлагает закончить партию без победителя.`;
    }
  },
  propose: {
    takeback: 'Предложить возврат хода',
    pause: 'Предложить перерыв',
    resume: 'Предложить продолжить',
    end: 'Предложить закончить партию',
  },
  status: {
    open: 'ждёт игроков',
    running: 'идёт',
    paused: 'перерыв',
    finished: 'закончена',
    abandoned: 'закончена без победителя',
  },
  level: { novice: 'новичок', adept: 'знаток', master: 'мастер', companion: 'компаньон' },
  gone: 'Бывший игрок',
  botName: {
    orsola: 'Орсола',
    tiberio: 'Тиберио',
    fiammetta: 'Фьямметта',
    gaspare: 'Гаспаре',
    dianora: 'Дианора',
    silvio: 'Сильвио',
    nerina: 'Нерина',
    lorenzo: 'Лоренцо',
    caterina: 'Катерина',
    cosimo: 'Козимо',
    isabella: 'Изабелла',
    ludovico: 'Лодовико',
    lucrezia: 'Лукреция',
    federico: 'Федерико',
  },
  quickChat: {
    hello: 'Привет!',
    'good-luck': 'Удачи!',
    'well-played': 'Отличный ход!',
    thanks: 'Спасибо',
    sorry: 'Извините',
    thinking: 'Дайте подумать…',
    'no-hurry': 'Не спешите',
    'good-game': 'Спасибо за игру!',
  },
};
