/** The house examined: from outside at its address, and inside by its data, as far as either is to be had. */
import { dirname } from 'node:path';
import type { Language } from '@signoria/kernel';
import { explain, openStore, type Store, StoreError } from '@signoria/store';
import { type FixedClub, fixClub, readClub } from '../club/settings.ts';
import type { Base } from '../http/base.ts';
import { CHECKS, type Finding, finding } from './findings.ts';
import { lookAtAddress, lookAtData, lookAtMail, lookAtPush, PUSH_SERVICES } from './inside.ts';
import { lookAtBackups, lookAtClock, lookAtDisk } from './machine.ts';
import { lookFromOutside, type Seen } from './outside.ts';

export { CHECKS, type Check, type Finding, type FindingFacts, type Name, type Verdict } from './findings.ts';

export interface Patient {
  /** Where it is reached; null: where its settings say. */
  readonly url: string | null;
  /** What `openStore` understands; null where its data are on another machine. */
  readonly database: string | null;
  /** Where its backups lie; null where nobody has said. */
  readonly backups: string | null;
  /** Settings that its host gives when starting it. */
  readonly club: FixedClub;
  /** Below which path of its host it lies, where its address alone is known. */
  readonly base: Base;
  readonly language: Language;
  readonly now: number;
  readonly pushServices?: readonly string[];
}

/** In the order of the checks. */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const { database, now, backups, pushServices = PUSH_SERVICES } = patient;
  const inside = database === null ? elsewhere(patient) : await lookInside(patient, database);
  const { url } = inside;
  const seen: Seen = url === null ? { findings: [], time: null } : await lookFromOutside(url);
  const push = await lookAtPush(url, pushServices);
  const found = [
    ...seen.findings,
    ...inside.findings,
    push.finding,
    lookAtClock(now, [seen.time, push.time]),
    lookAtBackups(backups, now),
  ];
  return found.toSorted((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
}

interface Inside {
  readonly url: string | null;
  readonly findings: readonly Finding[];
}

function elsewhere({ url }: Patient): Inside {
  return { url, findings: [finding('data-elsewhere', {})] };
}

async function lookInside(patient: Patient, database: string): Promise<Inside> {
  const { url, club, base, language } = patient;
  let store: Store;
  try {
    store = await openStore(database);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { url, findings: [finding('data-unread', { why: explain(error, language) }), diskOf(database)] };
  }
  try {
    fixClub(store, club);
    const { address } = await readClub(store);
    const findings = [
      ...(await lookAtAddress(store, url)),
      await lookAtData(store),
      await lookAtMail(store),
      diskOf(database),
    ];
    return { url: url ?? (address === null ? null : address + base), findings };
  } finally {
    await store.close();
  }
}

function diskOf(database: string): Finding {
  return /^postgres(ql)?:/.test(database) ? finding('disk-elsewhere', {}) : lookAtDisk(dirname(database));
}
