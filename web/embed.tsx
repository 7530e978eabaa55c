/** The entry of a page inside somebody else's page: a replay, or a board as it is being played. */
import { Patterns } from '@signoria/kit';
import { render } from 'preact';
import '@signoria/kit/kit.css';
import './css/app.css';
import './css/embed.css';
import { Embedded } from './embed/Embedded.tsx';
import { wearSettings } from './state/settings.ts';
import { speak } from './state/words.ts';

wearSettings(document.documentElement);
await speak();
render(
  <>
    <Patterns />
    <Embedded path={location.pathname} />
  </>,
  document.getElementById('app')!,
);
