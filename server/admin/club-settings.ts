/** The settings of the house as administrators read and change them. */

import { hasFounder } from '../accounts/founder.ts';
import { bannerAt, type Club, changeClub, readClub, type ShownClub, type Smtp, shownClub } from '../club/settings.ts';
import type { House } from '../house.ts';
import { canMail } from '../notices/mail.ts';
import type { Changes } from './schemas.ts';

/** What anybody may know of the house. */
export async function publicClub(house: House) {
  const { store, now, setupCode } = house;
  const club = await readClub(store);
  const { name, registration } = club;
  const banner = bannerAt(club, now());
  const first = setupCode === null ? ('free' as const) : ('code' as const);
  const setup = (await hasFounder(store)) ? ('done' as const) : first;
  return { name, registration, banner, mail: await canMail(house), setup };
}

export async function changeSettings({ store }: House, changes: Changes): Promise<ShownClub> {
  return shownClub(await changeClub(store, (club) => changed(club, changes)));
}

function changed(club: Club, { name, address, registration, banner, privateHooks, smtp }: Changes): Club {
  return {
    name: name ?? club.name,
    address: address === undefined ? club.address : originOf(address),
    registration: registration ?? club.registration,
    banner: banner === undefined ? club.banner : banner,
    privateHooks: privateHooks ?? club.privateHooks,
    smtp: smtp === undefined ? club.smtp : smtpOf(smtp, club.smtp),
  };
}

/** The pages lie at the root of their address, whatever was copied from the browser. */
function originOf(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}

/** A kept password goes nowhere but where it was meant for: else a new host would be sent what nobody may read. */
function smtpOf(given: Exclude<Changes['smtp'], undefined>, before: Smtp | null): Smtp | null {
  if (given === null) return null;
  const { password, ...rest } = given;
  const same = before !== null && (['host', 'port', 'user'] as const).every((part) => before[part] === rest[part]);
  return { ...rest, password: password ?? (same ? before.password : '') };
}
