/** A new channel: checked, counted, and in the case of an address asked whether it is his. */
import { readClub } from '../club/settings.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { hashToken, newToken } from '../ids.ts';
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
import type { GivenTarget } from './schemas.ts';
import { maySend } from './sparing.ts';

export async function add(around: Around, user: string, given: GivenTarget, base: string): Promise<Channel> {
  const { house } = around;
  const { store } = house;
  const target = await checked(around, given);
  if (target.type === 'push') await store.dropPaper(CHANNEL, pushId(target.endpoint));
  if ((await channelsOf(store, user)).length >= MOST_CHANNELS) throw new Problem('too-many', 'channels');
  const isMail = target.type === 'mail';
  if (isMail && !(await canMail(house))) throw new Problem('mail-off');
  if (isMail) await spare(house, target.address);
  const channel = await addChannel(store, target.type === 'push' ? pushId(target.endpoint) : null, {
    user,
    target,
    when: 'first',
    discreet: isShared({ target }),
    base,
    confirmed: !isMail,
  });
  return isMail ? askToConfirm(house, channel, target.address) : channel;
}

async function spare({ store, now }: House, address: string): Promise<void> {
  if (!(await maySend(store, address, now()))) throw new Problem('too-many', 'letters');
}

/** A browser is one channel, whoever of its users added it last. */
function pushId(endpoint: string): string {
  return hashToken(endpoint);
}

async function checked({ house: { store } }: Around, given: GivenTarget): Promise<Target> {
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
export async function confirmAgain(house: House, channel: Channel, address: string): Promise<Channel> {
  await spare(house, address);
  return askToConfirm(house, channel, address);
}

async function askToConfirm(house: House, channel: Channel, address: string): Promise<Channel> {
  const { store, now } = house;
  const { language } = (await readPreferences(store, channel.user)) ?? NEW_PREFERENCES;
  const { address: base } = await readClub(store);
  const { failure } = await attempt(async () => {
    if (base === null) throw new NotSent('mail-off');
    await sendMail(house, await confirmation(store, channel, address, language, base));
    return null;
  });
  const last = { at: now(), failure, tries: 1, test: true };
  await noteDelivery(store, channel, last);
  return { ...channel, last };
}
