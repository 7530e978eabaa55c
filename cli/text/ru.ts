import { plural } from '@signoria/kernel';
import { HOUSE_COLOURS, HOUSE_CRESTS } from '@signoria/protocol/names';
import type { Counts } from '@signoria/store';
import type { UsageProblem } from '../args/usage.ts';
import { switchedOn } from '../games/variants.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';
import { doctor } from './doctor.ru.ts';
import { review } from './review.ru.ts';

const whole = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 1 });

const some = (n: number, one: string, few: string, many: string) =>
  `${whole.format(n)} ${plural('ru', n, { one, few, many })}`;
const entries = (n: number) => some(n, 'запись', 'записи', 'записей');
const players = (n: number) => some(n, 'игрок', 'игрока', 'игроков');
const counts = (of: { readonly [what: string]: number }) =>
  Object.entries(of)
    .map(([what, n]) => `${what} ${whole.format(n)}`)
    .join(', ');
const kept = ({ users = 0, tables = 0, entries: moves = 0 }: Counts) =>
  `${some(users, 'человек', 'человека', 'человек')}, ${some(tables, 'стол', 'стола', 'столов')}, ${entries(moves)}`;

function usage(p: UsageProblem): string {
  switch (p.problem) {
    case 'no-command':
      return 'не указана команда.';
    case 'unknown-command':
      return `команды «${p.given}» нет. Есть такие: ${p.known.join(', ')}.`;
    case 'unknown-flag':
      return `ключа ${p.flag} здесь нет.`;
    case 'no-value':
      return `ключу ${p.flag} нужно значение.`;
    case 'value-unwanted':
      return `ключ ${p.flag} пишется без значения.`;
    case 'not-a-network':
      return `${p.flag} принимает число прокси или адреса и сети через запятую, а не «${p.given}».`;
    case 'too-long':
      return `${p.flag} должно быть не длиннее ${p.most} знаков.`;
    case 'not-a-base':
      return `${p.flag} пишется как путь вида /games из латинских букв, цифр, точек, дефисов и косых черт, а не «${p.given}».`;
    case 'not-an-edition':
      return `${p.flag} принимает ИГРА=ФАЙЛ, где файл содержит издание в виде JSON, а не «${p.given}».`;
    case 'not-an-address':
      return `${p.flag} принимает АДРЕС:ПОРТ, например 10.0.0.5:4400 или [fd00::5]:4400, а не «${p.given}».`;
    case 'not-a-count':
      return `${p.flag} должно быть целым числом от 1, а не «${p.given}».`;
    case 'not-whole':
      return `${p.flag} должно быть целым числом от 0, а не «${p.given}».`;
    case 'not-a-number':
      return `${p.flag} должно быть числом больше 0, а не «${p.given}».`;
    case 'not-one-of':
      return `${p.flag} принимает одно из значений: ${p.of.join(', ')}, а не «${p.given}».`;
    case 'not-a-bot':
      return `${p.flag} называет бота, например adept, master, master:5000 или master:200ms, а не «${p.given}».`;
    case 'not-a-fixed-bot':
      return `${p.flag}: нужен бот, который на любой машине играет одинаково, например adept, master:200 или master@ref-1:200, а не «${p.given}».`;
    case 'other-record':
      return `в ${p.file} нет лестницы этой игры с таким числом игроков, настройками и зерном.`;
    case 'other-puzzles':
      return `в ${p.file} нет задач этой игры с такими правилами и зерном.`;
    case 'no-argument':
      return `не хватает аргумента: ${p.wanted}.`;
    case 'too-many':
      return `лишний аргумент: «${p.given}».`;
    case 'flags-exclude':
      return `--${p.one} и --${p.other} нельзя указать вместе.`;
    case 'variables-exclude':
      return `${p.one} и ${p.other} нельзя задать вместе.`;
    case 'not-a-link':
      return `${p.flag} пишется как адрес вида https://games.example.org, а не «${p.given}».`;
    case 'not-an-issuer':
      return `${p.flag} пишется как адрес службы входа вида https://id.example.org, с https, если она не на этой машине, а не «${p.given}».`;
    case 'flag-needs':
      return `Вместе с --${p.flag} нужен --${p.needs}.`;
    case 'not-a-mail-server':
      return `${p.flag} пишется как smtp://имя:пароль@сервер:587 или smtps://сервер, а не «${p.given}».`;
    case 'unknown-game':
      return `игры «${p.given}» нет. Есть такие: ${p.known.join(', ')}.`;
    case 'unknown-rule':
      return `в правилах ${p.game} нет пункта или главы «${p.given}».`;
    case 'bad-option':
      return `--option пишется как имя=значение, а не «${p.given}».`;
    case 'no-such-seat':
      return `места ${p.given} нет: за этим столом ${players(p.seats)}.`;
    case 'no-such-entry':
      return `записи ${p.given} нет: в этой партии ${entries(p.entries)}.`;
    case 'unreadable':
      return `не удалось прочитать ${p.file}: ${p.why}.`;
    case 'unwritable':
      return `не удалось записать ${p.file}: ${p.why}.`;
    case 'told':
      return p.words;
  }
}

