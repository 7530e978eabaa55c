/** What the house says to everybody, above every ordinary page: an announcement, a ban, a server not yet set up. */

import { Button, Icon, type IconName } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { paths, route } from '../router.ts';
import { club, followClub, putAway, putBannerAway } from '../state/club.ts';
import { banned } from '../state/me.ts';
import { language } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { stripWords } from './strips-text.ts';

followClub();

interface StripProps {
  readonly kind: 'info' | 'warning';
  readonly icon: IconName;
  readonly children: ComponentChildren;
  readonly onClose?: () => void;
}

function Strip({ kind, icon, children, onClose }: StripProps) {
  return (
    <div class={`strip ${kind}`} role={kind === 'warning' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p>{children}</p>
      {onClose === undefined ? null : (
        <Button kind="quiet" icon="close" label={words.value.shell.close} onPress={onClose} />
      )}
    </div>
  );
}

function Announcement() {
  const banner = club.value?.banner ?? null;
  if (banner === null || putAway.value.includes(banner.text)) return null;
  return (
    <Strip
      kind={banner.kind}
      icon={banner.kind === 'warning' ? 'warning' : 'info'}
      onClose={() => putBannerAway(banner.text)}
    >
      {banner.text}
    </Strip>
  );
}

const SETUP = 'setup';

function NotSetUp() {
  const said = stripWords.value;
  const setup = club.value?.setup ?? 'done';
  if (setup === 'done' || route.value.page === 'setup' || putAway.value.includes(SETUP)) return null;
  return (
    <Strip kind="info" icon="info" onClose={() => putBannerAway(SETUP)}>
      {said.notSetUp} <a href={paths.setup}>{said.setUp}</a>
    </Strip>
  );
}

function Banned() {
  if (banned.value === null) return null;
  const { until, reason } = banned.value;
  const date = until === null ? null : new Date(until).toLocaleString(language.value);
  return (
    <Strip kind="warning" icon="lock">
      {stripWords.value.banned(date)} {reason}
    </Strip>
  );
}

export default function Strips() {
  return (
    <>
      <Banned />
      <Announcement />
      <NotSetUp />
    </>
  );
}
