// Tests in a real browser: one at a time, since each has a server, a browser and bots of its own to feed.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    // A whole machine is in play: what fails once and passes when tried again was load, and is reported as such.
    retry: 1,
    // The same goes for what is waited for.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
});
