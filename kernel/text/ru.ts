import type { EditionProblem } from '../game/game.ts';
import type { PlayText } from '../game/module.ts';
import type { OptionProblem } from '../game/options.ts';
import type { FileProblem } from '../log/file.ts';
import type { StartProblem } from '../log/match.ts';
import type { KernelText } from '../text.ts';
import { editionRu } from './edition.ru.ts';
import { tellOf } from './play.ts';

function option(p: OptionProblem): string {
  switch (p.problem) {
    case 'unknown':
      return `Настройки «${p.option}» нет. Есть такие: ${p.known.join(', ')}.`;
    case 'type':
      return `Настройка «${p.option}» принимает только ${p.expected === 'switch' ? 'true или false' : 'целое число'}.`;
    case 'range':
      return `Настройка «${p.option}» должна быть от ${p.min} до ${p.max}.`;
    case 'pick':
      return `Настройка «${p.option}» принимает одно из значений: ${p.of.join(', ')}.`;
    case 'seats':
      return `Настройка «${p.option}» со значением «${p.value}» возможна только при числе игроков от ${p.min} до ${p.max}.`;
    case 'excludes':
      return `Настройки «${p.option}» и «${p.other}» нельзя включить вместе (${p.rules.join(', ')}).`;
  }
}

function edition(p: EditionProblem, game: PlayText): string {
  return tellOf(editionRu, p.why, p.facts) ?? game.edition(p);
}

function start(p: StartProblem, game: PlayText): string {
  switch (p.problem) {
    case 'players':
      return `В игру «${game.title}» играют от ${p.min} до ${p.max} человек, а не ${p.given}.`;
    case 'option':
      return option(p.option);
    case 'edition':
      return `Файл издания, ${p.edition.path || 'верхний уровень'}: ${edition(p.edition, game)}`;
  }
}

function file(p: FileProblem, game: PlayText): string {
  switch (p.problem) {
    case 'format':
      return `Это не файл партии: ${p.detail}.`;
    case 'game':
      return `Этот файл от игры «${p.given}», а нужна «${p.expected}».`;
    case 'rules':
      return `Партия сыграна по версии правил ${p.given}, а в этой программе версия ${p.expected}.`;
    case 'start':
      return p.problems.map((problem) => start(problem, game)).join(' ');
    case 'commitment':
      return 'Ключ не соответствует обязательству, опубликованному в начале партии.';
    case 'refused':
      return `Запись ${p.entry} («${p.line}») не является допустимым ходом: ${kernelRu.refusal(p.refusal, game, nobody)}`;
    case 'hash':
      return `Запись ${p.entry} («${p.line}») не приводит к записанной позиции: файл изменён в этом месте.`;
    case 'outcome':
      return `Записанный результат не соответствует ходам партии (записей: ${p.entry}).`;
  }
}

const nobody = { name: (seat: number) => `Игрок ${seat + 1}`, seat: null };

export const kernelRu: KernelText = {
  refusal(r, game, reader) {
    switch (r.why) {
      case 'over':
        return 'Партия уже закончена.';
      case 'no-such-seat':
        return `Места ${r.seat} за этим столом нет.`;
      case 'not-asked':
        return `Сейчас решаете не вы. Решает: ${r.asked.map((s) => reader.name(s)).join(', ')}.`;
      case 'stale':
        return 'Этот вопрос уже закрыт: позиция изменилась. Ваш ответ ничего не изменил.';
      case 'unreadable':
        return `Не удалось прочитать ход «${r.line}».`;
      case 'forbidden':
        if (r.reason === 'barrier') return 'Вернуть этот ход уже нельзя: с тех пор открылось что-то новое.';
        if (r.reason === 'consent') return 'Для этого нужно согласие всех игроков.';
        if (r.reason === null) return `Здесь нельзя сделать «${r.line}» (${r.rules.join(', ')}).`;
        return `${game.blocked(r.reason, r.facts, reader)} (${r.rules.join(', ')})`;
    }
  },
  option,
  edition,
  start,
  file,
};
