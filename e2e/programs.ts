/** Programs that tests need beside Node, or the reason why there is none. Where tests must run (CI), that is a failure. */
export type Found = { readonly path: string } | { readonly path: null; readonly why: string };

interface Program {
  readonly title: string;
}

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const { ensure, CHROMIUM, NGINX } = (await import(new URL('../scripts/program.js', import.meta.url).href)) as {
  ensure(program: Program): Found;
  readonly CHROMIUM: Program;
  readonly NGINX: Program;
};

function needed(program: Program): Found {
  const found = ensure(program);
  if (found.path === null) {
    if (process.env.CI === 'true') throw new Error(found.why);
    console.warn(`tests with ${program.title} are skipped: ${found.why}`);
  }
  return found;
}

export const findBrowser = (): Found => needed(CHROMIUM);
export const findProxy = (): Found => needed(NGINX);
