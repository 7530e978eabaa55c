/** What accounts write to people by mail. */

import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './text.de.json' with { type: 'json' };

interface MailFacts {
  readonly house: string;
  readonly handle: string;
  readonly link: string;
}

interface Letter {
  subject(facts: MailFacts): string;
  body(facts: MailFacts): string;
}

/** What has changed about the ways into an account. */
export type Happening =
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-changed'
  | 'sso-linked'
  | 'sso-unlinked'
  | 'token-made';

export interface MailText {
  readonly recover: Letter;
  readonly confirm: Letter;
  readonly happened: { readonly [H in Happening]: Letter };
}

/** Said of everything that happens to an account. */
function happening(subject: (house: string) => string, body: (facts: MailFacts) => string): Letter {
  return { subject: ({ house }) => subject(house), body };
}

export const afterwardsEn = (handle: string, house: string, link: string) =>
  `Account: ${handle}, at ${house}.\n\nIf it was you, there is nothing to do. If it was not, change the password, remove all passkeys with it and end all other sessions:\n${link}\n`;

const afterwardsRu = (handle: string, house: string, link: string) =>
  `Учётная запись: ${handle} («${house}»).\n\nЕсли это были вы, ничего делать не нужно. Если нет, смените пароль, удалите вместе с ним все ключи доступа и завершите остальные сеансы:\n${link}\n`;

export const mailEn: MailText = {
  recover: {
    subject: ({ house }) => `${house}: a new password`,
    body: ({ house, handle, link }) =>
      `Somebody, we hope you, has asked for a new password at ${house}.\n\nYou sign in as: ${handle}\n\nChoose a new password here within the hour:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  },
  confirm: {
    subject: ({ house }) => `${house}: is this your address?`,
    body: ({ house, handle, link }) =>
      `The account “${handle}” at ${house} wants to be able to get back in by this address.\n\nIf it is yours, say so here within the hour:\n${link}\n\nIf it is not, do nothing: the address will not be kept.\n`,
  },
  happened: {
    'passkey-added': happening(
      (house) => `${house}: a passkey was added to your account`,
      ({ handle, house, link }) => `A new passkey now opens your account.\n\n${afterwardsEn(handle, house, link)}`,
    ),
    'passkey-removed': happening(
      (house) => `${house}: a passkey was removed from your account`,
      ({ handle, house, link }) => `A passkey no longer opens your account.\n\n${afterwardsEn(handle, house, link)}`,
    ),
    'token-made': happening(
      (house) => `${house}: an access token was made for your account`,
      ({ handle, house, link }) =>
        `A new access token lets a program act in your name. It can be revoked on the page of your account.\n\n${afterwardsEn(handle, house, link)}`,
    ),
    'password-changed': happening(
      (house) => `${house}: your password was changed`,
      ({ handle, house, link }) => `Your account has a new password.\n\n${afterwardsEn(handle, house, link)}`,
    ),
    'sso-linked': happening(
      (house) => `${house}: your account can now be opened by signing in elsewhere`,
      ({ handle, house, link }) =>
        `Signing in at the provider of the house now opens your account.\n\n${afterwardsEn(handle, house, link)}`,
    ),
    'sso-unlinked': happening(
      (house) => `${house}: your account can no longer be opened by signing in elsewhere`,
      ({ handle, house, link }) =>
        `Signing in at the provider of the house no longer opens your account.\n\n${afterwardsEn(handle, house, link)}`,
    ),
  },
};

const ru: MailText = {
  recover: {
    subject: ({ house }) => `${house}: новый пароль`,
    body: ({ house, handle, link }) =>
      `Кто-то (надеемся, что вы) попросил новый пароль для «${house}».\n\nВаше имя для входа: ${handle}\n\nЗадайте новый пароль по этой ссылке в течение часа:\n${link}\n\nЕсли это были не вы, ничего не делайте: пароль останется прежним.\n`,
  },
  confirm: {
    subject: ({ house }) => `${house}: это ваш адрес?`,
    body: ({ house, handle, link }) =>
      `Для учётной записи «${handle}» («${house}») указали этот адрес, чтобы через него можно было вернуть доступ.\n\nЕсли адрес ваш, подтвердите это по ссылке в течение часа:\n${link}\n\nЕсли нет, ничего не делайте: адрес не сохранится.\n`,
  },
  happened: {
    'passkey-added': happening(
      (house) => `${house}: добавлен ключ доступа`,
      ({ handle, house, link }) =>
        `К вашей учётной записи добавлен новый ключ доступа.\n\n${afterwardsRu(handle, house, link)}`,
    ),
    'passkey-removed': happening(
      (house) => `${house}: удалён ключ доступа`,
      ({ handle, house, link }) => `Один из ключей доступа удалён.\n\n${afterwardsRu(handle, house, link)}`,
    ),
    'token-made': happening(
      (house) => `${house}: создан токен доступа`,
      ({ handle, house, link }) =>
        `Новый токен позволяет программе действовать от вашего имени. Отозвать его можно на странице учётной записи.\n\n${afterwardsRu(handle, house, link)}`,
    ),
    'password-changed': happening(
      (house) => `${house}: пароль сменён`,
      ({ handle, house, link }) => `У вашей учётной записи новый пароль.\n\n${afterwardsRu(handle, house, link)}`,
    ),
    'sso-linked': happening(
      (house) => `${house}: вашу учётную запись теперь открывает служба входа`,
      ({ handle, house, link }) =>
        `Вход через службу входа дома теперь открывает вашу учётную запись.\n\n${afterwardsRu(handle, house, link)}`,
    ),
    'sso-unlinked': happening(
      (house) => `${house}: служба входа больше не открывает вашу учётную запись`,
      ({ handle, house, link }) =>
        `Вход через службу входа дома больше не открывает вашу учётную запись.\n\n${afterwardsRu(handle, house, link)}`,
    ),
  },
};

export const afterwardsPlaces: Places<typeof afterwardsEn> = ['handle', 'house', 'link'];

/** What is said of everything that happens to an account is one sentence of the file, a place in the others. */
export function mailPlaces(afterwards: typeof afterwardsEn): Places<MailText> {
  const subject = given(['house'], ({ house }: MailFacts) => ({ house }));
  const body = given(['house', 'handle', 'link'], ({ house, handle, link }: MailFacts) => ({ house, handle, link }));
  const happened: Places<Letter> = {
    subject,
    body: given(['afterwards'], ({ house, handle, link }: MailFacts) => ({
      afterwards: afterwards(handle, house, link),
    })),
  };
  return {
    recover: { subject, body },
    confirm: { subject, body },
    happened: {
      'passkey-added': happened,
      'passkey-removed': happened,
      'password-changed': happened,
      'sso-linked': happened,
      'sso-unlinked': happened,
      'token-made': happened,
    },
  };
}

const afterwardsDe = translated('de', afterwardsEn, sentences.afterwards, afterwardsPlaces);

export const mailText = inEvery<MailText>({
  en: mailEn,
  ru,
  de: translated('de', mailEn, sentences, mailPlaces(afterwardsDe)),
});
