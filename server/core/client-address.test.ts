import { BlockList } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { callerAddress, clientSource, isFromThisMachine, widerNetwork } from './client-address.ts'

describe('L-07: what limits count a caller by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9:5012', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (address, source) => expect(clientSource(address)).toBe(source))

  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:1::/48', undefined],
    ['203.0.113.7', undefined],
    ['device 2001:db8:1:2::/64', undefined],
  ])('%s lies in %s', (source, wider) => expect(widerNetwork(source)).toBe(wider))

  it('is the same for two addresses exactly where they share 64 bits', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (first, second) => {
        const mapped = /^(?:0*:)*:?(?:0*:)*ffff:/i
        fc.pre(!mapped.test(first) && !mapped.test(second))
        const network = new BlockList()
        network.addSubnet(first, 64, 'ipv6')
        const same = network.check(second, 'ipv6')
        expect(clientSource(first) === clientSource(second)).toBe(same)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same for all that one network can make up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (groups) => {
        const tail = groups.map((group) => group.toString(16)).join(':')
        expect(clientSource(`2001:db8:a:b:${tail}`)).toBe('2001:db8:a:b::/64')
      }),
    )
  })
})

describe('L-07: who sends a request, before the framework reads it', () => {
  it.each([0, 1, 2])('is who the framework says it is, behind %i proxies', async (trusted) => {
    const app = Fastify({ trustProxy: (_address, hop) => hop < trusted })
    app.get('/', async ({ ip, raw }) => ({ ip, read: callerAddress(raw, trusted) }))
    const list = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('', ' ', 'unknown')))
    await fc.assert(
      fc.asyncProperty(list, fc.ipV4(), async (forwarded, remoteAddress) => {
        const headers = forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {}
        const response = await app.inject({ url: '/', headers, remoteAddress })
        const { ip, read } = response.json<{ ip: string; read: string }>()
        expect(read).toBe(ip)
      }),
    )
    await app.close()
  })
})

describe('Z-23: whether a request was made on this machine', () => {
  async function judged(remoteAddress: string, headers: Record<string, string>) {
    const app = Fastify()
    app.get('/', async ({ raw }) => ({ local: isFromThisMachine(raw) }))
    const response = await app.inject({ url: '/', headers, remoteAddress })
    await app.close()
    return response.json<{ local: boolean }>().local
  }

  it.each([
    [true, '127.0.0.1'],
    [true, '127.9.9.9'],
    [true, '::1'],
    [true, '::ffff:127.0.0.1'],
    [false, '203.0.113.9'],
    [false, '::ffff:203.0.113.9'],
    [false, '2001:db8::1'],
  ])('%s: from %s', async (expected, remoteAddress) => {
    expect(await judged(remoteAddress, { host: 'localhost:3000' })).toBe(expected)
  })

  it.each([
    [true, 'localhost'],
    [true, 'LOCALHOST:3000'],
    [true, '127.0.0.1:3000'],
    [true, '[::1]:3000'],
    [false, 'www.example.org'],
    [false, 'localhost.example.org'],
    [false, '127.0.0.1.example.org'],
    [false, 'localhost@example.org'],
  ])('%s: asked for as %s', async (expected, host) => {
    expect(await judged('127.0.0.1', { host })).toBe(expected)
  })

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9'],
    // A proxy that passes the header on unchanged.
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
  ])('not where a proxy left %s: %s', async (name, value) => {
    expect(await judged('127.0.0.1', { host: 'localhost', [name]: value })).toBe(false)
    expect(await judged('203.0.113.9', { host: 'localhost', [name]: value })).toBe(false)
  })
})
