import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academy } from '../../content/academy.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const path = '/.well-known/security.txt'
const siteUrl = 'https://www.example.org'
const time = movableClock()
let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, siteUrl }, { clock: time.clock })
})
afterAll(() => site.stop())

async function fields(): Promise<string[][]> {
  const text = await (await site.fetch(path)).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)!.slice(1))
}

describe('where to report a hole', () => {
  it('is said in plain text with the headers of every response, to be kept a minute', async () => {
    const response = await site.fetch(path)
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-if-error=86400',
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect((await site.fetch(path, { method: 'HEAD' })).status).toBe(200)
  })

  it('names the academy’s address and its own, each field once', async () => {
    const { Expires, ...others } = Object.fromEntries(await fields()) as Record<string, string>
    expect(others).toEqual({
      Contact: `mailto:${academy.email}`,
      'Preferred-Languages': 'en',
      Canonical: siteUrl + path,
    })
    expect(await fields()).toHaveLength(4)
    expect(new Date(Expires!).toISOString()).toBe(Expires)
  })

  it('never says that it has expired, nor that it holds for a year', async () => {
    for (let days = 0; days < 800; days += 9) {
      const { Expires } = Object.fromEntries(await fields()) as Record<string, string>
      const left = Date.parse(Expires!) - time.clock().getTime()
      expect(left).toBeGreaterThan(100 * day)
      expect(left).toBeLessThan(365 * day)
      time.move(9 * day)
    }
  })
})
