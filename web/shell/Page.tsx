/** An ordinary page: the house's top bar, the page itself, a foot. The table and the replay have a bar of their own. */

import { Icon, Mark } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { paths, type Route, route } from '../router.ts';
import { me, online } from '../state/me.ts';
import { playerName } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { ArmsOf, OWN } from './bearer.tsx';
import { later } from './later.tsx';
import { Switches } from './Switches.tsx';

const Strips = later(() => import('./Strips.tsx'));
const ClubName = later(() => import('./ClubName.tsx'));

interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly pages: readonly Route['page'][];
  /** On the phone it stands at the foot. */
  readonly wideOnly?: boolean;
}

function navItems(): readonly NavItem[] {
  const { shell } = words.value;
  return [
    { to: paths.home, label: shell.play, pages: ['home'] },
    { to: paths.lobby, label: shell.tables, pages: ['lobby', 'new', 'join'] },
    { to: paths.events, label: shell.events, pages: ['events', 'event', 'newEvent', 'leagues', 'ratings'] },
    { to: paths.rules, label: shell.rules, pages: ['rules', 'game'] },
    ...(me.value?.admin === true
      ? [{ to: paths.admin(), label: shell.admin, pages: ['admin'] as const, wideOnly: true }]
      : []),
  ];
}

function Nav() {
  const { page } = route.value;
  return (
    <nav aria-label={words.value.shell.nav}>
      {navItems().map(({ to, label, pages, wideOnly }) => (
        <a
          key={to}
          href={to}
          class={wideOnly === true ? 'wide-only' : ''}
          {...(pages.includes(page) ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Person() {
  const { shell } = words.value;
  const name = me.value?.name || playerName.value || shell.guest;
  return (
    <a class="me" href={paths.account} aria-label={`${name}. ${shell.account}`}>
      <ArmsOf of={OWN} width={26} />
      <span class="me-name">{name}</span>
    </a>
  );
}

export function Page({
  children,
  class: extra = '',
}: {
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const { shell } = words.value;
  return (
    <div class="page">
      <header class="top-bar">
        <a class="brand" href={paths.home}>
          <Mark />
          <span>Signoria</span>
        </a>
        <Nav />
        <span class="grow" />
        {online.value === false ? (
          <span class="offline-note">
            <Icon name="offline" /> <span>{shell.offline}</span>
          </span>
        ) : null}
        <Switches />
        <Person />
      </header>
      <Strips />
      <main id="main" class={extra} tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">
        <span>{shell.unofficial}</span> <a href={paths.import}>{words.value.replay.importTitle}</a>{' '}
        <a href={paths.credits}>{shell.credits}</a> <a href={paths.settings}>{shell.settings}</a>
        {me.value?.admin === true ? <a href={paths.admin()}>{shell.admin}</a> : null}
        <ClubName />
      </footer>
    </div>
  );
}
