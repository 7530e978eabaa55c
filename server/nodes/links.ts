/**
 * The lines from this node to the others, one to each. Over it go the connections of people who came in here and play
 * there, each as a channel, and questions of our own. When a line breaks it is dialled again at once: where nobody
 * listens any more, the process has ended, and need not be waited for.
 */
import { connect as dial } from 'node:net';
import type { Node } from '@signoria/store';
import { type Frame, type Frames, framesOn } from './frames.ts';
import { believesHost, guestSays, newNonce } from './proof.ts';
import { readEnding } from './readers.ts';

/** The other node cannot be reached, or no longer. What it was asked may have been done. */
export class LinkDown extends Error {
  constructor(node: string) {
    super(`node ${node} cannot be reached`);
    this.name = 'LinkDown';
  }
}

/** What the near end of a channel is told. */
export interface ChannelEnd {
  text(text: string): void;
  /** The other side ends the connection. */
  closed(code: number, why: string): void;
  /** A message that belongs to yet another node. */
  elsewhere(text: string): void;
  /** The line broke: nobody knows what became of what was said last. */
  lost(): void;
}

export interface Channel {
  send(text: string): void;
  /** Who speaks has another name now, or may not write any more. */
  person(who: string): void;
  /** So many bytes have left for the one who reads. */
  sent(bytes: number): void;
  close(): void;
}

export interface Links {
  /** Rejects with `LinkDown`. */
  channel(node: Node, who: string, end: ChannelEnd): Promise<Channel>;
  /** A question as JSON, and its answer. Rejects with `LinkDown`. */
  call(node: Node, question: string): Promise<string>;
  /** Only these live; there is to be a line to each. */
  keep(nodes: readonly Node[]): void;
  close(): void;
}

interface Link {
  readonly node: Node;
  readonly frames: Frames;
  readonly channels: Map<number, ChannelEnd>;
  readonly calls: Map<number, { resolve(text: string): void; reject(error: LinkDown): void }>;
  last: number;
}

/** `ended`: a node that we have spoken to does not listen any more. */
export function makeLinks(ended: (node: Node) => void): Links {
  const links = new Map<string, Opened>();
  const spoken = new Set<string>();
  const to = (node: Node): Promise<Link> => {
    const known = links.get(node.id);
    if (known !== undefined) return known.link;
    const opened = open(node, (how) => {
      if (links.get(node.id) !== opened) return;
      links.delete(node.id);
      if (how === 'refused' && spoken.has(node.id)) ended(node);
      if (how === 'broken') void to(node).catch(() => {}); // told to whoever asks
    });
    links.set(node.id, opened);
    opened.link.then(
      () => spoken.add(node.id),
      () => {},
    );
    return opened.link;
  };
  const hangUp = (id: string) => {
    const known = links.get(id);
    links.delete(id);
    spoken.delete(id);
    known?.end();
  };
  return {
    channel: async (node, who, end) => openChannel(await to(node), who, end),
    call: async (node, question) => {
      const link = await to(node);
      return new Promise((resolve, reject) => {
        const id = ++link.last;
        link.calls.set(id, { resolve, reject });
        link.frames.send('q', id, question);
      });
    },
    keep(nodes) {
      const alive = new Set(nodes.map(({ id }) => id));
      for (const id of [...links.keys()]) if (!alive.has(id)) hangUp(id);
      for (const node of nodes) void to(node).catch(() => {}); // told to whoever asks
    },
    close() {
      for (const id of [...links.keys()]) hangUp(id);
    },
  };
}

interface Opened {
  readonly link: Promise<Link>;
  end(): void;
}

/** Nobody listens there; it was never a line; it was one. */
type Gone = 'refused' | 'failed' | 'broken';

const DIAL_MS = 2000;

/** The host speaks first: its nonce, then, once it believes us, its own proof. */
function open(node: Node, gone: (how: Gone) => void): Opened {
  const at = new URL(`tcp://${node.address}`);
  const socket = dial({ host: at.hostname.replace(/^\[|\]$/g, ''), port: Number(at.port) });
  const timer = setTimeout(() => socket.destroy(), DIAL_MS);
  const guestNonce = newNonce();
  let hostNonce: string | null = null;
  let link: Link | null = null;
  let refused = false;
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    refused = code === 'ECONNREFUSED';
  });
  const promise = new Promise<Link>((resolve, reject) => {
    const hear = (frame: Frame) => {
      if (link !== null) return heard(link, frame);
      if (hostNonce === null) {
        hostNonce = frame.text;
        frames.send('h', 0, guestSays(node.secret, hostNonce, guestNonce));
        return;
      }
      if (!believesHost(node.secret, hostNonce, guestNonce, frame.text)) return frames.end();
      clearTimeout(timer);
      link = { node, frames, channels: new Map(), calls: new Map(), last: 0 };
      resolve(link);
    };
    const lost = () => {
      clearTimeout(timer);
      reject(new LinkDown(node.id));
      if (link !== null) breakOff(link);
      if (link !== null) gone('broken');
      else gone(refused ? 'refused' : 'failed');
    };
    const frames = framesOn(socket, { hear, lost, isKnown: () => link !== null });
  });
  promise.catch(() => {}); // told to whoever asked
  return { link: promise, end: () => void socket.destroy() };
}

function breakOff({ node, channels, calls }: Link): void {
  for (const { reject } of calls.values()) reject(new LinkDown(node.id));
  for (const end of channels.values()) end.lost();
  calls.clear();
  channels.clear();
}

function openChannel(link: Link, who: string, end: ChannelEnd): Channel {
  const { frames, channels } = link;
  const id = ++link.last;
  channels.set(id, end);
  frames.send('o', id, who);
  return {
    send: (text) => frames.send('m', id, text),
    person: (now) => frames.send('p', id, now),
    sent: (bytes) => frames.send('a', id, String(bytes)),
    close() {
      if (channels.delete(id)) frames.send('c', id, '');
    },
  };
}

function heard({ channels, calls }: Link, { kind, id, text }: Frame): void {
  if (kind === 't') channels.get(id)?.text(text);
  else if (kind === 'e') channels.get(id)?.elsewhere(text);
  else if (kind === 'r') {
    calls.get(id)?.resolve(text);
    calls.delete(id);
  } else if (kind === 'x') {
    const end = channels.get(id);
    channels.delete(id);
    const ending = readEnding(text);
    if (ending === null) end?.lost();
    else end?.closed(ending.code, ending.why);
  }
}
