/** The client's entry: wear the settings, follow the address, draw the house, keep it for offline days. */
import { render } from 'preact';
import '@signoria/kit/kit.css';
import './css/app.css';
import { App, prefetch } from './App.tsx';
import { at } from './address.ts';
import { restartOnce } from './restart.ts';
import { route, startRouter } from './router.ts';
import { heedNotices } from './state/heed.ts';
import { greet } from './state/me.ts';
import { wearSettings } from './state/settings.ts';
import { speak } from './state/words.ts';

addEventListener('vite:preloadError', () => void restartOnce());

// Only a secure page may keep itself; on a plain address in the local network everything else works all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(at('/sw.js')).catch(() => {}));
}

wearSettings(document.documentElement);
startRouter();
heedNotices();
void greet();
// The words first: nothing can be drawn without them.
const spoken = speak();
prefetch(route.value);
await spoken;
render(<App />, document.getElementById('app')!);
if ('setAppBadge' in navigator) void import('./state/badge.ts').then(({ wearBadge }) => wearBadge()).catch(() => {});
