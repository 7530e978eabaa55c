/**
 * The playground: any board with the kernel in the page and bots on the other seats. It proves a board and is for people
 * who build one; the table people play at is elsewhere.
 *
 * `?game=` `seats=` `you=` (a seat, or `none`) `seed=` `options=a,b` `lang=ru` `theme=dark` `scale=2`, and
 * `until=<question>`: bots play for everybody until you are asked that.
 */
/// <reference types="vite/client" />

import { boards } from 'virtual:games';
import { modules } from 'virtual:modules';
import { LANGUAGES } from '@signoria/kernel';
import { render } from 'preact';
import { local, playUntil, type Setting } from './playground/local.ts';
import { Page } from './playground/Page.tsx';
import '@signoria/kit/kit.css';
import './playground/playground.css';

const query = new URLSearchParams(location.search);
const ask = (name: string, otherwise: string): string => query.get(name) ?? otherwise;

const setting: Setting = {
  seats: Number(ask('seats', '4')),
  you: ask('you', '0') === 'none' ? null : Number(ask('you', '0')),
  seed: ask('seed', 'playground'),
  options: ask('options', '').split(',').filter(Boolean),
};
const game = ask('game', Object.keys(boards)[0]!);
const [board, module] = await Promise.all([boards[game]!(), modules[game]!()]);
const match = local(module, setting);
const until = query.get('until');
if (until !== null) playUntil(module, match, setting, until);

document.documentElement.dataset.theme = ask('theme', 'light');
document.documentElement.style.setProperty('--text-scale', ask('scale', '1'));
render(
  <Page
    board={board}
    module={module}
    match={match}
    setting={setting}
    language={LANGUAGES.find((known) => known === ask('lang', 'en')) ?? 'en'}
  />,
  document.getElementById('playground')!,
);
