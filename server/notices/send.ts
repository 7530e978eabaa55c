/** One message to one channel, by whatever way leads there; and back again, where that is possible. */
import type { Language } from '@signoria/kernel';
import { type Club, houseAddress, readClub } from '../club/settings.ts';
import type { Services } from '../services.ts';
import type { Channel } from './channels.ts';
import { NotSent } from './failure.ts';
import { deleteInDiscord, deleteInTelegram, discord, type HookOptions, hook, ntfy, slack, telegram } from './hooks.ts';
import { letterFor } from './letter.ts';
import { sendMail } from './mail.ts';
import type { Message } from './message.ts';
import { push } from './push.ts';

export interface Sending {
  readonly channel: Channel;
  readonly message: Message;
  readonly language: Language;
}

/** Gives what it takes to delete the message again, or null. Rejects with `NotSent`. */
export async function send(services: Services, { channel, message, language }: Sending): Promise<string | null> {
  const { target } = channel;
  const club = await readClub(services.store);
  const address = await houseAddress(services);
  const options = hookOptions(address, club, channel);
  switch (target.type) {
    case 'push':
      return push(target, message, { store: services.store, club, now: services.now(), quiet: false });
    case 'mail':
      if (address === null) throw new NotSent('mail-off');
      await sendMail(services, await letterFor(services.store, channel, target.address, message, language, address));
      return null;
    case 'discord':
      return discord(target, message, options);
    case 'slack':
      return slack(target, message, options);
    case 'telegram':
      return telegram(target, message, options);
    case 'ntfy':
      return ntfy(target, message, options);
    case 'hook':
      return hook(target, message, options);
  }
}

function hookOptions(address: string | null, { privateHooks }: Club, { base }: Channel): HookOptions {
  return { base: address ?? base, mayBePrivate: privateHooks };
}

/** What was sent is not so any more: it is deleted, or replaced by a quiet word. Letters cannot be called back. */
export async function takeBack(
  services: Services,
  channel: Channel,
  ref: string | null,
  instead: Message,
): Promise<void> {
  const { target } = channel;
  const club = await readClub(services.store);
  const options = hookOptions(await houseAddress(services), club, channel);
  if (target.type === 'push') {
    await push(target, instead, { store: services.store, club, now: services.now(), quiet: true });
  } else if (target.type === 'discord' && ref !== null) {
    await deleteInDiscord(target, ref, options);
  } else if (target.type === 'telegram' && ref !== null) {
    await deleteInTelegram(target, ref, options);
  }
}
