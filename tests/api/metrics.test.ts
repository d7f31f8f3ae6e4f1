import { describe, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { rawCall } from '../support/requests/raw-call.ts'
import type { TestSite } from '../support/site/test-site.ts'
import { useMetricsSite, token, valueIn } from '../support/site/metrics-site.ts'

const at = useMetricsSite()
const { metrics } = at

const outside = '203.0.113.9'

describe('R-12, Z-23: who may read the metrics', () => {
  const statusOf = async (of: TestSite, headers: string[], path = '/metrics') => {
    const { status, text } = await rawCall(of.url + path, 'GET', headers)
    expect(text.includes('academy_'), `${status}`).toBe(status === 200)
    return status
  }

  it('whoever is on this machine, with a token set or not', async () => {
    for (const any of [at.site, at.closed]) {
      expect(await statusOf(any, [])).toBe(200)
      expect(await statusOf(any, ['authorization', 'Bearer wrong'])).toBe(200)
    }
  })

  it.each([
    ['x-forwarded-for', outside],
    ['x-forwarded-for', `127.0.0.1, ${outside}`],
    ['x-forwarded-for', `${outside}, 127.0.0.1`],
    ['x-forwarded-for', 'unknown'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '::1, 127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
  ])('nobody whom a proxy speaks for: %s: %s', async (name, value) => {
    expect(await statusOf(at.site, [name, value])).toBe(404)
    expect(await statusOf(at.closed, [name, value])).toBe(404)
  })

  it('nobody who asks for it by a name of the outside', async () => {
    const asked = (host: string) => rawCall(`${at.closed.url}/metrics`, 'GET', [], undefined, host)
    expect((await asked('www.example.org')).status).toBe(404)
    expect((await asked(new URL(at.closed.url).host)).status).toBe(200)
  })

  it('from elsewhere whoever has the token', async () => {
    const forwarded = ['x-forwarded-for', outside]
    const bearer = ['authorization', `Bearer ${token}`]
    expect(await statusOf(at.site, [...forwarded, ...bearer])).toBe(200)
    expect(await statusOf(at.closed, [...forwarded, ...bearer]), 'none is set').toBe(404)
    expect(await statusOf(at.site, [...forwarded, ...bearer, ...bearer]), 'twice').toBe(404)
    for (const wrong of [token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer', 'Bearer  ']) {
      expect(await statusOf(at.site, [...forwarded, 'authorization', wrong]), wrong).toBe(404)
    }
    expect(await statusOf(at.site, forwarded, `/metrics?token=${token}`)).toBe(404)
    expect(await statusOf(at.site, [...forwarded, 'cookie', `token=${token}`])).toBe(404)
    const session = await adminToken(at.site.dataDir)
    const asAdmin = [...forwarded, 'authorization', `Bearer ${session}`]
    expect(await statusOf(at.site, asAdmin)).toBe(404)
  })
})

describe('the response', () => {
  it('R-01, R-09: is text with the headers of every response, and kept by nobody', async () => {
    const { headers } = await at.site.fetch('/metrics')
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('has nothing but comments and samples, each series once', async () => {
    const lines = (await metrics()).trimEnd().split('\n')
    const samples = lines.filter((line) => !line.startsWith('# '))
    for (const line of samples)
      expect(line).toMatch(/^[a-z_]+(?:\{(?:[a-z]+="[^"\n]*",?)+\})? \d[\d.e+-]*$/)
    const series = samples.map((line) => line.slice(0, line.lastIndexOf(' ')))
    expect(new Set(series).size).toBe(series.length)
  })

  it('is no part of the public API', async () => {
    const description = await (await at.site.fetch('/api/openapi.json')).text()
    expect(description).not.toContain('metrics')
  })

  it('names version and memory', async () => {
    const text = await metrics()
    expect(text).toMatch(/^academy_build_info\{version="\d+\.\d+\.\d+",node="v\d[^"]*"\} 1$/m)
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(valueIn(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  })
})
