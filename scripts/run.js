#!/usr/bin/env node
// @ts-check
// node scripts/run.js <file> [arguments]: runs that file under the runtime, with everything installed.

import { launch, runNode } from './runtime.js';

await launch((runtime) => runNode(runtime, process.argv.slice(2)));
