/** Клиент по-русски. */
import { plural } from '@signoria/kernel';
import type { Delay } from '@signoria/table';
import { tableRu } from '@signoria/table/words/ru';
import type { Seating, Words } from './shape.ts';

const form = (n: number, one: string, few: string, many: string): string => plural('ru', n, { one, few, many });
const count = (n: number, one: string, few: string, many: string): string => `${n} ${form(n, one, few, many)}`;

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} и ${items.at(-1)}`;
}

/** Beyond that a number only frightens. */
const MANY_CHOICES = 20;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ago(ms: number): string {
  if (ms < MINUTE) return 'только что';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} мин назад`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} ч назад`;
  return `${count(Math.floor(ms / DAY), 'день', 'дня', 'дней')} назад`;
}

function late({ unit, n }: Delay): string {
  return unit === 'moves' ? count(n, 'ход', 'хода', 'ходов') : count(n, 'минуту', 'минуты', 'минут');
}

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
  const said = list(who);
  return `${where} ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

export const ru: Words = {
  atTable: tableRu,
  list,
  shell: {
    title: {
      home: '',
      lobby: 'Столы',
      new: 'Новый стол',
      join: 'Столы',
      table: 'Стол',
      replay: 'Запись партии',
      review: 'Разбор',
      room: 'Разбор вместе',
      import: 'Запись партии',
      rules: 'Правила',
      workshop: 'Мастерская изданий',
      aid: 'Игра на одной странице',
      settings: 'Настройки',
      pace: 'Темп и отпуск',
      account: 'Учётная запись',
      notices: 'Уведомления',
      notice: 'Уведомление',
      admin: 'Управление',
      setup: 'Настройка сервера',
      person: 'Игрок',
      ratings: 'Таблицы лидеров',
      figures: 'Итоги',
      events: 'Турниры',
      deals: 'Раздачи недели',
      deal: 'Раздача',
      challenge: 'Вызов',
      puzzles: 'Задачи',
      newEvent: 'Новый турнир',
      event: 'Турнир',
      leagues: 'Лиги',
      credits: 'Благодарности',
      lost: 'Не найдено',
    },
    skip: 'Перейти к содержимому',
    nav: 'Главное меню',
    home: 'На главную',
    play: 'Играть',
    tables: 'Столы',
    rules: 'Правила',
    settings: 'Настройки',
    account: 'Учётная запись',
    ratings: 'Таблицы лидеров',
    events: 'Турниры',
    notices: 'Уведомления',
    admin: 'Управление',
    credits: 'Благодарности',
    otherLanguage: 'DE',
    switchLanguage: 'DE: auf Deutsch umschalten',
    makeDark: 'Тёмные цвета',
    makeLight: 'Светлые цвета',
    guest: 'Гость',
    close: 'Закрыть',
    news: 'Сообщения',
    unofficial: 'Неофициальная реализация. Игры принадлежат авторам и издателям; все рисунки здесь наши.',
    offline: 'Нет сервера',
    loading: 'Минутку',
    notFound: { title: 'По этому адресу ничего нет', text: 'В ссылке опечатка, или то, что здесь было, убрали.' },
    broken: {
      title: 'Страница порвалась',
      text: 'Это наша ошибка. Всё, что вы сделали за столом, сохранено.',
      again: 'Загрузить снова',
    },
    players: (min, max) =>
      min === max
        ? count(min, 'игрок', 'игрока', 'игроков')
        : `${min}–${max} ${form(max, 'игрок', 'игрока', 'игроков')}`,
    ago,
  },
  home: {
    over: (games) => (games === 1 ? 'Игра о правителях и капитанах' : 'Игры о правителях, капитанах и заговорщиках'),
    title: 'Займите место за столом',
    continue: 'Продолжить',
    awaiting: (n) =>
      n === 0
        ? 'вас никто не ждёт'
        : `вас ${form(n, 'ждёт', 'ждут', 'ждут')} ${count(n, 'партия', 'партии', 'партий')}`,
    nextWaiting: 'следующая',
    nobodyWaits: 'Ни за одним столом вашего хода не ждут.',
    yourMove: 'ваш ход',
    onThisDevice: 'на этом устройстве',
    remove: (game) => `Выбросить партию: ${game}`,
    reallyRemove: 'Выбросить насовсем',
    removed: 'Партия выброшена.',
    timeLeft: (time) => `осталось: ${time}`,
    expiring: 'скоро закроется, если не начать',
    chooseGame: 'Выберите игру',
    chooseOpponents: 'Выберите соперников',
    bots: 'Боты',
    botCount: (n) => (n === 0 ? 'В одиночку' : count(n, 'бот', 'бота', 'ботов')),
    oneScreen: 'Один экран',
    friends: 'Друзья',
    anyone: 'Любые',
    levelLabel: 'Сила ботов',
    countLabel: 'Сколько ботов',
    playNow: 'Играть',
    noAccount: 'без регистрации',
    setTable: 'Накрыть стол',
    setTableNote: 'выбрать места и правила',
    findTable: 'Найти стол',
    findTableNote: 'посмотреть, кто ждёт',
    learn: (title) => `${title}: первая партия`,
    learnNote: 'Впервые? Четверть часа, и всё объясняется по ходу дела.',
  },
  lobby: {
    title: 'Открытые столы',
    now: (n) => `сейчас ${n}`,
    byCode: 'Код от друга',
    codeHint: 'шесть букв и цифр',
    join: 'Войти',
    noSuchCode: 'Стола с таким кодом нет. Возможно, его закрыли.',
    game: 'Игра',
    anyGame: 'Любая игра',
    players: 'Игроков',
    anyNumber: 'Сколько угодно',
    seats: (n) => count(n, 'место', 'места', 'мест'),
    pace: 'Темп',
    anyPace: 'Любой темп',
    language: 'Язык',
    anyLanguage: 'Любой язык',
    languages: { any: 'Любой язык', en: 'English', ru: 'Русский', de: 'Deutsch' },
    freeSeat: 'Есть место',
    sit: 'Сесть',
    watch: 'Смотреть',
    moreTables: 'Ещё столы',
    refresh: 'Обновить',
    length: (minutes) => `около ${Math.max(5, Math.round(minutes / 5) * 5)} мин`,
    finish: (percent) => `доигрывают ${percent} %`,
    none: {
      title: 'Здесь никто не ждёт',
      text: 'Накройте стол и отправьте ссылку или начните с ботами.',
      action: 'Обновить',
    },
    unreachable: {
      title: 'Сервер не отвечает',
      text: 'За столы на этом устройстве можно сесть и так.',
      action: 'Попробовать снова',
    },
  },
  create: {
    tab: 'Новый стол',
    openTab: 'Открытые столы',
    title: 'Накрыть стол',
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
    bot: 'Бот',
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
    edition: 'Издание',
    sum: (title, seats, variants) =>
      `${title}, ${count(seats, 'игрок', 'игрока', 'игроков')}${variants.length === 0 ? '' : `: ${list(variants)}`}`,
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
  },
  table: {
    status: {
      connecting: 'Садимся за стол',
      lost: 'Нет связи. Ваш черновик сохранён.',
      lostNote: 'Соединение восстановится само.',
    },
    retry: 'Попробовать сейчас',
    gone: {
      unknown: { title: 'Такого стола нет', text: 'Его могли закрыть, или он на другом устройстве.' },
      forbidden: { title: 'Это закрытый стол', text: 'Попросите ссылку у хозяина.' },
      closed: { title: 'Стол закрыт', text: 'Здесь больше не играют.' },
    },
    lobby: {
      link: 'Ссылка для друзей',
      copy: 'Копировать',
      copied: 'Ссылка скопирована.',
      openSeat: 'Свободное место',
      sitHere: 'Сесть сюда',
      rise: 'Встать',
      start: 'Начать партию',
      startNote: 'места и правила больше не изменить',
      startWhyNot: (n) => `ещё ${form(n, 'свободно', 'свободны', 'свободны')} ${count(n, 'место', 'места', 'мест')}`,
      waitingOwner: 'Партия начнётся, когда её запустит хозяин стола.',
      closeTable: 'Закрыть стол',
      fillWith: 'Кто здесь сидит',
      clear: 'Попросить встать',
      colour: (name) => `Цвет: ${name}`,
      rulesHere: 'Правила этого стола',
      rulesPlain: 'Обычная игра: без вариантов, все толкования как рекомендовано.',
      ownEdition: 'Компоненты исправлены файлом издания.',
    },
    stage: 'Поле',
    own: 'Ваше',
    prompt: 'Что решить',
    seats: 'Места',
    you: 'Вы',
    bot: (level) => `бот, ${level.toLowerCase()}`,
    covered: 'играет бот',
    away: 'не за столом',
    explainScore: '(объяснить счёт)',
    chronicle: 'Хроника',
    since: 'с вашего прошлого хода',
    folded: (n) => `и ещё ${n}`,
    stitch: 'досюда можно отменить',
    sealed: {
      over: 'партия закончена: не отменить',
      chance: 'вмешался случай: не отменить',
      others: 'решают другие: не отменить',
      told: 'кому-то что-то сообщили: не отменить',
      learned: 'вы что-то узнали: не отменить',
    },
    back: (who) => (who === null ? 'Все согласились вернуться назад.' : `${who}: последний ответ отменён.`),
    backYou: 'Вы отменили последний ответ.',
    chat: {
      title: 'Разговор',
      placeholder: 'Сказать за столом',
      send: 'Отправить',
      empty: 'Пока все молчат.',
      watcher: 'зритель',
      mute: (name) => `Не слышать: ${name}`,
      unmute: (name) => `снова слышать: ${name}`,
      report: (name) => `Пожаловаться: ${name}`,
      reactions: 'Сказать быстро',
      muted: 'Не слышно:',
    },
    score: {
      title: 'Счёт',
      caption: 'В этой позиции, строка за строкой.',
      what: 'За что',
      total: 'Всего',
      none: 'Пока считать нечего.',
    },
    waitingHint: 'Можно отойти: место останется за вами.',
    waitingBot: 'Бот думает.',
    stepHint: 'Коснитесь страницы или нажмите клавишу, чтобы увидеть следующий шаг.',
    watchingHint: 'Вы смотрите.',
    watchingLate: (delay) => `Вы смотрите с опозданием на ${late(delay)}.`,
    formHint: 'Выберите и подтвердите.',
    boardHint: 'Выберите на поле. Всё, что можно, обведено золотом.',
    yourHint: (n) =>
      n === 1
        ? 'Вариант один.'
        : `${n > MANY_CHOICES ? 'Вариантов много' : count(n, 'вариант', 'варианта', 'вариантов')}. Всё, что можно, обведено золотом.`,
    finalHint: 'После этого ход уже не отменить.',
    sure: 'Вы уверены?',
    confirmHint: 'Выберите ещё раз, чтобы подтвердить, или укажите на другое.',
    sealedHint: 'Свой ответ можно изменить, пока не ответят все.',
    sealedChange: 'Изменить ответ',
    pausedTitle: 'В партии перерыв',
    pausedHint: 'Она продолжится, когда согласятся все.',
    coveredTitle: 'За вас играет бот',
    coveredHint: 'Место можно вернуть в любой момент.',
    comeBack: 'Вернуться за стол',
    undo: (what) => `Отменить: ${what}`,
    undoNothing: 'Отменить',
    undoWhy: {
      title: 'Почему нельзя отменить?',
      fact: 'После вашего ответа решал кто-то другой, вмешался случай или что-то стало известно.',
      rule: 'Можно предложить всем вернуть ход: это есть в меню.',
    },
    why: {
      title: (what) => `Почему нельзя «${what}»?`,
      read: 'Читать правило',
      edition: (rules) => `правила, версия ${rules}`,
    },
    digest: {
      title: 'С вашего прошлого хода',
      more: (n) => `ещё ${count(n, 'строка', 'строки', 'строк')} в хронике`,
      gotIt: 'Понятно',
      show: 'Показать на поле',
    },
    past: {
      title: (at, of) => `Вы смотрите в прошлое: ход ${at} из ${of}`,
      now: 'Вернуться в настоящее',
      slider: 'Ход',
      first: 'К началу',
      back: 'На ход назад',
      forward: 'На ход вперёд',
      last: 'К концу',
    },
    tools: {
      menu: 'Меню стола',
      history: 'Прошлые позиции',
      rules: 'Правила игры',
      wholeRules: 'Все правила, в новой вкладке',
      log: 'Хроника',
      talk: 'Разговор',
      orders: 'Приказ на потом',
      position: 'Позиция словами',
      positionNote: 'чтобы прочесть или прослушать',
      settings: 'Настройки',
      takebackNote: 'к моменту перед вашим последним ответом; нужно согласие всех',
      takebackHere: 'Предложить вернуться сюда',
      endNote: 'без победителя; нужно согласие всех',
      resign: 'Оставить место боту',
      resignNote: 'можно вернуться',
      resignConfirm: 'За вас продолжит играть бот. Пока идёт партия, место можно вернуть.',
      cancel: 'Остаться',
      leave: 'Уйти из-за стола',
      copyLink: 'Скопировать ссылку',
    },
    proposal: {
      yours(what) {
        const said = {
          takeback: 'Вы предлагаете вернуть ход.',
          pause: 'Вы предлагаете перерыв.',
          resume: 'Вы предлагаете продолжить.',
          end: 'Вы предлагаете закончить партию.',
        };
        return said[what];
      },
      agreed: (n, of) => `${form(n, 'согласен', 'согласны', 'согласны')} ${n} из ${of}`,
      agree: 'Согласиться',
      refuse: 'Отказаться',
      withdraw: 'Забрать назад',
      look: 'Посмотреть туда',
    },
    orders: {
      title: 'Приказы на потом',
      about: 'Стол ответит за вас, когда вас об этом спросят. Другие этого не видят.',
      active: (n) => count(n, 'приказ', 'приказа', 'приказов'),
      leaveBid: 'Оставить ставку',
    },
    wonder: (line) => `Почему? ${line}`,
    fold: 'Свернуть',
    unfold: 'Развернуть',
    over: {
      title: 'Партия закончена.',
      abandoned: 'Закончена по соглашению, без победителя.',
      replay: 'Пересмотреть',
      again: 'Ещё партию',
      deal: 'Отправить или сравнить раздачу',
      board: 'Посмотреть на поле',
      won: 'победа',
    },
    fair: {
      title: 'Запечатанная колода',
      committedNote:
        'Вся случайность в партии происходит из одного тайного ключа, выбранного до первого хода. Это число вычислено из него, и другой ключ к нему не подобрать. Ключ откроется в конце партии.',
      commitment: 'Запечатанное число',
      key: 'Ключ',
      check: 'Проверить раздачу',
      checking: 'Переигрываем всю партию',
      good: 'Раздача проверена',
      goodNote: (n, short) =>
        `Запечатано как ${short}. ${form(n, 'Переиграна', 'Переиграны', 'Переиграно')} здесь ${count(n, 'запись', 'записи', 'записей')}: всё сходится.`,
      bad: 'Файл не сходится.',
      download: 'Скачать файл партии',
    },
    curtain: {
      title: (name) => `Передайте устройство. Ходит ${name}`,
      text: 'Остальные отворачиваются. Карты откроются, когда вы будете готовы.',
      ready: (name) => `Это я, ${name}`,
    },
    freedoms: 'Ещё вы можете',
  },
  menu: {
    all: (n) => (n > MANY_CHOICES ? 'Все варианты' : `Все варианты (${n})`),
    filter: 'Найти',
    nothingFound: 'Ничего похожего.',
    confirm: 'ещё раз, чтобы подтвердить',
    choose: 'Выберите',
    incomplete: 'Выбрано ещё не всё.',
    less: 'Меньше',
    more: 'Больше',
    least: 'Минимум',
    most: 'Максимум',
    boundWhy: (bound) => `Предел: ${bound}.`,
    tally: (chosen, min, max) =>
      min === max ? `выбрано ${chosen} из ${max}` : `выбрано ${chosen}, нужно от ${min} до ${max}`,
    lessOf: (item) => `Меньше: ${item}`,
    moreOf: (item) => `Больше: ${item}`,
    tooMany: (max) => `Можно выбрать не больше ${max}.`,
    groupFull: (max) => `Одного вида не больше ${max}.`,
    overBudget: (budget) => `Вместе не больше ${budget}.`,
    owed: (parts) => `Осталось заплатить: ${parts.join(', ')}`,
    paid: 'Оплачено',
    suggest: 'Подобрать',
    clear: 'Очистить',
    spend: (source, amount, kind) => `${source} как ${amount} × ${kind}`,
    turn: 'Повернуть',
    flip: 'Перевернуть',
    spots: 'Куда',
    place: (row, column) => `Ряд ${row}, столбец ${column}`,
  },
  replay: {
    importTitle: 'Посмотреть файл партии',
    importText: 'Файл читается и проверяется в этом браузере и никуда не отправляется.',
    drop: 'Перетащите сюда файл партии',
    chooseFile: 'Выбрать файл',
    badFile: (detail) => `Это не файл партии: ${detail}.`,
    otherGame: (id) => `Этот файл от игры «${id}», а её на этой полке нет.`,
    seenBy: 'видит',
    openCards: 'Открыто',
    move: (at, of) => `Прошлое: ход ${at} из ${of}`,
    play: 'Показывать',
    pause: 'Остановить',
    link: 'Ссылка',
    linkCopied: 'Ссылка на этот ход скопирована.',
    playOn: 'Играть отсюда',
    playOnAs: (name) => `за место «${name}», остальные боты`,
    course: 'Как шло',
    hands: 'Что было на руках',
    chances: 'Шансы на победу, %',
    chancesNote: 'По оценке ботов, при открытых картах.',
    points: 'Очки',
    statistics: 'Цифры',
    decisions: 'ответов',
    byHand: 'своих',
    time: 'время',
    minutes: (ms) => `${Math.max(1, Math.round(ms / MINUTE))} мин`,
    leadChanges: (n) => (n === 0 ? 'Лидер не менялся.' : `Лидер сменился ${count(n, 'раз', 'раза', 'раз')}.`),
    review: 'Разбор',
    room: 'Разобрать вместе',
    loading: 'Переигрываем партию',
    notFinished: {
      title: 'Пересматривать пока нечего',
      text: 'Увидеть партию со всех сторон можно, когда она закончена. Возможно, она на другом устройстве.',
    },
    toTable: 'К столу',
    backToTable: 'Вернуться к столу',
    seat: (n) => `Игрок ${n}`,
  },
  trouble: {
    offline: 'Сервер недоступен.',
    server: 'Что-то пошло не так, ничего не изменилось. Попробуйте ещё раз.',
    tooMany: 'Слишком быстро. Подождите немного.',
    copyFailed: 'Браузер не разрешает копировать отсюда. Выделите текст и скопируйте его сами.',
  },
  level: {
    novice: { name: 'Новичок', about: 'Знает правила и ошибается. Видит только то, что видно с его места.' },
    adept: { name: 'Знаток', about: 'Хорошо считает и немного блефует. Видит только то, что видно с его места.' },
    master: {
      name: 'Мастер',
      about: 'Проигрывает в уме множество воображаемых партий. Видит только то, что видно с его места.',
    },
    companion: {
      name: 'Компаньон',
      about: 'Держит игру равной: играет как слабейший из людей за столом, но не глупо.',
    },
  },
  tincture: {
    red: 'красный, лев',
    blue: 'синий, башня',
    green: 'зелёный, дуб',
    yellow: 'жёлтый, солнце',
    purple: 'пурпурный, лилия',
    brown: 'коричневый, орёл',
    white: 'белый, тиара',
  },
};
