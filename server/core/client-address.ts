import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that identify a household or server, which can change the rest at will. */
const networkGroups = 4

/** Returns what rate limits count a caller by: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientSource(address: string): string {
  const plain = withoutPort(address).split('%')[0]!
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  // `URL` normalises IPv6 addresses, without a dotted tail.
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, networkGroups).join(':')}::/64`
}

/** Some proxies append the caller's port, which differs for each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+(?:\.\d+){3})|\[([^\]]*)\])(?::\d*)?$/.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

const wider = '::/48'

/**
 * Returns the /48 that contains a /64. A customer may be assigned a whole /48, which has 65,536 such
 * networks. Returns undefined for anything but a /64.
 */
export function widerNetwork(source: string): string | undefined {
  const [, network] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(source) ?? []
  return network && network + wider
}

export function isWiderNetwork(source: string): boolean {
  return source.endsWith(wider)
}

/**
 * Returns the caller's address before the framework has read the request. Each of the trusted proxies
 * appends its caller's address to X-Forwarded-For.
 */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const hops = nearestFirst(request)
  return hops[Math.min(trustedProxies, hops.length - 1)]!
}

function nearestFirst({ headers, socket }: IncomingMessage): string[] {
  const forwarded = [headers['x-forwarded-for'] ?? ''].join(',').split(',')
  const addresses = forwarded.map((address) => address.trim()).filter(Boolean)
  return [socket.remoteAddress ?? '', ...addresses.toReversed()]
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Headers that proxies add; no proxy adds them all. */
const signsOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]
const hostOfThisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether a request was made on this machine, for this machine, through no proxy. A local proxy
 * forwards requests from anywhere, along with any headers the caller made up. The Host check stops DNS
 * rebinding, where a web page makes a browser on this machine send the request.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    hostOfThisMachine.test(headers.host ?? '') &&
    signsOfProxies.every((name) => headers[name] === undefined)
  )
}

function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
