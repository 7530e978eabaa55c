// @ts-check
// What Node runs to build the browser client: always as people get it, whatever the caller's NODE_ENV is. Under a test runner's
// it would be a development build, heavier and without the service worker.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WEB } from './client.js';

process.env['NODE_ENV'] = 'production';
const vite = createRequire(join(WEB, 'package.json')).resolve('vite');
/** @type {typeof import('vite')} */
const { build } = await import(pathToFileURL(vite).href);
await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
