/** A thread of `verifier.ts`: plays one game file again and tells what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { importFile } from '@signoria/table';
import { findGame } from '../../games/registry.ts';
import { hashNatively } from './hashing.ts';
import type { VerifyJob } from './verifier.ts';

hashNatively();

const { file, placed } = workerData as VerifyJob;
parentPort?.postMessage(importFile(await findGame(file.header.game), file, placed));
