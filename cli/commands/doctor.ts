/** signoria doctor: what is wrong with a server, and what to do about it. */
import type { Finding, Verdict } from '@signoria/server/doctor';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { clubOf } from '../serving/club.ts';
import { DATABASE_FLAGS, knownDatabase } from '../serving/database.ts';
import { baseOf } from '../serving/serving.ts';
import type { Style } from '../terminal/io.ts';
import { said } from '../text/doctor.ts';

const CLUB = ['address', 'smtp', 'mail-from'] as const;
const FLAGS = [...DATABASE_FLAGS, ...CLUB, 'base', 'backups', 'json'] as const;

export const doctor = command({
  flags: FLAGS,
  environment: [...CLUB, 'base', 'backups'],
  args: { min: 0, max: 1 },
  async run(call) {
    const { args, flags, io, text, language } = call;
    const { examine } = await import('@signoria/server/doctor');
    const url = urlOf(args[0]);
    const database = knownDatabase(flags);
    if (url === null && database === null)
      throw new UsageError({ problem: 'no-argument', wanted: text.commands.doctor.args });
    const backups = flags.backups ?? null;
    const club = clubOf(flags);
    const base = baseOf(flags.base);
    const findings = await examine({ url, database, backups, club, base, language, now: Date.now() });
    if (flags.json) io.json({ findings: findings.map((one) => ({ ...one, ...said(text.doctor, one) })) });
    else for (const one of findings) tell(call, one);
    return findings.some(({ verdict }) => verdict === 'bad') ? 1 : 0;
  },
});

/** With the path below which the house lies, if it does. */
function urlOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError({ problem: 'not-a-link', flag: 'doctor', given });
  }
  return url.origin + baseOf(url.pathname);
}

const MARKS: { readonly [V in Verdict]: { readonly sign: string; readonly style: Style } } = {
  good: { sign: '+', style: 'green' },
  warn: { sign: '?', style: 'yellow' },
  bad: { sign: '!', style: 'red' },
};

function tell({ io, text }: Pick<Call<never>, 'io' | 'text'>, one: Finding): void {
  const { sign, style } = MARKS[one.verdict];
  const { what, todo } = said(text.doctor, one);
  io.out(`${io.paint(style, sign)} ${io.paint('bold', text.doctor.checks[one.check])}: ${what}`);
  if (todo !== null) io.out(`    ${todo}`);
}
