import { describe, expect, it } from 'vitest'
import { blog, type Blog, type BlogListItem } from '../../shared/blog.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { atOnce, statusesOf, untilTaken } from '../support/requests/at-once.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { useBlogsSite } from '../support/site/blogs-site.ts'

const at = useBlogsSite()
const { read, found } = at

describe('adding an article', () => {
  it('returns it, and readers have it at once', async () => {
    const response = await at.admin.post('/blogs', { ...at.good, title: 'Quokka and bite' })
    expect(response.status).toBe(201)
    const made = blog.parse(await response.json())
    expect(made._id).toBe('quokka-and-bite')
    expect(made.author_id?.name).toBe('Dr. Ada Test')
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(made)
    expect(await (await at.admin.get(`/blogs/${made._id}`)).json()).toEqual(made)
    const { long_description: _long, review: _review, references: _references, ...item } = made
    expect((await read<BlogListItem[]>('/api/user/v1/blogs'))[0]).toEqual(item)
    expect(await found('quoka')).toEqual([made._id])
  })

  it('gives every one an id of its own, never one of the paths', async () => {
    const ids = []
    for (const title of ['Recent', 'recent!', 'Search', 'Same', 'Same', 'Sáme', '!!!', '日本']) {
      ids.push((await at.admin.makeBlog({ ...at.good, title }))._id)
    }
    expect(ids).toEqual([
      'recent-2',
      'recent-3',
      'search-2',
      'same',
      'same-2',
      'same-3',
      'untitled',
      'untitled-2',
    ])
  })

  it('F-17: gives ids of their own to those added at once', async () => {
    const responses = await atOnce(20, () =>
      untilTaken((once) => at.admin.post('/blogs', { ...at.good, title: 'At once' }, once)),
    )
    expect(statusesOf(responses)).toEqual({ 201: 20 })
    const made = (await Promise.all(responses.map((response) => response.json()))) as Blog[]
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(20)
  })
})

describe('the list', () => {
  it('has whole articles, newest first, and their number', async () => {
    const response = await at.admin.get('/blogs')
    const list = blog.array().parse(await response.json())
    expect(Number(response.headers.get('x-total-count'))).toBe(list.length)
    expect(list.length).toBeGreaterThan(25)
    expect(new Set(list.map(({ _id }) => _id)).size).toBe(list.length)
    const order = (await read<BlogListItem[]>('/api/user/v1/blogs')).map(({ _id }) => _id)
    expect(list.map(({ _id }) => _id)).toEqual(order)
    expect(list[0]?.long_description).toBe(at.good.long_description)
  })

  it('is paged by page and limit', async () => {
    const all = (await (await at.admin.get('/blogs')).json()) as Blog[]
    const response = await at.admin.get('/blogs?limit=3&page=2')
    expect(await response.json()).toEqual(all.slice(3, 6))
    expect(response.headers.get('link')).toBe('</api/admin/v1/blogs?limit=3&page=3>; rel="next"')
    expect(await (await at.admin.get('/blogs?page=900')).json()).toEqual([])
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'page=-1', 'limit=']) {
      expect((await at.admin.get(`/blogs?${query}`)).status).toBe(400)
    }
  })
})

describe('F-16: a submission with a key', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  it('makes one article, however often and fast the request is repeated', async () => {
    const before = await at.admin.count('/blogs')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => at.admin.post('/blogs', at.good, key('double-click'))),
    )
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Blog)._id),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(ids).size).toBe(1)
    const changed = await at.admin.post(
      '/blogs',
      { ...at.good, title: 'Changed' },
      key('double-click'),
    )
    expect(changed.status, 'or the change would be lost').toBe(409)
    expect(await at.admin.count('/blogs')).toBe(before + 1)
  })

  it('makes another one with another key, for another admin, or for a doctor', async () => {
    const before = await at.admin.count('/blogs')
    await at.admin.post('/blogs', at.good, key('one'))
    await at.admin.post('/blogs', at.good, key('two'))
    const colleague = await startTestSite({
      sampleContent: false,
      dataDir: at.site.dataDir,
      adminEmails: ['second@example.org'],
    })
    const theirs = adminCalls(colleague, await adminToken(at.site.dataDir, 'second@example.org'))
    await theirs.post('/blogs', at.good, key('one'))
    await colleague.stop()
    const doctor = await at.admin.post('/authors', { name: 'Dr. Key' }, key('one'))
    expect(doctor.status).toBe(201)
    expect(((await doctor.json()) as Blog)._id).toBe('dr-key')
    expect(await at.admin.count('/blogs')).toBe(before + 3)
  })

  it('is not spent by a body that was refused', async () => {
    expect((await at.admin.post('/blogs', { ...at.good, title: '' }, key('again'))).status).toBe(
      400,
    )
    expect((await at.admin.post('/blogs', at.good, key('again'))).status).toBe(201)
  })

  it('does not bring back what was deleted', async () => {
    const made = (await (await at.admin.post('/blogs', at.good, key('gone'))).json()) as Blog
    await at.admin.remove(`/blogs/${made._id}`)
    expect((await at.admin.post('/blogs', at.good, key('gone'))).status).toBe(409)
    expect((await at.admin.post('/blogs', at.good, key('x'.repeat(201)))).status).toBe(400)
  })
})

describe('Z-14, V-24: ids that are none', () => {
  const odd = [
    '1',
    '0',
    '-1',
    '../x',
    '%2e%2e',
    '%2e%2e%2fx',
    'null',
    '%00',
    '%',
    'x'.repeat(5000),
    "'%20OR%201=1--",
    '%25',
    '_',
    '*',
    'dr-ada-test',
    '[object%20Object]',
    '%F0%9F%A6%B7',
  ]

  it.each(odd)('$0', async (id) => {
    const before = await at.admin.count('/blogs')
    for (const path of [`/blogs/${id}`, `/authors/${id === 'dr-ada-test' ? 'same' : id}`]) {
      const body = path.startsWith('/blogs') ? at.good : { name: 'X' }
      const answers = [
        await at.admin.get(path),
        await at.admin.put(path, body),
        await at.admin.remove(path),
      ]
      for (const { status } of answers) expect([400, 404, 414]).toContain(status)
    }
    expect(await at.admin.count('/blogs')).toBe(before)
  })
})
