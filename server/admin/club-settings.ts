/** The settings of the house as administrators read and change them. */

import type { ClubChanges } from '@signoria/protocol';
import { FIXABLE } from '@signoria/protocol/names';
import {
  bannerAt,
  type Club,
  changeClub,
  fixedIn,
  readClub,
  type ShownClub,
  type Smtp,
  shownClub,
} from '../club/settings.ts';
import { isSetUp } from '../club/setup.ts';
import { Problem } from '../http/problems.ts';
import { canMail } from '../notices/mail.ts';
import type { Services } from '../services.ts';

/** What anybody may know of the house. */
export async function publicClub(services: Services) {
  const { store, now, setupCode } = services;
  const club = await readClub(store);
  const { name, registration, look } = club;
  const banner = bannerAt(club, now());
  const first = setupCode === null ? ('free' as const) : ('code' as const);
  const setup = (await isSetUp(services)) ? ('done' as const) : first;
  return { name, look, registration, banner, mail: await canMail(services), setup };
}

export async function changeSettings({ store }: Services, changes: ClubChanges): Promise<ShownClub> {
  const fixed = fixedIn(store);
  const held = FIXABLE.find((key) => fixed[key] !== undefined && changes[key] !== undefined);
  if (held !== undefined) throw new Problem('fixed-setting', held);
  return shownClub(await changeClub(store, (club) => changed(club, changes)), fixed);
}

function changed(club: Club, { name, address, registration, banner, look, privateHooks, smtp }: ClubChanges): Club {
  return {
    name: name ?? club.name,
    address: address === undefined ? club.address : originOf(address),
    registration: registration ?? club.registration,
    banner: banner === undefined ? club.banner : banner,
    look: look ?? club.look,
    privateHooks: privateHooks ?? club.privateHooks,
    smtp: smtp === undefined ? club.smtp : smtpOf(smtp, club.smtp),
  };
}

/** The pages lie at the root of their address, whatever was copied from the browser. */
function originOf(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}

/** A kept password goes nowhere but where it was meant for: else a new host would be sent what nobody may read. */
function smtpOf(given: Exclude<ClubChanges['smtp'], undefined>, before: Smtp | null): Smtp | null {
  if (given === null) return null;
  const { password, ...rest } = given;
  const same = before !== null && (['host', 'port', 'user'] as const).every((part) => before[part] === rest[part]);
  return { ...rest, password: password ?? (same ? before.password : '') };
}
