// Unit and property tests of every package. The browser tests in e2e/ have their own runner.

import { configDefaults, defineConfig } from 'vitest/config';
import { drawn } from './web/drawn.ts';

export default defineConfig({
  plugins: [drawn()],
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/dist/**', '.runtime/**', 'e2e/**'],
    pool: 'forks',
    maxWorkers: 2,
    // Property tests play thousands of games; a slow machine must not turn them red.
    testTimeout: 300_000,
    reporters: ['default'],
  },
});
