/** Somebody's connection as far as it concerns tables of other nodes: a channel to each of those. */
import { type Message, readMessage } from '@signoria/protocol';
import type { Node } from '@signoria/store';
import type { Services } from '../services.ts';
import { type Connection, handleSoon } from '../socket/connection.ts';
import { MOVED } from '../socket/line.ts';

import type { Guest } from './door.ts';
import { ABNORMAL } from './far-socket.ts';
import { type Channel, type ChannelEnd, LinkDown } from './links.ts';

export interface Relay {
  /** False when the other node cannot be reached: it may be another's by now. */
  elsewhere(c: Connection, message: Message, node: Node): Promise<boolean>;
  close(): void;
}

interface Far {
  readonly channel: Channel;
  /** Who they were told speaks. */
  told: Guest;
}

export function makeRelay({ nodes }: Pick<Services, 'nodes'>): Relay {
  const channels = new Map<string, Promise<Far>>();
  const open = (c: Connection, node: Node): Promise<Far> => {
    const told: Guest = { person: c.person, muted: c.muted };
    // Tables are elsewhere only where there are other nodes.
    const opened = nodes!.links.channel(
      node,
      JSON.stringify(told),
      nearEnd(c, () => opened),
    );
    const far = opened.then((channel) => ({ channel, told }));
    channels.set(node.id, far);
    return far;
  };
  return {
    async elsewhere(c, message, node) {
      try {
        const far = await (channels.get(node.id) ?? open(c, node));
        tellWho(c, far);
        far.channel.send(JSON.stringify(message));
        return true;
      } catch (error) {
        if (!(error instanceof LinkDown)) throw error;
        channels.delete(node.id);
        return false;
      }
    },
    close() {
      for (const far of channels.values()) {
        void far.then(
          ({ channel }) => channel.close(),
          () => {},
        );
      }
      channels.clear();
    },
  };
}

function tellWho({ person, muted }: Connection, far: Far): void {
  if (far.told.person === person && far.told.muted === muted) return;
  far.told = { person, muted };
  far.channel.person(JSON.stringify(far.told));
}

/** The owner is told in portions what has been read: it waits for whoever reads slowly. */
const PORTION = 32 * 1024;

function nearEnd(c: Connection, channel: () => Promise<Channel>): ChannelEnd {
  const { socket, services } = c;
  let unsaid = 0;
  const sent = (bytes: number) => {
    unsaid += bytes;
    if (unsaid < PORTION) return;
    const portion = unsaid;
    unsaid = 0;
    void channel().then((open) => open.sent(portion));
  };
  return {
    text(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > services.limits.stuck) socket.terminate();
      else socket.send(text, () => sent(text.length));
    },
    closed: (code, why) => (code === ABNORMAL ? socket.terminate() : socket.close(code, why)),
    elsewhere(text) {
      const read = readMessage(text);
      if (read.ok) handleSoon(c, read.message);
    },
    // Nobody knows what was done there: they come again, and ask again.
    lost: () => socket.close(MOVED, 'moved'),
  };
}
