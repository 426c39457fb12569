/** Which addresses belong to the open internet: nobody may have the server knock at its own door, or at its neighbours'. */
import { type LookupAddress, lookup as lookUp, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** IANA's special-purpose addresses, and those for many at once. */
const NOT_PUBLIC = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(address, prefix, 'ipv4');
}
// some of what is global leads to IPv4 addresses of any kind, or nowhere
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(address, prefix, 'ipv6');
}

/** All that is handed out of IPv6; mapped, translated, local and link-local addresses are elsewhere. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

export class NotPublic extends Error {
  constructor() {
    super('This address does not belong to the open internet.');
  }
}

/** Null for a name, which is looked at when it is looked up. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? null : bare;
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for the connection that is about to be made, so that nothing else can be found behind it a moment later. */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) found(error ?? new Error('There is no such name.'), []);
    else if (!addresses.every(({ address }) => isPublic(address))) found(new NotPublic(), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
