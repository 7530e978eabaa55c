/**
 * Mail by the SMTP server the house was given. Used by whoever has something to write: notices, recovery, the
 * administrator's test. Not here: what is written, and trying again.
 */
import { isNumber, isRecord } from '@signoria/kernel/json';
import type { Failure } from '@signoria/protocol';
import type { createTransport } from 'nodemailer';
import { readClub } from '../club/settings.ts';
import type { Services } from '../services.ts';
import { NotSent } from './failure.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where one request ends such mail (RFC 8058). */
  readonly unsubscribe?: string;
  /** A Message-ID without its brackets: letters about one thing lie together in the reader’s box. */
  readonly thread?: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Rejects with `NotSent`: `mail-off` when no server is configured. */
export function sendMail(services: Pick<Services, 'store'>, letter: Letter): Promise<void> {
  return withTransport(services, (transport, from) => transport.sendMail({ from, ...written(letter) }));
}

/** Signs in at the mail server and goes again: whether a letter would leave the house. Rejects as `sendMail` does. */
export function tryMail(services: Pick<Services, 'store'>): Promise<void> {
  return withTransport(services, (transport) => transport.verify());
}

type Transport = ReturnType<typeof createTransport>;

async function withTransport(
  { store }: Pick<Services, 'store'>,
  work: (transport: Transport, from: string) => Promise<unknown>,
): Promise<void> {
  const { smtp } = await readClub(store);
  if (smtp === null) throw new NotSent('mail-off');
  const { host, port, secure, user, password, from } = smtp;
  // Loaded by the first letter: many houses send none.
  const { createTransport: connect } = await import('nodemailer');
  const transport = connect({
    host,
    port,
    secure,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await work(transport, from);
  } catch (error) {
    throw new NotSent(failureOf(error), error);
  } finally {
    transport.close();
  }
}

/** Letters have links in them, and begin with the house's own address: one made from a request could be anybody's. */
export async function canMail({ store }: Pick<Services, 'store'>): Promise<boolean> {
  const { smtp, address } = await readClub(store);
  return smtp !== null && address !== null;
}

/** An address alone: a list or a name in it would let a stranger choose further readers. */
function written({ to, subject, text, html, unsubscribe, thread }: Letter) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(thread === undefined ? {} : { references: `<${thread}>` }),
    headers: {
      'auto-submitted': 'auto-generated',
      ...(unsubscribe === undefined
        ? {}
        : { 'list-unsubscribe': `<${unsubscribe}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

/** A reply of 500 and more will not change; one of 400 may. */
function failureOf(error: unknown): Failure {
  const { code, responseCode: said } = isRecord(error) ? error : {};
  const responseCode = isNumber(said) ? said : 0;
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 ? 'busy' : 'unreachable';
}
