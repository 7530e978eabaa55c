#!/usr/bin/env node
// @ts-check
// The command `signoria` (npx signoria ...): prepares what is missing, then hands over to cli/main.ts.

import { join } from 'node:path';
import { launch, ROOT, runNode } from './runtime.js';

await launch((runtime) => runNode(runtime, [join(ROOT, 'cli', 'main.ts'), ...process.argv.slice(2)]));
