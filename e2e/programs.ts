/** Programs that tests need beside Node, or the reason why there is none. Where tests must run (CI), that is a failure. */
export type Found = { readonly path: string } | { readonly path: null; readonly why: string };

interface Program {
  readonly title: string;
}

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const { ensure, CADDY, CHROMIUM, NGINX, PYTHON, YAML } = (await import(
  new URL('../scripts/program.js', import.meta.url).href
)) as {
  ensure(program: Program): Found;
  readonly CADDY: Program;
  readonly CHROMIUM: Program;
  readonly NGINX: Program;
  readonly PYTHON: Program;
  readonly YAML: Program;
};

function needed(program: Program): Found {
  const found = ensure(program);
  if (found.path === null) missing(`tests with ${program.title}`, found.why);
  return found;
}

/** What a machine can be given and has not. */
export function missing(tests: string, why: string): void {
  if (process.env.CI === 'true') throw new Error(why);
  skipped(tests, why);
}

/** Also where tests must run: what this machine does not grant anybody can be said, and not helped. */
export function skipped(tests: string, why: string): void {
  console.warn(`${tests} are skipped: ${why}`);
}

export const findBrowser = (): Found => needed(CHROMIUM);
export const findProxy = (): Found => needed(NGINX);
export const findCaddy = (): Found => needed(CADDY);
export const findPython = (): Found => needed(PYTHON);
/** A Python that reads YAML: no package of ours needs YAML, and none should be fetched for this. */
export const findYaml = (): Found => needed(YAML);
