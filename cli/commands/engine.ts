/** signoria engine: the rules of one game for another program, line by line. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { command } from '../command.ts';
import { newEngine } from '../engine/engine.ts';
import { gameNamed } from '../games/games.ts';

export const engine = command({
  flags: [],
  args: { min: 1, max: 1 },
  async run({ args }) {
    const { answer } = newEngine(await gameNamed(args[0]!));
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === '') continue;
      // A reader that is slower than its questions must not fill our memory.
      if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  },
});
