/** Where somebody comes from, as limits count it: an IPv6 line has 64 bits of addresses of its own. */
import { isIPv6 } from 'node:net';

export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped === null ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : mapped[1]!;
}

function groupsOf(ip: string): readonly string[] {
  // The browser's way of writing it: small letters, no zone, dots turned into groups.
  const plain = new URL(`http://[${ip.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
