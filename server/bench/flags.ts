/** The flags of the scripts beside this file. */
import { parseArgs } from 'node:util';

/** `--name N`, or what is usual. */
export function number(name: string, usual: number): number {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  const given = Number(values[name] ?? usual);
  if (!Number.isFinite(given) || given < 0) throw new Error(`--${name} must be a number, not ${values[name]}`);
  return given;
}

export function isSet(name: string): boolean {
  const { values } = parseArgs({ options: { [name]: { type: 'boolean' } }, strict: false });
  return values[name] === true;
}

/** `--name one,two`. */
export function list(name: string): readonly string[] {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  return typeof values[name] === 'string' ? values[name].split(',') : [];
}

/** How far a long measurement is, beside the report. */
export function stage(name: string, done: number, of: number): void {
  process.stderr.write(`${name} ${done}/${of}\n`);
}

/** With `--json` as it is, else line by line. */
export function print(report: object): void {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } }, strict: false });
  if (values.json === true) console.log(JSON.stringify(report));
  else console.log(JSON.stringify(report, null, 2));
}
