/** The terminal: lines out, lines in, colours and a progress bar, each only where somebody is there to see it. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'cyan' | 'green' | 'red' | 'yellow';

export interface Progress {
  /** So much of the total is done. */
  at(done: number): void;
  end(): void;
}

/** Lines typed or piped in. */
export interface Lines {
  /** The next line; null when there are no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export interface Io {
  out(line: string): void;
  err(line: string): void;
  json(data: unknown): void;
  paint(style: Style, text: string): string;
  progress(label: string, total: number): Progress;
  lines(): Lines;
  /** Whether a person sits at the keyboard. */
  readonly live: boolean;
}

export function terminal(): Io {
  const { stdin, stdout, stderr } = process;
  const colour = stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '';
  const out = (line: string) => void stdout.write(`${line}\n`);
  return {
    out,
    err: (line) => void stderr.write(`${line}\n`),
    json: (data) => out(JSON.stringify(data, null, 2)),
    paint: (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text),
    progress: (label, total) => (stderr.isTTY === true ? bar(label, total) : SILENT),
    lines: () => (stdin.isTTY === true ? typed() : piped(out)),
    live: stdin.isTTY === true,
  };
}

const SILENT: Progress = { at: () => {}, end: () => {} };
const WIDTH = 30;
const REDRAW_MS = 100;

function bar(label: string, total: number): Progress {
  let drawn = 0;
  const draw = (done: number) => {
    const full = Math.min(WIDTH, Math.round((done / total) * WIDTH));
    process.stderr.write(`\r${label} [${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${done}/${total}\x1b[K`);
  };
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS && done < total) return;
      drawn = now;
      draw(done);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
}

function typed(): Lines {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      reader.setPrompt(prompt);
      reader.prompt();
      const { value, done } = await lines.next();
      return done === true ? null : value;
    },
    close: () => reader.close(),
  };
}

/** What is piped in is echoed, so that the output reads like a game somebody typed. */
function piped(out: (line: string) => void): Lines {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      const { value, done } = await lines.next();
      if (done === true) return null;
      out(`${prompt}${value}`);
      return value;
    },
    close: () => reader.close(),
  };
}
