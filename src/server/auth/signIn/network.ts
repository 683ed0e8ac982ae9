import { isIPv6 } from 'node:net'

/** First four groups of an IPv6 address, `::` filled in. */
function prefix(address: string): string {
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The part of an address that one party controls: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return isIPv6(address) ? `${prefix(address)}::/64` : address
}