export const ru: CliText = {
  help: {
    tagline: 'Signoria: стол для настольных игр о Возрождении и Просвещении.',
    usage: 'Вызов:',
    commandArg: '<команда>',
    optionsArg: '[ключи]',
    commands: 'Команды:',
    options: 'Ключи:',
    hint: 'Подробнее о команде: signoria <команда> --help',
  },
  commands: {
    serve: {
      args: '',
      about: 'Запустить сервер: клиент для браузера, столы и боты на одном порту.',
      more: [
        'Всё хранится в одном файле в папке данных или в базе PostgreSQL. Останавливает Ctrl-C: начатое доводится до',
        'конца, а партии продолжатся после следующего запуска.',
        'Каждый ключ, кроме --open, можно задать и переменной: SIGNORIA_METRICS_TOKEN вместо --metrics-token, или назвать',
        'в SIGNORIA_METRICS_TOKEN_FILE файл, где лежит значение. Что задано так, в браузере изменить нельзя.',
      ],
    },
    backup: {
      args: '[файл]',
      about: 'Записать всё, что хранит сервер, в один файл; сервер при этом работает дальше.',
      more: ['В файле лежат ключи идущих партий: никому его не показывайте.'],
    },
    restore: {
      args: '<файл>',
      about: 'Заполнить базу из резервной копии: целиком или никак.',
      more: ['База, в которой что-то есть, остаётся нетронутой, если не указан --force: тогда прежнее пропадёт.'],
    },
    service: {
      args: '',
      about: 'Напечатать файл службы systemd, которая держит сервер запущенным.',
      more: ['Сохраните его как /etc/systemd/system/signoria.service, затем: systemctl enable --now signoria'],
    },
    doctor: {
      args: '[адрес]',
      about: 'Осмотреть сервер и сказать, что делать: адрес, прокси, сокеты, данные, почта, push, часы, диск, копии.',
      more: [
        'По адресу он виден снаружи; на его собственной машине остальное покажут --data или --database.',
        'Код возврата 1, если что-то не работает. Гость, которым приходит команда, тут же удаляется.',
      ],
    },
    games: { args: '', about: 'Список игр: сколько игроков и какие настройки.', more: [] },
    play: {
      args: '<игра>',
      about: 'Партия в терминале против ботов.',
      more: [
        'Введите номер варианта или ход в нотации; «?» покажет, что ещё можно ввести.',
        'Порядок случайных событий закреплён до начала партии, после неё это можно проверить.',
      ],
    },
    rules: {
      args: '<игра> [ПУНКТ...]',
      about: 'Справочник правил: целиком либо указанные главы и пункты.',
      more: [
        'С ключом --coverage: сколько правил названо в тестах игры, сколько пропущено с объяснением и каких не хватает.',
        'Код выхода 0, только если не пропущено ни одного.',
      ],
    },
    replay: { args: '<файл>', about: 'Пересказать сохранённую партию до конца или до нужной записи.', more: [] },
    verify: {
      args: '<файл>',
      about: 'Проверить файл партии: каждый хеш, каждый ход и обязательство по случайности.',
      more: [
        'Партия разыгрывается заново по её ключу. Код выхода 0, только если всё сходится; иначе названа первая',
        'неверная запись.',
      ],
    },
    review: {
      args: '<файл>',
      about: 'Разобрать сыгранную партию: чего стоило каждое решение, что было удачей, сколько стоили лоты.',
      more: [
        'Каждое решение оценивается по тому, что место тогда знало; удача и баланс — с открытыми картами. Ошибкой названо',
        'только то, что ошибка наверняка. С --deep самые дорогие решения рассматриваются дольше; --seat добавляет шансы,',
        'какими их видело это место; --out записывает партию вместе с разбором. Насколько этим числам можно верить,',
        'сказано в docs/review.md.',
      ],
    },
    export: {
      args: '[стол]',
      about: 'Записать сохранённую партию или новую партию ботов в файл партии.',
      more: [
        'Стол называют по файлу, в который он сохранён («-» читает стандартный ввод). Перед записью партия проверяется.',
        'С ключом --simulate боты играют партию целиком, и записывается она.',
      ],
    },
    import: {
      args: '<файл>',
      about: 'Проверить файл партии и записать его в обычном виде.',
      more: [
        'Партия, записанная вручную, становится полным файлом. Нужны format, key, в header – game, rules и seats, а в каждой',
        'записи entries – seat и line. Чего нет, то будет дописано: names (без имён), в header – options (по умолчанию),',
        'edition (нет) и commitment, каждый hash и outcome. «-» читает стандартный ввод. Если что-нибудь в файле не',
        'сходится, ничего не записывается.',
      ],
    },
    watch: {
      args: '<файл>',
      about: 'Рассказать партию ответ за ответом: чего хотел каждый бот и что ещё он мог сделать.',
      more: [
        'За каждым ответом стоит шанс на победу после него, взвешенный в дюжине миров. Без --seat спрашивают самого бота;',
        'с --seat рассказано так, как это видно с того места. Партия для примера: signoria export --simulate virtu.',
      ],
    },
    simulate: {
      args: '<игра>',
      about: 'Дать ботам сыграть много партий и подсчитать итоги.',
      more: ['Код выхода 0, только если каждая партия доиграна до конца.'],
    },
    arena: {
      args: '<игра>',
      about: 'Сравнить двух ботов или составить рейтинг всех уровней.',
      more: [
        'Бот A по очереди занимает каждое место, остальные занимает B, и расклад каждый раз тот же; поэтому число партий',
        'округляется вверх до кратного числу игроков. Интервал 95-процентный. Бот: novice, adept, master, random или',
        'master со своим запасом: master:5000 (итераций), master:200ms; с @ref-1 бот играет как прежде: master@ref-1:200.',
      ],
    },
    ladder: {
      args: '<игра>',
      about: 'Сравнить каждый уровень игры с предыдущим и с ним самим, каким он был раньше.',
      more: [
        'Каждая пара играет, пока не станет ясно, по какую сторону цели стоит первый бот, или пока не кончатся партии; всё',
        'с низким приоритетом и постоянным числом итераций, чтобы на любой машине выходило одно и то же. Прервать можно',
        'когда угодно: сыгранное сохраняется, и следующий запуск продолжит. Интервал верен в 95 % случаев, сколько бы раз на',
        'него ни смотрели. С --a и --b играет только эта пара.',
      ],
    },
    calibrate: {
      args: '<игра>',
      about: 'Измерить на партиях ботов, насколько можно верить разборам этой игры.',
      more: [
        'Выигрывают ли столько, сколько предсказано? Сходится ли удача к нулю, меньше ли теряют сильные боты, так же ли судит',
        'другое зерно? С --fit оценки подгоняются по одной половине партий и проверяются на другой. С --deep судят так,',
        'как при долгом разборе.',
      ],
    },
    puzzles: {
      args: '<игра>',
      about: 'Найти в партиях ботов или людей задачи: моменты, где один ответ явно лучше прочих.',
      more: [
        'С --from просматриваются сыгранные партии, а не новые партии ботов: те, что выдаёт GET /api/admin/puzzle-games/<игра>',
        'сервера, без имён и только со столов, где согласились все.',
        'Момент остаётся, если сходятся короткий взгляд, два долгих с другими зёрнами, взгляд намного дальше вперёд и поиск.',
        'Конец, когда задач 45 или сыграны партии --games. Прервать можно когда угодно: найденное лежит в файле --out, и',
        'следующий запуск продолжит. Работает с низким приоритетом.',
      ],
    },
    leaktest: {
      args: '<игра>',
      about: 'Искать в случайных позициях тайны, которые видны чужому месту.',
      more: [
        'В каждой позиции всё, чего место знать не может, пересдаётся; то, что оно видит, не должно измениться.',
        'Код выхода 0, только если утечек нет.',
      ],
    },
    engine: {
      args: '<игра>',
      about: 'Дать другой программе управлять правилами: запросы и ответы строками JSON.',
      more: [
        'Читает из стандартного ввода по запросу в строке и пишет по ответу в строке: позиции, меню, виды с места, ходы,',
        'боты, партии наперёд. Завершается вместе с вводом. Все запросы описаны в docs/engine.md; клиент для Python лежит',
        'в clients/python.',
      ],
    },
    bench: {
      args: '[игра ...]',
      about: 'Измерить скорость движка и сравнить его с boardgame.io в том же запуске.',
      more: [
        'У каждой стороны свой процесс. Круги идут по очереди: один на разогрев, затем пять, в счёт идёт средний из них.',
        'Скорость считается на секунду процессорного времени. Обе стороны играют в крестики-нолики до конца и делают',
        'одни и те же случайные допустимые ходы. С --against по очереди с этим поиском идёт поиск прежнего коммита.',
      ],
    },
  },
  flags: {
    help: { value: '', about: 'эта страница' },
    json: { value: '', about: 'вывести данные в формате JSON' },
    lang: { value: 'en|ru', about: 'язык (по умолчанию из окружения, иначе английский)' },
    players: { value: 'N', about: 'число игроков (по умолчанию 4 или сколько позволяет игра)' },
    bots: {
      value: 'novice|adept|master|companion',
      about: 'как играют соперники (по умолчанию adept; companion — не сильнее вас)',
    },
    name: { value: 'ИМЯ', about: 'ваше имя за столом' },
    seed: { value: 'СЛОВА', about: 'одно и то же зерно даёт ту же случайность (по умолчанию новое)' },
    variant: { value: 'А,Б', about: 'какие варианты включить (см. signoria games)' },
    option: { value: 'ИМЯ=ЗНАЧЕНИЕ', about: 'задать настройку; ключ можно повторять' },
    edition: { value: 'ФАЙЛ', about: 'поправки к компонентам в формате JSON' },
    save: { value: 'ФАЙЛ', about: 'записать партию в файл, когда она кончится или вы уйдёте' },
    resume: { value: 'ФАЙЛ', about: 'продолжить сохранённую партию' },
    games: { value: 'N', about: 'число партий (по умолчанию 100)' },
    policy: {
      value: 'random|novice|adept|master|companion',
      about: 'кто играет (по умолчанию random; для export: adept)',
    },
    iterations: { value: 'N', about: 'сколько итераций поиска тратит master на ответ' },
    ms: { value: 'N', about: 'сколько миллисекунд master думает над ответом' },
    'all-variants': { value: '', about: 'все допустимые сочетания вариантов, по столько партий на каждое' },
    a: { value: 'БОТ', about: 'бот, которого измеряют (по умолчанию master)' },
    b: { value: 'БОТ', about: 'бот на всех остальных местах (по умолчанию adept)' },
    threads: {
      value: 'N',
      about:
        'сколько партий играть одновременно (по умолчанию 1, для ladder все ядра); serve: сколько потоков думает за ботов (по умолчанию все ядра, кроме одного)',
    },
    ratings: { value: '', about: 'вместо этого составить рейтинг всех уровней' },
    full: { value: '', about: 'сыграть все партии, даже если итог уже ясен' },
    record: { value: 'ФАЙЛ', about: 'где хранить результаты (по умолчанию data/ladder/<игра>-<игроков>.json)' },
    to: { value: 'N', about: 'остановиться после этой записи и показать позицию' },
    seat: { value: 'N', about: 'глазами этого места, считая с 1 (по умолчанию в открытую)' },
    from: {
      value: 'ФАЙЛ',
      about: 'сыгранные партии людей, которые согласились: как их выдаёт сервер, или один файл партии',
    },
    out: { value: 'ФАЙЛ', about: 'записать в файл (по умолчанию стандартный вывод)' },
    simulate: { value: 'ИГРА', about: 'дать ботам сыграть партию в эту игру' },
    anonymous: { value: '', about: 'не указывать имена игроков' },
    coverage: { value: '', about: 'сколько правил названо в тестах' },
    positions: { value: 'N', about: 'сколько позиций проверить (по умолчанию 1000)' },
    seconds: { value: 'С', about: 'секунд на одно измерение (по умолчанию 2)' },
    against: { value: 'КОММИТ', about: 'во сколько раз поиск быстрее, чем был тогда' },
    port: { value: 'N', about: 'порт (по умолчанию PORT, иначе 4321; 0 означает любой свободный)' },
    host: { value: 'АДРЕС', about: 'на каком адресе ждать (по умолчанию HOST, иначе на всех)' },
    base: {
      value: 'ПУТЬ',
      about: 'под каким путём своего хоста живёт дом, например /games (по умолчанию хост целиком его)',
    },
    data: { value: 'ПАПКА', about: 'где лежит файл базы (по умолчанию data)' },
    database: { value: 'URL', about: 'база PostgreSQL вместо файла (по умолчанию DATABASE_URL)' },
    open: { value: '', about: 'открыть браузер' },
    log: { value: 'УРОВЕНЬ', about: 'silent, error, warn, info или debug (по умолчанию warn)' },
    'setup-code': { value: 'КОД', about: 'что должна знать первая учётная запись; «none» не спрашивает ничего' },
    'trust-proxy': {
      value: 'КОМУ',
      about:
        'верить прокси, что он говорит об адресах и https: сколько их подряд или какие сети (10.0.0.0/8,…); без значения: на этой же машине',
    },
    'metrics-token': { value: 'КЛЮЧ', about: 'кто его предъявит, прочтёт /metrics и с другой машины' },
    workers: { value: 'N', about: 'столько процессов за одним портом, с PostgreSQL (по умолчанию 1)' },
    'peer-address': {
      value: 'АДРЕС:ПОРТ',
      about: 'где этот сервер найдут другие серверы той же PostgreSQL (по умолчанию там, где его видит база)',
    },
    'club-name': { value: 'НАЗВАНИЕ', about: 'название клуба' },
    'club-colour': { value: HOUSE_COLOURS.join('|'), about: 'цвет его печати' },
    'club-crest': { value: HOUSE_CRESTS.join('|'), about: 'щит на его гербе' },
    welcome: { value: 'ТЕКСТ', about: 'приветствие на главной странице' },
    announcement: { value: 'ТЕКСТ', about: 'объявление для всех на каждой странице' },
    'club-edition': { value: 'ИГРА=ФАЙЛ', about: 'издание клуба для игры, в виде JSON; ключ можно повторять' },
    address: { value: 'URL', about: 'по какому адресу открывают сервер; с него начинаются ссылки в письмах' },
    registration: { value: 'open|closed', about: 'можно ли посторонним заводить учётные записи' },
    'private-hooks': { value: 'yes|no', about: 'можно ли вебхукам обращаться к адресам местной сети' },
    smtp: { value: 'URL', about: 'почтовый сервер: smtp://имя:пароль@сервер:587 или smtps://… с TLS с самого начала' },
    'mail-from': { value: 'АДРЕС', about: 'от кого приходят письма' },
    'oidc-issuer': { value: 'URL', about: 'служба входа OpenID Connect, через которую можно войти' },
    'oidc-client-id': { value: 'ИМЯ', about: 'как этот сервер называется у неё' },
    'oidc-client-secret': { value: 'СЕКРЕТ', about: 'чем он это подтверждает (по умолчанию одним PKCE)' },
    'oidc-scopes': { value: 'ОБЛАСТИ', about: 'о чём спрашивать (по умолчанию openid profile)' },
    'oidc-label': { value: 'НАЗВАНИЕ', about: 'как её называют люди (по умолчанию её хост)' },
    'oidc-group-claim': { value: 'ПОЛЕ', about: 'где служба называет группы человека (по умолчанию groups)' },
    'oidc-admin-group': { value: 'ГРУППА', about: 'группа, члены которой присматривают за домом' },
    'oidc-only': { value: '', about: 'других входов нет: ни паролей, ни ключей, ни учётных записей помимо службы' },
    backups: { value: '<папка>', about: 'где лежат резервные копии' },
    force: { value: '', about: 'заменить всё, что есть в базе' },
    deep: { value: '', about: 'дольше рассмотреть самые дорогие решения' },
    fit: { value: '', about: 'подогнать оценки заново' },
    ledgers: { value: 'N', about: 'столько партий для медленных измерений (обычно каждая десятая)' },
    only: { value: 'forecasts|ledgers|levels|stability', about: 'измерить только это (обычно всё сразу)' },
  },
  usage,
  you: 'Гость',
  player: (n) => `Игрок ${n}`,
  progress: { games: 'партии', positions: 'позиции', bench: 'измерения', review: 'разбор' },
  review,
  games: {
    players: (min, max) => (min === max ? players(min) : `от ${min} до ${max} игроков`),
    options: 'Настройки (по умолчанию, допустимые значения):',
    range: (min, max) => `от ${min} до ${max === 'seats' ? 'числа игроков' : max}`,
  },
  rules: {
    coverage: ({ rules, cited, excused, missing, unknown }) => [
      `Правил: ${rules}; названо в тестах: ${cited}, пропущено с объяснением: ${excused}, не хватает: ${missing.length}.`,
      ...missing.map((id) => `  ${id}`),
      ...unknown.map((id) => `  нет такого правила: ${id}`),
    ],
  },
  score: { total: (name, points) => `${name}: ${points}` },
  verify: {
    holds: (n, finished) =>
      `Партия сходится: ${entries(n)}, каждый хеш, каждый ход и обязательство. ${finished ? 'Она доиграна до конца.' : 'Она не доиграна.'}`,
  },
  files: {
    wrote: (file, n) => `Записано в ${file} (${entries(n)}).`,
    imported: (n, filled) => `Партия сходится: ${entries(n)}, из них без хеша в файле: ${filled}.`,
    strange: (parts) => `В файле есть неизвестные части, они пропущены: ${parts.join(', ')}.`,
  },
  replay: {
    title: (game, names) => `${game}: ${names.join(', ')}`,
    positionAfter: (entry) => (entry === 0 ? 'Позиция в начале:' : `Позиция после записи ${entry}:`),
    tookBack: (name, to) => `${name} берёт ход назад: снова позиция после записи ${to}.`,
    allWentBack: (to) => `Все согласились вернуться: снова позиция после записи ${to}.`,
  },
  watch: {
    chance: (value) => percent.format(value),
    wish: (wish, name) => {
      switch (wish.kind) {
        case 'only':
          return 'Ничего другого не оставалось.';
        case 'even':
          return 'Другие ответы обещали не меньше.';
        case 'gain':
          return `Хотел повысить свои шансы: на ${percent.format(wish.by)} лучше следующего ответа.`;
        case 'hinder':
          return `Хотел помешать сопернику (${name(wish.rival)}): его шансы от этого ниже на ${percent.format(wish.by)}.`;
        case 'otherwise':
          return `Другой ответ обещал на ${percent.format(wish.by)} больше: бот рассудил иначе или поддался.`;
      }
    },
    other: (choice, value) => `вместо этого: ${choice} (${percent.format(value)})`,
  },
  simulate: (r, variants) => [
    `${r.game}, ${players(r.players)}, ${r.policy}, зерно ${r.seed}: доиграно партий ${r.finished} из ${r.games}.`,
    `${some(r.decisions, 'решение', 'решения', 'решений')} за ${short.format(r.seconds)} с, в секунду: ${whole.format(r.decisionsPerSecond)}.`,
    `Окончания: ${counts(r.endReasons)}.`,
    `Победы по местам: ${r.seatWins.map((wins) => short.format(wins)).join('; ')}.`,
    ...variants.map(
      (v) =>
        `  ${switchedOn(v.options) || 'без вариантов'}: доиграно ${v.finished} из ${v.games}; ${counts(v.endReasons)}`,
    ),
    ...(r.errors > 0 ? [`Партий с ошибкой: ${r.errors}.`] : []),
    ...r.failures.map(({ seed, message }) => `  ${seed}: ${message}`),
  ],
  arena: {
    duel: (a, b, r) => [
      `${a} против ${b}: доля побед ${percent.format(r.share)}, 95-процентный интервал от ${percent.format(r.interval.low)} до ${percent.format(r.interval.high)}; при равной силе ${percent.format(r.parity)}.`,
      `${some(r.games, 'партия', 'партии', 'партий')}, решений в каждой: ${short.format(r.meanDecisions)}; разница Эло ${whole.format(r.elo)} (от ${whole.format(r.eloInterval.low)} до ${whole.format(r.eloInterval.high)}).`,
      `По местам: ${r.bySeat.map((share) => percent.format(share)).join('; ')}.`,
      ...(r.unfinished > 0 ? [`Не доиграно и засчитано вничью: ${r.unfinished}.`] : []),
    ],
    ratings: (table) =>
      columns([
        ['бот', 'рейтинг', '±', 'наверняка', 'мест', 'побед'],
        ...table.map((r) => [
          r.name,
          ...[r.mu, r.sigma, r.ordinal].map((n) => n.toFixed(1)),
          whole.format(r.seats),
          percent.format(r.wins / r.seats),
        ]),
      ]),
  },
  ladder: {
    report: (rungs) =>
      columns([
        ['бот', 'против', 'доля побед', '95 %', 'цель', 'партий', 'итог'],
        ...rungs.map((r) => [
          r.a,
          r.b,
          percent.format(r.share),
          `${percent.format(r.interval.low)}–${percent.format(r.interval.high)}`,
          percent.format(r.goal),
          whole.format(r.games),
          { above: 'выше цели', below: 'ниже цели', open: 'пока неясно' }[r.verdict],
        ]),
      ]),
    otherBots: ({ a, b }, file) =>
      `${a} против ${b} играет не так, как записано в ${file}: боты изменились. Начните другую запись.`,
  },
  leaktest: (r) => [
    `${some(r.positions, 'позиция', 'позиции', 'позиций')}, ${some(r.seats, 'взгляд', 'взгляда', 'взглядов')} на них: ${r.leaks === 0 ? 'утечек нет.' : `утечек: ${r.leaks}.`}`,
    ...r.found.map((line) => `  ${line}`),
  ],
  bench: {
    measured: {
      ours: 'наше ядро: ход проверяется по правилам и выполняется на копии состояния',
      oursInPlace: 'наше ядро, как им пользуются боты: ход берётся из списка и выполняется на месте',
      oursRecorded:
        'наше ядро, как им пользуется стол: чтение, проверка, копия, хеш в журнал, поиск преград для отмены',
      peer: 'boardgame.io: один запущенный клиент без сети и панели отладки; он проверяет ход, строит новое состояние, ведёт журнал и список отмен',
    },
    report: ({ engine, peer, node, cpu }) => [
      `${cpu}, Node ${node}`,
      '',
      ...columns([
        ['игра', 'игроки', 'решений/с', 'мкс на копию', 'итераций поиска/с', 'у ref-1', 'раз быстрее', 'размещений/с'],
        ...Object.entries(engine).map(([game, e]) => [
          game,
          String(e.players),
          whole.format(e.decisionsPerSecond),
          short.format(e.cloneMicroseconds),
          whole.format(e.searchIterationsPerSecond),
          whole.format(e.frozenIterationsPerSecond),
          e.searchRatio === null ? '–' : e.searchRatio.toFixed(2),
          e.placementsPerSecond === null ? '–' : whole.format(e.placementsPerSecond),
        ]),
      ]),
      '',
      `Крестики-нолики, ходов в секунду, рядом с ${peer.name} ${peer.version}:`,
      ...columns([
        [whole.format(peer.oursMovesPerSecond), ru.bench.measured.ours],
        [whole.format(peer.oursInPlaceMovesPerSecond), ru.bench.measured.oursInPlace],
        [whole.format(peer.oursRecordedMovesPerSecond), ru.bench.measured.oursRecorded],
        [whole.format(peer.peerMovesPerSecond), ru.bench.measured.peer],
      ]).map((line) => `  ${line}`),
      `Отношение (первое к последнему): ${short.format(peer.ratio)}. ${peer.sameGames ? 'Обе стороны сыграли одни и те же партии.' : 'Стороны сыграли РАЗНЫЕ партии.'}`,
    ],
  },
  play: {
    words: {
      help: ['?', 'помощь'],
      why: ['почему'],
      score: ['счёт', 'счет'],
      log: ['журнал'],
      position: ['позиция'],
      undo: ['назад', 'отмена'],
      rules: ['правила', 'правило'],
      save: ['сохранить'],
      quit: ['выход'],
    },
    help: [
      '  3               выбрать вариант 3',
      '  3 12            выбрать вариант 3 и сразу указать 12, если вариант спрашивает ещё что-то',
      '  play bishop     ход в нотации, как его пишет журнал',
      '  почему 7        почему вариант запрещён (номер или нотация) и какие правила так говорят',
      '  счёт            счёт сейчас, строка за строкой, насколько он вам известен',
      '  журнал          что произошло до сих пор',
      '  позиция         ещё раз позиция и варианты (или просто Enter)',
      '  назад           взять свой последний ответ назад, если с тех пор не открылось ничего нового',
      '  правила ПУНКТ   пункт или глава правил; без пункта список глав',
      '  сохранить ФАЙЛ  записать партию в файл',
      '  выход           уйти из-за стола',
    ],
    title: (game, names) => `${game}: ${names.join(', ')}`,
    committed: (hash) => `Случайность закреплена. Обязательство: ${hash}`,
    hint: 'Введите номер варианта, ? покажет помощь.',
    atAnyTime: 'В любое время:',
    forbidden: '(сейчас нельзя; спросите «почему»)',
    allowed: 'Это не запрещено: вариант можно выбрать.',
    whyWhat: 'О чём вопрос? Укажите номер или нотацию варианта: почему 7',
    saveWhere: 'Куда сохранить? Укажите файл: сохранить game.json',
    undone: 'Ход взят назад.',
    noSuchNumber: (given, most) => `Варианта ${given} нет: они пронумерованы от 1 до ${most}.`,
    noSuchRule: (id) => `Пункта или главы «${id}» нет.`,
    amount: (min, max, step) => `Сколько (от ${min} до ${max}${step === 1 ? '' : `, шаг ${step}`})? `,
    subset: (min, max) =>
      `Номера через пробел, ${min === max ? `ровно ${min}` : `от ${min} до ${max}`}${min === 0 ? ' (0, если ничего)' : ''}: `,
    doesNotFit: (answer) => `«${answer}» сюда не подходит.`,
    otherGame: (file, game) => `${file}: это партия в другую игру, ${game}.`,
    alreadyOver: (file) => `партия в ${file} уже окончена; пересказать её: signoria replay ${file}`,
    left: (n) => `Вы ушли из-за стола. В партии ${entries(n)}.`,
    silent: (n) => `ввод закончился раньше партии. В ней ${entries(n)}.`,
    revealed: (key, hash, kept) => [
      `Ключ случайности: ${key}`,
      kept
        ? `Его sha256 совпадает с обязательством, данным в начале, ${hash}: случайность была закреплена до партии.`
        : `Его sha256 НЕ совпадает с обязательством, данным в начале, ${hash}.`,
    ],
  },
  serve: {
    listening: (address) => `Signoria ждёт по адресу ${address}`,
    setUp: (link, code) =>
      `За этим сервером пока никто не следит. Настройте его: ${link}\n(или откройте /setup по его внешнему адресу и введите код ${code}).`,
    stopping: 'Останавливаюсь; все партии продолжатся после следующего запуска.',
    portTaken: (port) => `порт ${port} занят; выберите другой ключом --port.`,
    notStarted: (why) => `сервер не запустился: ${why}`,
    workersNeedPostgres:
      'несколько процессов делят одну PostgreSQL, а файл SQLite обслуживает один: укажите базу ключом --database postgres://… или в DATABASE_URL либо уберите --workers.',
  },
  doctor,
  backup: {
    wrote: (file, of) => `Записано в ${file}: ${kept(of)}.`,
    restored: (file, of) => `Восстановлено из ${file}: ${kept(of)}.`,
  },
};
