/**
 * What opens an account has changed: its owner is told at once, whatever hours he wants to be left alone and whatever he
 * has chosen not to hear of, by every channel he has and at the address his password comes back by.
 */
import type { Language } from '@signoria/kernel';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { readClub } from '../club/settings.ts';
import type { House } from '../house.ts';
import { reported } from '../log.ts';
import { channelsOf, isUsable, noteDelivery } from '../notices/channels.ts';
import { attempt } from '../notices/delivery.ts';
import { canMail, sendMail } from '../notices/mail.ts';
import { plainMessage } from '../notices/message.ts';
import { readPreferences } from '../notices/preferences.ts';
import { send } from '../notices/send.ts';
import { languageOf } from '../text.ts';
import { addressOf } from './recovery.ts';
import { type Happening, mailText } from './text.ts';

const PATH = '/account';

/** Resolves nothing: whoever made the change does not wait for it. */
export function tellOwner(house: House, user: User, what: Happening, { headers }: FastifyRequest): void {
  const spoken = languageOf(headers['accept-language']);
  void tell(house, user, what, spoken).catch((error: unknown) => house.log.warn(reported(error), 'owner not told'));
}

async function tell(house: House, user: User, what: Happening, spoken: Language): Promise<void> {
  const { store } = house;
  const language = (await readPreferences(store, user.id))?.language ?? spoken;
  const { name, address } = await readClub(store);
  const facts = { house: name === '' ? 'Signoria' : name, handle: user.handle ?? '', link: `${address ?? ''}${PATH}` };
  const { subject, body } = mailText[language].happened[what];
  const words = { title: subject(facts), text: body(facts) };
  await Promise.all([toChannels(house, user, words, language), toAddress(house, user, words)]);
}

interface Words {
  readonly title: string;
  readonly text: string;
}

async function toChannels(house: House, { id }: User, { title, text }: Words, language: Language): Promise<void> {
  const { store, now } = house;
  const message = plainMessage(title, text, 'account', PATH);
  for (const channel of (await channelsOf(store, id)).filter(isUsable)) {
    const { failure } = await attempt(() => send(house, { channel, message, language }));
    await noteDelivery(store, channel, { at: now(), failure, tries: 1, test: false });
  }
}

async function toAddress(house: House, { id }: User, { title, text }: Words): Promise<void> {
  const to = await addressOf(house, id);
  if (to !== null && (await canMail(house))) await sendMail(house, { to, subject: title, text });
}
