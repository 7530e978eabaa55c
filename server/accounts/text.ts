/** What accounts write to people by mail. */
import type { Language } from '@signoria/kernel';

interface Facts {
  readonly house: string;
  readonly handle: string;
  readonly link: string;
}

interface Letter {
  subject(facts: Facts): string;
  body(facts: Facts): string;
}

export interface MailText {
  readonly recover: Letter;
  readonly confirm: Letter;
}

const en: MailText = {
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
};

export const mailText: { readonly [L in Language]: MailText } = { en, ru };
