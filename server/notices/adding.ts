/** A new channel: checked, counted, and in the case of an address asked whether it is theirs. */
import type { GivenTarget } from '@signoria/protocol';
import { houseAddress, readClub } from '../club/settings.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Services } from '../services.ts';
import {
  addChannel,
  CHANNEL,
  type Channel,
  channelsOf,
  isShared,
  MOST_CHANNELS,
  noteDelivery,
  type Target,
} from './channels.ts';
import { attempt } from './delivery.ts';
import { NotSent } from './failure.ts';
import { confirmation } from './letter.ts';
import { canMail, sendMail } from './mail.ts';
import { readAddress } from './outside.ts';
import { NEW_PREFERENCES, readPreferences } from './preferences.ts';
import { maySend } from './sparing.ts';

export async function add(around: Around, user: string, given: GivenTarget, base: string): Promise<Channel> {
  const { services } = around;
  const { store } = services;
  const target = await checked(around, given);
  if (target.type === 'push') await store.dropDocument(CHANNEL, pushId(target.endpoint));
  if ((await channelsOf(store, user)).length >= MOST_CHANNELS) throw new Problem('too-many', 'channels');
  const isMail = target.type === 'mail';
  if (isMail && !(await canMail(services))) throw new Problem('mail-off');
  if (isMail) await spare(services, target.address);
  const channel = await addChannel(store, target.type === 'push' ? pushId(target.endpoint) : null, {
    user,
    target,
    when: 'first',
    discreet: isShared({ target }),
    base,
    confirmed: !isMail,
  });
  return isMail ? askToConfirm(services, channel, target.address) : channel;
}

async function spare({ store, now }: Services, address: string): Promise<void> {
  if (!(await maySend(store, address, now()))) throw new Problem('too-many', 'letters');
}

/** A browser is one channel, whoever of its users added it last. */
function pushId(endpoint: string): string {
  return hashToken(endpoint);
}

async function checked({ services: { store } }: Around, given: GivenTarget): Promise<Target> {
  const target: Target = given.type === 'hook' ? { ...given, secret: newToken() } : given;
  const { privateHooks } = await readClub(store);
  const address = addressOf(target);
  const url = address === null ? null : readAddress(address, privateHooks);
  if (address !== null && url === null) throw new Problem('malformed', 'url');
  return 'server' in target ? { ...target, server: target.server.replace(/\/+$/, '') } : target;
}

function addressOf(target: Target): string | null {
  if (target.type === 'push') return target.endpoint;
  if (target.type === 'mail') return null;
  return 'server' in target ? target.server : target.url;
}

/** Once more, for somebody who has lost the letter. */
export async function confirmAgain(services: Services, channel: Channel, address: string): Promise<Channel> {
  await spare(services, address);
  return askToConfirm(services, channel, address);
}

async function askToConfirm(services: Services, channel: Channel, address: string): Promise<Channel> {
  const { store, now } = services;
  const { language } = (await readPreferences(store, channel.user)) ?? NEW_PREFERENCES;
  const base = await houseAddress(services);
  const { failure } = await attempt(async () => {
    if (base === null) throw new NotSent('mail-off');
    await sendMail(services, await confirmation(store, channel, address, language, base));
    return null;
  });
  const last = { at: now(), failure, tries: 1, test: true };
  await noteDelivery(store, channel, last);
  return { ...channel, last };
}
