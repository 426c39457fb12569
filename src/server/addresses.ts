/** Where a request really comes from. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const contains = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 address that arrived through an IPv6 socket is still one. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Goes back along the proxies as long as each is one that was named: what anybody else wrote is not believed. */
export function realAddress(request: IncomingMessage, proxies: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  while (isIP(address) && contains(proxies, address)) {
    const before = plain(hops.pop() ?? '');
    if (!isIP(before)) break;
    address = before;
  }
  return address;
}

/** What limits are counted by: one household has a whole /64 of IPv6. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A program on this machine, and nobody whom a proxy speaks for. */
export const isLocal = (request: IncomingMessage): boolean =>
  contains(LOOPBACK, plain(request.socket.remoteAddress ?? '') || '0.0.0.0') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined;
