/** How the browser client is built: every page in this folder, TSX with Preact, no plugin. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: globSync('*.html', { cwd: here }).map((page) => join(here, page)) },
  },
});
