/** Every sentence the store says to an operator, in both languages. A missing one does not compile. */
import type { Damage, ErrorFacts } from './errors.ts';

type Sentences = { readonly [K in keyof ErrorFacts]: (facts: ErrorFacts[K]) => string };

const damageEn: Record<Damage, string> = {
  json: 'it is not valid JSON',
  header: 'it is not the first line of a Signoria backup',
  section: 'it names an unknown kind of row, or one out of order',
  row: 'a column is missing, unknown or of the wrong type',
  clash: 'the database refuses this row or one of the rows just before it',
  gzip: 'the compressed data is broken or cut off here',
  end: 'the file ends before its closing line',
  counts: 'the number of rows differs from what the file says',
  checksum: 'the checksum differs',
  after: 'something follows the closing line',
};

const damageRu: Record<Damage, string> = {
  json: 'это не JSON',
  header: 'это не первая строка резервной копии Signoria',
  section: 'неизвестный вид записи, или он стоит не на своём месте',
  row: 'столбец пропущен, неизвестен или имеет неверный тип',
  clash: 'база данных не принимает эту запись или одну из нескольких перед ней',
  gzip: 'сжатые данные здесь испорчены или обрываются',
  end: 'файл кончается раньше заключительной строки',
  counts: 'число записей не совпадает с указанным в файле',
  checksum: 'контрольная сумма не сходится',
  after: 'после заключительной строки что-то есть',
};

const en: Sentences = {
  sequence: (f) => `Entry ${f.seq} cannot follow in the log of table ${f.table}, which ends at ${f.last}.`,
  version: (f) => `The ${f.kind} ${f.id} is no longer at version ${f.version}.`,
  requestKey: (f) => `The request key ${f.requestKey} of table ${f.table} was used for another answer, entry ${f.seq}.`,
  lease: (f) => `Table ${f.table} is no longer held by lease ${f.epoch}: another server has it.`,
  taken: (f) => `The ${f.what} ${f.value} is taken.`,
  missing: (f) => `There is no ${f.kind} ${f.id}.`,
  text: (f) => `The text of ${f.field} contains a NUL character.`,
  cursor: (f) => `"${f.cursor}" is not a cursor of this list.`,
  reserved: (f) => `The key "${f.key}" belongs to the store.`,
  busy: () => 'Another process holds the database file; nothing was written.',
  inUse: (f) =>
    `A server already runs on ${f.file}. One SQLite file serves one server: stop the other one, or give this one a database of its own; several servers share a PostgreSQL.`,
  corrupt: (f) =>
    `${f.file} is damaged, or no database of Signoria. Put it aside together with the files ${f.file}-wal and ${f.file}-shm, and restore the latest backup: signoria restore BACKUP --database ${f.file}`,
  full: () => 'The disk is full; nothing was written. Make room, and the server goes on by itself.',
  scheme: (f) => `"${f.scheme}" is not a database this program knows: use sqlite:PATH or postgres://…`,
  schemaNewer: (f) =>
    `The database has schema ${f.found}, this program knows ${f.known}: it was written by a newer version. Update the program.`,
  backupNewer: (f) => `${f.file} has backup format ${f.found}, this program knows ${f.known}. Update the program.`,
  damaged: (f) => `${f.file}, line ${f.line}: ${damageEn[f.damage]}. Nothing was restored.`,
  occupied: () => 'The store is not empty. Restoring would destroy what it holds; to do so, force it.',
};

const kindRu = { table: 'Стол', user: 'Пользователь', session: 'Сеанс', document: 'Документ' } as const;
const missingRu = {
  table: 'Нет стола',
  user: 'Нет пользователя',
  session: 'Нет сеанса',
  document: 'Нет документа',
  node: 'Нет узла',
} as const;
const takenRu = {
  id: 'Идентификатор',
  code: 'Код',
  handle: 'Логин',
  token: 'Ключ сеанса',
  document: 'Документ',
} as const;

const ru: Sentences = {
  sequence: (f) => `Запись ${f.seq} не может продолжить журнал стола ${f.table}: он кончается на ${f.last}.`,
  version: (f) => `${kindRu[f.kind]} ${f.id}: версия ${f.version} уже устарела.`,
  requestKey: (f) => `С ключом запроса ${f.requestKey} за столом ${f.table} уже дан другой ответ, запись ${f.seq}.`,
  lease: (f) => `Стол ${f.table} больше не закреплён за этим сервером (запись ${f.epoch}): его ведёт другой.`,
  taken: (f) => `${takenRu[f.what]} ${f.value}: уже занято.`,
  missing: (f) => `${missingRu[f.kind]} ${f.id}.`,
  text: (f) => `В тексте поля ${f.field} есть символ NUL.`,
  cursor: (f) => `«${f.cursor}» — не закладка этого списка.`,
  reserved: (f) => `Ключ «${f.key}» принадлежит самому хранилищу.`,
  busy: () => 'Файл базы занят другим процессом; ничего не записано.',
  inUse: (f) =>
    `С файлом ${f.file} уже работает другой сервер. Один файл SQLite обслуживает один сервер: остановите тот или дайте этому свою базу; несколько серверов могут работать с общей PostgreSQL.`,
  corrupt: (f) =>
    `Файл ${f.file} повреждён, или это не база Signoria. Отложите его вместе с файлами ${f.file}-wal и ${f.file}-shm и восстановите последнюю копию: signoria restore КОПИЯ --database ${f.file}`,
  full: () => 'На диске нет места; ничего не записано. Освободите место, и сервер продолжит работу сам.',
  scheme: (f) => `«${f.scheme}» — незнакомая база данных: укажите sqlite:ПУТЬ или postgres://…`,
  schemaNewer: (f) =>
    `Схема базы — ${f.found}, программа знает ${f.known}: базу записала более новая версия. Обновите программу.`,
  backupNewer: (f) => `${f.file}: формат копии ${f.found}, программа знает ${f.known}. Обновите программу.`,
  damaged: (f) => `${f.file}, строка ${f.line}: ${damageRu[f.damage]}. Ничего не восстановлено.`,
  occupied: () => 'Хранилище не пусто. Восстановление уничтожит его содержимое; если так и надо, укажите это явно.',
};

const sentences = { en, ru };

export function words<K extends keyof ErrorFacts>(language: string, code: K, facts: ErrorFacts[K]): string {
  return sentences[language === 'ru' ? 'ru' : 'en'][code](facts);
}
