/** Runs the real command line in a process of its own, as a person would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const MAIN = join(import.meta.dirname, '..', 'main.ts');

/** In English unless the arguments say otherwise, whatever the machine speaks. */
export function signoria(args: readonly string[], input = '', env: { [name: string]: string } = {}): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  const quiet = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', ...env };
  const child = spawn(process.execPath, [MAIN, ...args], { env: quiet });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, out, err }));
  child.stdin.on('error', () => {}); // a command that needs no input may be gone before it is written
  child.stdin.end(input);
  return promise;
}

/** What the command printed as JSON; a failed run is shown instead. */
export async function json<T>(args: readonly string[]): Promise<T> {
  const { code, out, err } = await signoria([...args, '--json']);
  if (code !== 0) throw new Error(`signoria ${args.join(' ')} ended with ${code}: ${err}${out}`);
  return JSON.parse(out) as T;
}

/** A folder of its own for a file's tests. */
export function scratch(): { readonly at: (name: string) => string; readonly clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-cli-'));
  return { at: (name) => join(folder, name), clear: () => rmSync(folder, { recursive: true, force: true }) };
}
