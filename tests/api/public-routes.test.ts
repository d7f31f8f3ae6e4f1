import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import routes from '../../app/routes.ts'
import { publicPages } from '../../content/public-pages.ts'
import { fullSitemap } from '../../server/feeds/sitemap.ts'
import { cachedRoute } from '../support/site/built-program.ts'
import { addressesOf, addressPattern, type PublicPage } from '../../shared/public-page.ts'
import { furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'

const seen = [...publicPaths, ...furtherPublicPaths].map((path) => path.split('?', 1)[0]!)
const mapped = [
  ...fullSitemap(
    '',
    [{ id: 'a-doctor', updated_at: '' }],
    [{ id: 'an-article', updated_at: '' }],
  ).matchAll(/<loc>(.*?)</g),
].map(([, path]) => path!)

const some = (paths: string[], page: PublicPage) =>
  paths.some((path) => addressPattern(page).test(path))

/** Reached only by a mailed link, so its addresses are not known in advance. */
const byMail = (page: PublicPage) => page.path.endsWith('/:token')

it('every module of app/pages is a page of content/public-pages.ts, but the one for all other addresses', () => {
  const modules = globSync('pages/*.tsx', { cwd: join(import.meta.dirname, '..', '..', 'app') })
  const listed = [...publicPages.map(({ file }) => file), 'pages/not-found.tsx']
  expect([...new Set(listed)].toSorted()).toEqual(modules.toSorted())
  const routed = routes.map(({ file }) => file).filter((file) => file.startsWith('pages/'))
  expect(routed).toEqual(listed)
})

describe('a public page', () => {
  it.each(publicPages)('$path has ids that an address can hold', (page) => {
    for (const path of addressesOf(page)) expect(path).toMatch(addressPattern(page))
  })

  it.each(publicPages.filter((page) => !byMail(page)))('$path is looked at by tests', (page) => {
    expect(
      some(seen, page),
      'name an address of it in tests/support/requests/public-paths.ts',
    ).toBe(true)
  })

  it.each(publicPages)('$path is in the site map unless it says otherwise', (page) => {
    expect(some(mapped, page)).toBe(page.inSitemap !== false)
  })

  it.each(publicPages)('$path is cached unless it says otherwise', (page) => {
    const path = addressesOf({ ...page, ids: page.ids ?? ['an-id'] })[0]!
    expect(cachedRoute(path) !== undefined).toBe(page.cached !== false)
  })
})
