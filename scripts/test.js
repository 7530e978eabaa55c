#!/usr/bin/env node
// @ts-check
// npm test: every check of the repository, one after another, stopping at the first that fails.
// Arguments go to vitest: npm test -- kernel

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, ROOT, runNode } from './runtime.js';

/** @typedef {import('./runtime.js').Runtime} Runtime */
/** @typedef {{ name: string, args: readonly string[] }} Stage */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {{ name: string, code: number, seconds: number }} Outcome */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report */

const scratch = mkdtempSync(join(tmpdir(), 'signoria-test-'));
/** What vitest counted, by stage. */
const reports = { tests: join(scratch, 'tests.json'), browser: join(scratch, 'browser.json') };
process.chdir(ROOT);
try {
  await launch(runStages);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** @returns {Stage[]} */
function stages() {
  const chosen = process.argv.slice(2);
  const browser = ['--config', 'e2e/vitest.config.ts', `--outputFile.json=${reports.browser}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  return [
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
    { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
    // Without the types of browser and Node: what rules may not know does not compile.
    { name: 'types of rules', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json'] },
    // With what is parsed unknown, until a reader has looked at it.
    { name: 'types of readers', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.boundaries.json'] },
    { name: 'types of scripts', args: ['node_modules/typescript/bin/tsc', '-p', 'scripts'] },
    { name: 'types of release', args: ['node_modules/typescript/bin/tsc', '-p', 'scripts/release', '--noEmit'] },
    { name: 'imports', args: ['scripts/imports.js'] },
    { name: 'tests', args: [...vitest, `--outputFile.json=${reports.tests}`, ...chosen] },
    // Named files are unit tests; the browser and the other platforms' packages are for whole runs.
    ...(chosen.length > 0 ? [] : [{ name: 'browser', args: [...vitest, ...browser] }]),
    ...(chosen.length > 0 ? [] : [{ name: 'platforms', args: ['scripts/platforms/main.ts'] }]),
  ];
}

/**
 * @param {Runtime} runtime
 * @returns {Promise<number>}
 */
async function runStages(runtime) {
  /** @type {Outcome[]} */
  const done = [];
  for (const stage of stages()) {
    const outcome = await runStage(runtime, stage);
    done.push(outcome);
    if (outcome.code !== 0) break;
  }
  return conclude(done, readTally());
}

/**
 * @param {Runtime} runtime
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage(runtime, { name, args }) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const code = await runNode(runtime, args);
  return { name, code, seconds: (performance.now() - started) / 1000 };
}

/**
 * The closing lines. A stage that failed without a failing test (lint, types, a file that does not load) counts as
 * one failure, so that the last line never looks green when the exit code is red.
 * @param {readonly Outcome[]} done
 * @param {Tally} tally
 * @returns {number} the exit code
 */
function conclude(done, { passed, failed, skipped }) {
  console.log('\n=== summary');
  for (const { name, code, seconds } of done) {
    console.log(`${name.padEnd(16)}  ${code === 0 ? 'ok' : `failed (exit code ${code})`}  ${seconds.toFixed(1)} s`);
  }
  const code = done.find((outcome) => outcome.code !== 0)?.code ?? 0;
  const empty = code === 0 && passed + failed === 0;
  if (empty) console.log('no test ran');
  const counted = failed || (code !== 0 || empty ? 1 : 0);
  console.log(`${passed} passed, ${counted} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return code || (counted ? 1 : 0);
}

/** @returns {Tally} */
function readTally() {
  const results = Object.values(reports).map(readReport);
  /** @param {(result: Report) => number} count */
  const sum = (count) => results.reduce((total, result) => total + (result === undefined ? 0 : count(result)), 0);
  return {
    passed: sum((result) => result.numPassedTests),
    failed: sum((result) => result.numFailedTests),
    skipped: sum((result) => result.numPendingTests + result.numTodoTests),
  };
}

/**
 * @param {string} report
 * @returns {Report | undefined}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined; // vitest was not reached, or broke before it could report
  }
}
