import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Bits of an IPv6 address that one household or server has to itself: it can change all others at will. */
const networkGroups = 4

/** What limits count a caller by: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientSource(address: string): string {
  const plain = address.split('%')[0]!
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  // A URL writes every IPv6 address in one form, without a dotted tail.
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, networkGroups).join(':')}::/64`
}

/**
 * The address of who sends the request, before any framework has read it: behind so many trusted
 * proxies, each of which adds the address of its caller at the end of X-Forwarded-For.
 */
export function callerAddress(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? ''].join(',').split(',')
  const addresses = forwarded.map((address) => address.trim()).filter(Boolean)
  const nearestFirst = [socket.remoteAddress ?? '', ...addresses.toReversed()]
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)]!
}
