import { type DoctorText, fine } from './doctor.ts';

const ago = (hours: number) => (hours < 48 ? `${hours} ч назад` : `${Math.floor(hours / 24)} дн. назад`);
const mb = (free: number) => (free < 10_240 ? `${free} МБ` : `${Math.floor(free / 1024)} ГБ`);

const PROXY = 'Смотрите раздел «Behind a proxy» в docs/running-a-server.md.';

export const doctor: DoctorText = {
  checks: {
    address: 'адрес',
    proxy: 'прокси',
    sockets: 'сокеты',
    data: 'данные',
    mail: 'почта',
    push: 'push-уведомления',
    clock: 'часы',
    disk: 'диск',
    backup: 'резервная копия',
  },
  findings: {
    'address-answers': ({ url, version }) => fine(`${url} отвечает, всё в порядке (версия ${version}).`),
    'address-plain': ({ url }) => ({
      what: `${url} открывается без https.`,
      todo: `Поставьте прокси с https: без него нет ключей доступа, push-уведомлений и установки как приложения. ${PROXY}`,
    }),
    'address-unset': () => ({
      what: 'дом не знает своего адреса.',
      todo: 'Укажите его в /admin, «Настройки», или запустите с --address https://…: без него письма не отправляются.',
    }),
    'address-differs': ({ url, set }) => ({
      what: `вы спросили ${url}, а в настройках стоит ${set}.`,
      todo: 'Ссылки в письмах ведут на адрес из настроек. Если он неверен, исправьте его в /admin, «Настройки».',
    }),
    'address-failing': ({ url, why }) => ({
      what: `${url} отвечает, но нездоров: ${why}.`,
      todo:
        why === 'disk-full'
          ? 'Освободите место на диске; сервер продолжит работу сам.'
          : 'Проверьте, отвечает ли база данных, и посмотрите журнал сервера.',
    }),
    'address-silent': ({ url, why }) => ({
      what: `${url} не отвечает (${why}).`,
      todo: 'Проверьте, запущен ли сервер (systemctl status signoria), верны ли имя и порт, не мешает ли межсетевой экран.',
    }),
    'address-stranger': ({ url }) => ({
      what: `по адресу ${url} что-то отвечает, но это не Signoria.`,
      todo: `Посмотрите, куда прокси отправляет запросы к /health. ${PROXY}`,
    }),
    'proxy-right': () => fine('имя и https доходят до сервера такими, какими их набирают люди.'),
    'proxy-host': ({ url }) => ({
      what: `сервер не знает, что его адрес ${url}, и отклоняет любые изменения.`,
      todo: `Пусть прокси передаёт заголовок Host, или укажите адрес в настройках. ${PROXY}`,
    }),
    'proxy-scheme': ({ url }) => ({
      what: `сервер не знает, что ${url} работает по https: куки не помечены как защищённые.`,
      todo: `Пусть прокси передаёт X-Forwarded-Proto, а сервер запускается с --trust-proxy. ${PROXY}`,
    }),
    'sockets-open': () => fine('сокеты открываются.'),
    'sockets-refused': ({ status }) => ({
      what: status === 0 ? 'сокеты обрываются.' : `сокеты отклоняются (${status}).`,
      todo: `Так играть нельзя. Пусть прокси передаёт Upgrade и Connection по HTTP/1.1. ${PROXY}`,
    }),
    'data-there': ({ engine }) => fine(`база (${engine}) читается.`),
    'data-unread': ({ why }) => ({
      what: `базу не удаётся прочитать: ${why}`,
      todo: 'Запустите команду от имени пользователя, под которым работает сервер, с тем же --data или --database.',
    }),
    'data-elsewhere': () => ({
      what: 'не проверены: здесь нет базы.',
      todo: 'На машине сервера назовите её ключом --data или --database: тогда будут проверены и почта, и диск.',
    }),
    'mail-ready': ({ host }) => fine(`${host} принимает письма этого дома.`),
    'mail-unset': () => ({
      what: 'почтового сервера нет: никто не получит письма, а забытый пароль не восстановить.',
      todo: 'Укажите его в /admin, «Настройки», или запустите с --smtp smtps://имя:пароль@сервер.',
    }),
    'mail-unsigned': () => ({
      what: 'почтовый сервер готов, но без адреса дома письма не отправляются.',
      todo: 'Укажите адрес в /admin, «Настройки», или запустите с --address https://….',
    }),
    'mail-refused': ({ host, why }) => ({
      what: `${host} не принимает письма этого дома (${why}).`,
      todo: 'Сверьте сервер, порт, шифрование, имя и пароль с указаниями почтовой службы; порт 25 для серверов часто закрыт.',
    }),
    'push-ready': ({ hosts }) => fine(`службы push-уведомлений доступны: ${hosts}.`),
    'push-plain': () => ({
      what: 'браузеры принимают push-уведомления только с адреса https.',
      todo: `Поставьте прокси с https. ${PROXY}`,
    }),
    'push-unreached': ({ hosts }) => ({
      what: `отсюда недоступны: ${hosts}.`,
      todo: 'Откройте выход к порту 443 этих узлов; в их браузерах уведомления не придут.',
    }),
    'clock-right': ({ seconds }) => fine(`верны с точностью до ${seconds} с.`),
    'clock-off': ({ seconds }) => ({
      what: `часы расходятся на ${seconds} с.`,
      todo: 'Пусть часы ставит systemd-timesyncd или chrony: от них зависят время игроков, ссылки в письмах и push-уведомления.',
    }),
    'clock-unseen': () => ({ what: 'сравнить не с чем: никто не ответил.', todo: null }),
    'disk-roomy': ({ free }) => fine(`свободно ${mb(free)}.`),
    'disk-tight': ({ free }) => ({
      what: `свободно всего ${mb(free)}.`,
      todo: 'Освободите место заранее: ход, который нельзя записать, не принимается.',
    }),
    'disk-full': ({ free }) => ({
      what: `свободно ${mb(free)}: места почти нет.`,
      todo: 'Освободите место сейчас: ход, который нельзя записать, не принимается.',
    }),
    'disk-elsewhere': () => fine('данные хранит PostgreSQL; следите за его диском.'),
    'backup-fresh': ({ file, hours }) => fine(`${file}, ${ago(hours)}.`),
    'backup-old': ({ file, hours }) => ({
      what: `последняя, ${file}, сделана ${ago(hours)}.`,
      todo: 'Проверьте, работает ли ночное задание (crontab -l).',
    }),
    'backup-open': ({ file }) => ({
      what: `${file} могут прочитать другие пользователи машины.`,
      todo: `В ней ключи идущих партий: chmod 600 ${file}`,
    }),
    'backup-none': ({ folder }) => ({
      what: `в ${folder} нет ни одной.`,
      todo: 'Делайте её каждую ночь: раздел «Backup» в docs/running-a-server.md.',
    }),
    'backup-unseen': () => ({ what: 'не проверена.', todo: 'Назовите папку с резервными копиями ключом --backups.' }),
  },
};
