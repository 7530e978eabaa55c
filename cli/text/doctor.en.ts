import { type DoctorText, fine } from './doctor.ts';

const ago = (hours: number) => (hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`);
const mb = (free: number) => (free < 10_240 ? `${free} MB` : `${Math.floor(free / 1024)} GB`);

const PROXY = 'See “Behind a proxy” in docs/running-a-server.md.';

export const doctor: DoctorText = {
  checks: {
    address: 'address',
    proxy: 'proxy',
    sockets: 'sockets',
    data: 'data',
    mail: 'mail',
    push: 'push',
    clock: 'clock',
    disk: 'disk',
    backup: 'backup',
  },
  findings: {
    'address-answers': ({ url, version }) => fine(`${url} answers and is well (version ${version}).`),
    'address-plain': ({ url }) => ({
      what: `${url} is reached without https.`,
      todo: `Let a proxy speak https: without it there are no passkeys, no push and no installed application. ${PROXY}`,
    }),
    'address-unset': () => ({
      what: 'the house does not know its public address.',
      todo: 'Enter it under /admin, Settings, or start with --address https://…: letters are only sent with it.',
    }),
    'address-differs': ({ url, set }) => ({
      what: `you asked ${url}, but the house is set to ${set}.`,
      todo: 'Links in letters lead to the address that is set. Change it under /admin, Settings, if it is the wrong one.',
    }),
    'address-failing': ({ url, why }) => ({
      what: `${url} answers, but is not well: ${why}.`,
      todo:
        why === 'disk-full'
          ? 'Make room on the disk; the server goes on by itself.'
          : 'See whether the database answers, and read the server’s log.',
    }),
    'address-silent': ({ url, why }) => ({
      what: `${url} does not answer (${why}).`,
      todo: 'See whether the server runs (systemctl status signoria), whether name and port are right, and whether a firewall stands between.',
    }),
    'address-stranger': ({ url }) => ({
      what: `something answers at ${url}, but it is not Signoria.`,
      todo: `See where the proxy sends requests for /health. ${PROXY}`,
    }),
    'proxy-right': () => fine('host and scheme arrive as people type them, and every visitor counts for themselves.'),
    'proxy-host': ({ url }) => ({
      what: `the server does not know that it is called ${url}, and refuses every change.`,
      todo: `Let the proxy pass the Host header on, or set the public address. ${PROXY}`,
    }),
    'proxy-scheme': ({ url }) => ({
      what: `the server does not know that ${url} is https: cookies are not marked secure.`,
      todo: `Let the proxy send X-Forwarded-Proto, and start the server with --trust-proxy. ${PROXY}`,
    }),
    'proxy-silent': ({ url }) => ({
      what: `nobody says for whom they ask at ${url}: all visitors count as one.`,
      todo: `Limits are shared by everybody. Let the proxy send X-Forwarded-For, and start the server with --trust-proxy. ${PROXY}`,
    }),
    'proxy-counted': ({ said, believed }) => ({
      what: `of ${said} forwarded addresses the server believes ${believed}: it takes visitors for the proxy.`,
      todo: `Limits are shared by everybody. Start the server with --trust-proxy ${said}, or with the proxies’ networks. ${PROXY}`,
    }),
    'proxy-forged': ({ proxies }) => ({
      what: 'the server believes an address that a visitor has made up: whoever invents new ones has no limits.',
      todo:
        proxies === 0
          ? `No proxy stands before it: start the server without --trust-proxy. ${PROXY}`
          : `Start the server with --trust-proxy ${proxies}, or let the outermost proxy throw X-Forwarded-For of strangers away. ${PROXY}`,
    }),
    'sockets-open': () => fine('WebSockets open.'),
    'sockets-refused': ({ status }) => ({
      what: status === 0 ? 'WebSockets are cut off.' : `WebSockets are refused (${status}).`,
      todo: `Nobody can play like this. Let the proxy pass Upgrade and Connection on, with HTTP/1.1. ${PROXY}`,
    }),
    'data-there': ({ engine }) => fine(`the database (${engine}) can be read.`),
    'data-unread': ({ why }) => ({
      what: `the database cannot be read: ${why}`,
      todo: 'Run this as the user the server runs as, with the same --data or --database.',
    }),
    'data-elsewhere': () => ({
      what: 'not seen: there is no database here.',
      todo: 'On the machine of the server, name it with --data or --database: mail and disk are then looked at as well.',
    }),
    'mail-ready': ({ host }) => fine(`${host} takes letters from this house.`),
    'mail-unset': () => ({
      what: 'there is no mail server: nobody is told by mail, and forgotten passwords stay forgotten.',
      todo: 'Enter one under /admin, Settings, or start with --smtp smtps://name:password@server.',
    }),
    'mail-unsigned': () => ({
      what: 'the mail server is ready, but no letter is sent while the house has no public address.',
      todo: 'Enter the address under /admin, Settings, or start with --address https://….',
    }),
    'mail-refused': ({ host, why }) => ({
      what: `${host} does not take letters from this house (${why}).`,
      todo: 'Compare host, port, TLS, name and password with what the mail provider says; many close port 25 to servers.',
    }),
    'push-ready': ({ hosts }) => fine(`push services can be reached: ${hosts}.`),
    'push-plain': () => ({
      what: 'browsers take push messages only from an https address.',
      todo: `Let a proxy speak https. ${PROXY}`,
    }),
    'push-unreached': ({ hosts }) => ({
      what: `out of reach from here: ${hosts}.`,
      todo: 'Open the way out to port 443 of these hosts; whoever uses their browsers is not told by push.',
    }),
    'clock-right': ({ seconds }) => fine(`right to ${seconds} s.`),
    'clock-off': ({ seconds }) => ({
      what: `clocks are ${seconds} s apart.`,
      todo: 'Let systemd-timesyncd or chrony set the clock: players’ time, links in letters and push depend on it.',
    }),
    'clock-unseen': () => ({ what: 'nobody was reached to compare it with.', todo: null }),
    'disk-roomy': ({ free }) => fine(`${mb(free)} free.`),
    'disk-tight': ({ free }) => ({
      what: `only ${mb(free)} free.`,
      todo: 'Make room before it is full: moves that cannot be written are not taken.',
    }),
    'disk-full': ({ free }) => ({
      what: `${mb(free)} free: it is as good as full.`,
      todo: 'Make room now: moves that cannot be written are not taken.',
    }),
    'disk-elsewhere': () => fine('PostgreSQL keeps the data; watch its disk.'),
    'backup-fresh': ({ file, hours }) => fine(`${file}, ${ago(hours)}.`),
    'backup-old': ({ file, hours }) => ({
      what: `the latest, ${file}, was made ${ago(hours)}.`,
      todo: 'See whether the nightly job still runs (crontab -l).',
    }),
    'backup-open': ({ file }) => ({
      what: `others on this machine can read ${file}.`,
      todo: `It holds the keys of running games: chmod 600 ${file}`,
    }),
    'backup-none': ({ folder }) => ({
      what: `there is none in ${folder}.`,
      todo: 'Make one every night: see “Backup” in docs/running-a-server.md.',
    }),
    'backup-unseen': () => ({ what: 'not looked at.', todo: 'Name the folder of your backups with --backups.' }),
  },
};
