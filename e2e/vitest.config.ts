// Tests in a real browser: one at a time, since each has a server, a browser and bots of its own to feed.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 400_000,
    reporters: ['default'],
  },
});
