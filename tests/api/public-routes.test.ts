import { describe, expect, it } from 'vitest'
import routes from '../../app/routes.ts'
import { fullSitemap } from '../../server/feeds/sitemap.ts'
import { cachedRoute } from '../../server/edge/cached-routes.ts'
import { furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'

const seen = [...publicPaths, ...furtherPublicPaths]
const mapped = [
  ...fullSitemap('', [{ id: 'an-article', updated_at: '' }]).matchAll(/<loc>(.*?)</g),
].map(([, path]) => path!)

const pages = routes
  .filter(({ file }) => file.startsWith('pages/'))
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/*')

/** Reached by a mailed link alone. */
const byMail = ['/newsletter/confirm/:token', '/newsletter/unsubscribe/:token']
/** For those who have a use for it; search engines are not led to it, and it is rarely asked for. */
const rare = [...byMail, '/newsletter', '/api/docs']

const but = (left: string[]) => pages.filter((path) => !left.includes(path))
const isOf = (route: string) => {
  const pattern = new RegExp(`^${route.replace(/:[a-z]+/, '[^/]+')}$`)
  return (path: string) => pattern.test(path.split('?')[0]!)
}

describe('a public page of app/routes.ts', () => {
  it('knows pages and addresses', () => {
    expect(pages).toContain('/articles/:id')
    expect(mapped).toContain('/articles/an-article')
  })

  it.each(but(byMail))('%s is looked at by every test of pages', (route) => {
    expect(seen.some(isOf(route)), 'add an address to tests/support/requests/public-paths.ts').toBe(
      true,
    )
  })

  it.each(but(rare))('%s is in the site map', (route) => {
    expect(mapped.some(isOf(route)), 'add it to fixedPaths of server/feeds/sitemap.ts').toBe(true)
  })

  it.each(but(rare))('%s is kept until the content changes', (route) => {
    const path = seen.find(isOf(route)) ?? route
    expect(cachedRoute(path), 'add it to server/edge/cached-routes.ts').toBeDefined()
  })
})
