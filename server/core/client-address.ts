import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Bits of an IPv6 address that one household or server has to itself: it can change all others at will. */
const networkGroups = 4

/** What limits count a caller by: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientSource(address: string): string {
  const plain = withoutPort(address).split('%')[0]!
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

/** Some proxies add the port that their caller called from, which is another one with each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+(?:\.\d+){3})|\[([^\]]*)\])(?::\d*)?$/.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

const wider = '::/48'

/**
 * The /48 around a /64: as much as one customer may be given, and with it 65,536 networks. Undefined of
 * what is no /64.
 */
export function widerNetwork(source: string): string | undefined {
  const [, network] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(source) ?? []
  return network && network + wider
}

export function isWiderNetwork(source: string): boolean {
  return source.endsWith(wider)
}

/**
 * The address of who sends the request, before any framework has read it: behind so many trusted
 * proxies, each of which adds the address of its caller at the end of X-Forwarded-For.
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

/** What proxies add, each some of them. */
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
 * Whether a request was made on this machine, for this machine, and went through no proxy: one beside
 * this process hands on what comes from anywhere, also headers that name a caller of somebody's choice.
 * A page whose name was pointed here, to have a browser of this machine ask, asks for its own name.
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
