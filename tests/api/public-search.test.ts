import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlogListItem } from '../../shared/blog.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const list = async (query: string): Promise<BlogListItem[]> => {
  const response = await site.fetch(`/api/user/v1/blogs${query}`)
  expect(response.status, query).toBe(200)
  return (await response.json()) as BlogListItem[]
}

describe('GET /api/user/v1/blogs/search', () => {
  const search = async (query: string) => {
    const response = await site.fetch(`/api/user/v1/blogs/search?${query}`)
    expect(response.status, query).toBe(200)
    return (await response.json()) as BlogListItem[]
  }

  it('finds by word, by prefix and with a typing error, best match first', async () => {
    for (const query of ['snoring', 'snor', 'snorring']) {
      expect((await search(`query=${query}`))[0]?.title, query).toBe(
        'Snoring: When Noise Is a Warning',
      )
    }
  })

  it('finds the articles of an author by name', async () => {
    const found = await search('query=Dr.%20Grace%20Whitfield')
    expect(found.slice(0, 3).map((article) => article.author_id?.name)).toEqual([
      'Dr. Grace Whitfield',
      'Dr. Grace Whitfield',
      'Dr. Grace Whitfield',
    ])
  })

  it('an empty query is the list; sort overrides the ranking; pages', async () => {
    expect(await search('query=')).toEqual(await list(''))
    expect(await search('')).toEqual(await list(''))
    const sorted = (await search('query=jaw&sort=a-z')).map(({ title }) => title.toLowerCase())
    expect(sorted).toEqual(sorted.toSorted())
    const ranked = await search('query=jaw')
    expect(ranked.length).toBeGreaterThan(5)
    expect(await search('query=jaw&limit=2&page=2')).toEqual(ranked.slice(2, 4))
  })

  it('V-25: takes hostile text as text', async () => {
    for (const text of [
      '%',
      '_',
      '.*',
      '((((a+)+)+',
      "' OR 1=1--",
      '"',
      '\u0000',
      '🦷',
      '\u202Ex',
    ]) {
      await search(`query=${encodeURIComponent(text)}`)
    }
  })

  it('V-25: looks for the beginning of a long text, cut between words', async () => {
    const beginning = 'snoring '.repeat(25).trim()
    const long = new URLSearchParams({ query: `${beginning} xyzzy${' more words'.repeat(400)}` })
    const found = await search(String(long))
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(await search(String(new URLSearchParams({ query: beginning }))))
    const { status } = await site.fetch(`/api/user/v1/suggestions?${long}`)
    expect(status).toBe(200)
  })

  it.each([
    ['query=a&query=b', 400],
    [`query=${'a'.repeat(10_000)}`, 200],
    ['query=%E0%A4%A', 200],
    ['query[]=a', 200],
  ])('V-25: returns %s with %i at most', async (query, status) => {
    const response = await site.fetch(`/api/user/v1/blogs/search?${query}`)
    expect(response.status).toBe(status)
  })
})
