import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPaths } from '../support/requests/public-paths.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

describe('the drawings of a page', () => {
  it('have names that change with them, so that no later visit asks for them again', async () => {
    const pages = await Promise.all(
      publicPaths.map(async (path) => (await site.fetch(path)).text()),
    )
    const named = pages.flatMap((html) => html.match(/\/[\w/.-]+\.svg(?=["&])/g) ?? [])
    const shown = new Set(named.filter((path) => !keptNames.has(path)))
    expect(shown.size).toBeGreaterThan(20)
    for (const path of shown) {
      const response = await site.fetch(path)
      expect([response.status, response.headers.get('cache-control')], path).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    }
  })
})

/** The site's icon and its placeholder pictures, whose names never change. */
const keptNames = new Set(['/favicon.svg', '/pictures/placeholder.svg', '/pictures/avatar.svg'])
