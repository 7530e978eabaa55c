/** signoria service: the systemd unit for this very program. */
import { realpathSync } from 'node:fs';
import { command } from '../command.ts';
import { unitOf } from '../serving/unit.ts';

export const service = command({
  flags: [],
  args: { min: 0, max: 0 },
  run({ io }) {
    io.out(unitOf({ node: process.execPath, program: realpathSync(process.argv[1]!) }).trimEnd());
    return 0;
  },
});
