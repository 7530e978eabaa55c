/**
 * What opens an account has changed: its owner is told at once, whatever hours they want to be left alone and whatever
 * they have chosen not to hear of, by every channel they have and at the address their password comes back by.
 */
import type { Language } from '@signoria/kernel';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { houseAddress, readClub } from '../../club/settings.ts';
import { reported } from '../../log.ts';
import { channelsOf, isUsable, noteDelivery } from '../../notices/channels.ts';
import { attempt } from '../../notices/delivery.ts';
import { canMail, sendMail } from '../../notices/mail.ts';
import { plainMessage } from '../../notices/message.ts';
import { readPreferences } from '../../notices/preferences.ts';
import { send } from '../../notices/send.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../../text.ts';
import { type Happening, mailText } from '../text.ts';
import { addressOf } from './recovery.ts';

const PATH = '/account';

/** Resolves nothing: whoever made the change does not wait for it. */
export function tellOwner(services: Services, user: User, what: Happening, { headers }: FastifyRequest): void {
  const spoken = languageOf(headers['accept-language']);
  void tell(services, user, what, spoken).catch((error: unknown) =>
    services.log.warn(reported(error), 'owner not told'),
  );
}

async function tell(services: Services, user: User, what: Happening, spoken: Language): Promise<void> {
  const { store } = services;
  const language = (await readPreferences(store, user.id))?.language ?? spoken;
  const [address, { name }] = await Promise.all([houseAddress(services), readClub(store)]);
  const facts = { house: name === '' ? 'Signoria' : name, handle: user.handle ?? '', link: `${address ?? ''}${PATH}` };
  const { subject, body } = mailText[language].happened[what];
  const words = { title: subject(facts), text: body(facts) };
  await Promise.all([toChannels(services, user, words, language), toAddress(services, user, words)]);
}

interface Words {
  readonly title: string;
  readonly text: string;
}

async function toChannels(services: Services, { id }: User, { title, text }: Words, language: Language): Promise<void> {
  const { store, now } = services;
  const message = plainMessage(title, text, 'account', PATH);
  for (const channel of (await channelsOf(store, id)).filter(isUsable)) {
    const { failure } = await attempt(() => send(services, { channel, message, language }));
    await noteDelivery(store, channel, { at: now(), failure, tries: 1, test: false });
  }
}

async function toAddress(services: Services, { id }: User, { title, text }: Words): Promise<void> {
  const to = await addressOf(services, id);
  if (to !== null && (await canMail(services))) await sendMail(services, { to, subject: title, text });
}
