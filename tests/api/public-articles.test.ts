import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blog, blogListItem, type BlogListItem } from '../../shared/blog.ts'
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

describe('GET /api/user/v1/blogs', () => {
  it('gives every article, newest first, without the long text', async () => {
    const articles = await list('')
    expect(articles).toHaveLength(30)
    const times = articles.map((article) => article.createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const article of articles) {
      expect(Object.keys(article).toSorted()).toEqual(Object.keys(blogListItem.shape).toSorted())
    }
  })

  it('filters by tag, letter, author and solution', async () => {
    const tmd = await list('?tag=tMd')
    expect(tmd.length).toBeGreaterThan(5)
    expect(tmd.every(({ tags }) => tags.includes('TMD'))).toBe(true)
    const letter = await list('?letter=J')
    expect(letter.map(({ title }) => title[0])).toEqual(letter.map(() => 'J'))
    expect(letter.length).toBeGreaterThan(0)
    const byId = await list('?author=dr-elena-marsh')
    const byName = await list('?author=dr.%20ELENA%20marsh')
    expect(byId.length).toBeGreaterThan(3)
    expect(byName).toEqual(byId)
    const dental = await list('?solution=Dental%20Solution')
    expect(dental.every(({ solutions }) => solutions.includes('Dental Solution'))).toBe(true)
    expect(await list('?author=nobody')).toEqual([])
    expect(await list('?tag=TMD&solution=Dental%20Solution&letter=B')).not.toEqual([])
  })

  it('sorts by title and by author', async () => {
    const key = (article: BlogListItem) => article.title.toLowerCase()
    const ascending = (await list('?sort=a-z')).map(key)
    expect(ascending).toEqual(ascending.toSorted())
    expect((await list('?sort=z-a')).map(key)).toEqual(ascending.toReversed())
    const authors = (await list('?sort=author')).map((article) => article.author_id!.name)
    expect(authors).toEqual(authors.toSorted())
    expect(await list('?sort=recent')).toEqual(await list(''))
  })

  it('pages, with the total and the next page in headers', async () => {
    const response = await site.fetch('/api/user/v1/blogs?limit=12&page=2&sort=a-z')
    const page = (await response.json()) as BlogListItem[]
    expect(page).toEqual((await list('?sort=a-z')).slice(12, 24))
    expect(response.headers.get('x-total-count')).toBe('30')
    expect(response.headers.get('link')).toBe(
      '</api/user/v1/blogs?limit=12&page=3&sort=a-z>; rel="next"',
    )
    const last = await site.fetch('/api/user/v1/blogs?limit=12&page=3')
    expect(await last.json()).toHaveLength(6)
    expect(last.headers.get('link')).toBeNull()
    expect(await list('?page=99')).toEqual([])
    expect(await list('?page=999999999')).toEqual([])
  })

  it.each([
    ['letter=1', 'letter'],
    ['letter=AB', 'letter'],
    ['letter=', 'letter'],
    ['sort=up', 'sort'],
    ['sort=', 'sort'],
    ['sort=a-z&sort=z-a', 'sort'],
    ['solution=Surgery', 'solution'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e2', 'limit'],
    ['page=0', 'page'],
    ['page=NaN', 'page'],
    ['page=99999999999', 'page'],
    [`tag=${'x'.repeat(300)}`, 'tag'],
  ])('V-26: refuses %s with a message', async (query, field) => {
    const response = await site.fetch(`/api/user/v1/blogs?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const body = (await response.json()) as { message: string; field: string }
    expect(body.field).toBe(field)
    expect(body.message).toBeTruthy()
  })

  it('ignores parameters that it does not know', async () => {
    expect(await list('?utm_source=mail&limit=1')).toHaveLength(1)
  })
})

describe('GET /api/user/v1/blogs/recent', () => {
  it('gives the five newest', async () => {
    const response = await site.fetch('/api/user/v1/blogs/recent')
    expect(await response.json()).toEqual({ data: (await list('')).slice(0, 5) })
  })
})

describe('GET /api/user/v1/blogs/author/{author}', () => {
  it('gives the articles by id and by name, nothing for nobody', async () => {
    const by = async (author: string) =>
      (await (await site.fetch(`/api/user/v1/blogs/author/${author}`)).json()) as BlogListItem[]
    const articles = await by('dr-samuel-okafor')
    expect(articles).toHaveLength(4)
    expect(await by(encodeURIComponent('Dr. Samuel Okafor'))).toEqual(articles)
    expect(await by('nobody')).toEqual([])
  })
})

describe('GET /api/user/v1/blogs/{id}', () => {
  it('gives the whole article', async () => {
    const [first] = await list('?limit=1')
    const response = await site.fetch(`/api/user/v1/blogs/${first!._id}`)
    const article = blog.parse(await response.json())
    expect(article).toMatchObject(first!)
    expect(article.long_description).toContain('<h2>')
  })

  it.each(['nothing', '1', '0', '-1', '..%2Fx', '%00', 'null', "'%20OR%201=1--", 'x'.repeat(400)])(
    'Z-14: answers %s with 404',
    async (id) => {
      const response = await site.fetch(`/api/user/v1/blogs/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Article not found' })
    },
  )
})
