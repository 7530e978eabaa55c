/** A mail server for tests: takes everything, and gives what it got. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Smtp } from '../club/settings.ts';

export interface Mailbox {
  readonly smtp: Smtp;
  /** Whole messages as they came, with their readers. */
  readonly letters: { readonly to: readonly string[]; readonly text: string }[];
  /** Waits until there are so many. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Mailbox['letters'] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: readable(parts) });
        for (const look of waiting) look();
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtp: { host: '127.0.0.1', port, secure: false, user: '', password: '', from: 'club@example.org' },
    letters,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (letters.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Soft line ends and escaped signs of quoted-printable undone. */
function readable(parts: readonly Buffer[]): string {
  const raw = Buffer.concat([...parts]).toString('latin1');
  const plain = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1').toString('utf8');
}
