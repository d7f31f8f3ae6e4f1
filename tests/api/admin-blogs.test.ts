import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blog, type Blog, type BlogListItem } from '../../shared/blog.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { atOnce, statusesOf, untilTaken } from '../support/requests/at-once.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string
let admin: ReturnType<typeof adminCalls>
let good: ReturnType<typeof goodBlog>

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  good = goodBlog((await admin.makeDoctor({ name: 'Dr. Ada Test' }))._id)
})
afterAll(() => site.stop())

const read = async <Body>(path: string) => (await (await site.fetch(path)).json()) as Body
const found = async (query: string) => {
  const list = await read<BlogListItem[]>(
    `/api/user/v1/blogs/search?query=${encodeURIComponent(query)}`,
  )
  return list.map(({ _id }) => _id)
}
const saved = async (id: string, body: object) => {
  const response = await admin.put(`/blogs/${id}`, body)
  expect(response.status).toBe(200)
  return (await response.json()) as Blog
}

describe('adding an article', () => {
  it('returns it, and readers have it at once', async () => {
    const response = await admin.post('/blogs', { ...good, title: 'Quokka and bite' })
    expect(response.status).toBe(201)
    const made = blog.parse(await response.json())
    expect(made._id).toBe('quokka-and-bite')
    expect(made.author_id?.name).toBe('Dr. Ada Test')
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(made)
    expect(await (await admin.get(`/blogs/${made._id}`)).json()).toEqual(made)
    const { long_description: _long, review: _review, references: _references, ...item } = made
    expect((await read<BlogListItem[]>('/api/user/v1/blogs'))[0]).toEqual(item)
    expect(await found('quoka')).toEqual([made._id])
  })

  it('gives every one an id of its own, never one of the paths', async () => {
    const ids = []
    for (const title of ['Recent', 'recent!', 'Search', 'Same', 'Same', 'Sáme', '!!!', '日本']) {
      ids.push((await admin.makeBlog({ ...good, title }))._id)
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
      untilTaken((once) => admin.post('/blogs', { ...good, title: 'At once' }, once)),
    )
    expect(statusesOf(responses)).toEqual({ 201: 20 })
    const made = (await Promise.all(responses.map((response) => response.json()))) as Blog[]
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(20)
  })
})

describe('the list', () => {
  it('has whole articles, newest first, and their number', async () => {
    const response = await admin.get('/blogs')
    const list = blog.array().parse(await response.json())
    expect(Number(response.headers.get('x-total-count'))).toBe(list.length)
    expect(list.length).toBeGreaterThan(25)
    expect(new Set(list.map(({ _id }) => _id)).size).toBe(list.length)
    const order = (await read<BlogListItem[]>('/api/user/v1/blogs')).map(({ _id }) => _id)
    expect(list.map(({ _id }) => _id)).toEqual(order)
    expect(list[0]?.long_description).toBe(good.long_description)
  })

  it('is paged by page and limit', async () => {
    const all = (await (await admin.get('/blogs')).json()) as Blog[]
    const response = await admin.get('/blogs?limit=3&page=2')
    expect(await response.json()).toEqual(all.slice(3, 6))
    expect(response.headers.get('link')).toBe('</api/admin/v1/blogs?limit=3&page=3>; rel="next"')
    expect(await (await admin.get('/blogs?page=900')).json()).toEqual([])
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'page=-1', 'limit=']) {
      expect((await admin.get(`/blogs?${query}`)).status).toBe(400)
    }
  })
})

describe('changing an article', () => {
  it('shows everywhere at once, under the same address', async () => {
    const made = await admin.makeBlog({ ...good, title: 'Wombat sleep', tags: ['Alpha'] })
    const changed = await saved(made._id, {
      ...good,
      title: 'Platypus sleep',
      tags: ['Beta', 'Gamma'],
      solutions: ['Dental Solution'],
      updatedAt: made.updatedAt,
    })
    expect(changed).toEqual({
      ...made,
      title: 'Platypus sleep',
      tags: ['Beta', 'Gamma'],
      solutions: ['Dental Solution'],
      updatedAt: changed.updatedAt,
    })
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(changed)
    expect([await found('wombat'), await found('platypus')]).toEqual([[], [made._id]])
    expect(await read('/api/user/v1/blogs?tag=alpha')).toEqual([])
    expect(await read<Blog[]>('/api/user/v1/blogs?tag=gamma')).toHaveLength(1)
    expect(await read<Blog[]>('/api/user/v1/blogs?letter=P')).toHaveLength(1)
  })

  it('F-14: is refused where somebody else has saved meanwhile', async () => {
    const made = await admin.makeBlog(good)
    const mine = await saved(made._id, { ...good, title: 'Mine', updatedAt: made.updatedAt })
    expect(mine.updatedAt > made.updatedAt).toBe(true)
    for (const updatedAt of [made.updatedAt, '2001-01-01T00:00:00.000Z', 'yesterday', '']) {
      const response = await admin.put(`/blogs/${made._id}`, { ...good, title: 'Yours', updatedAt })
      expect(await refusal(response)).toBe('409 Somebody else has saved this in the meantime.')
    }
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(mine)
    await saved(made._id, { ...good, title: 'Without looking' })
  })

  it('G-14: of two saves at once one wins, whole', async () => {
    const made = await admin.makeBlog(good)
    let { updatedAt } = made
    for (let round = 0; round < 40; round += 1) {
      const bodies = ['left', 'right'].map((side) => ({
        ...good,
        title: `${side} ${round}`,
        call_out: `${side} ${round}`,
        updatedAt,
      }))
      const answers = await Promise.all(bodies.map((body) => admin.put(`/blogs/${made._id}`, body)))
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      const after = await read<Blog>(`/api/user/v1/blogs/${made._id}`)
      expect(after.title).toBe(after.call_out)
      updatedAt = after.updatedAt
    }
  })

  it('changes updatedAt with every save, also within one millisecond and after a step back', async () => {
    let now = new Date('2031-05-06T07:08:09.123Z')
    const clock = () => now
    const frozen = await startTestSite({ sampleContent: false }, { clock })
    const calls = adminCalls(frozen, await adminToken(frozen.dataDir, undefined, clock))
    const body = goodBlog((await calls.makeDoctor({ name: 'A' }))._id)
    const { _id, updatedAt: first } = await calls.makeBlog(body)
    const times = [first]
    for (let save = 0; save < 5; save += 1) {
      if (save === 3) now = new Date(now.getTime() - 1000)
      const response = await calls.put(`/blogs/${_id}`, { ...body, updatedAt: times.at(-1) })
      times.push(((await response.json()) as Blog).updatedAt)
    }
    expect(times.map((time) => time.slice(17))).toEqual([
      '09.123Z',
      '09.124Z',
      '09.125Z',
      '09.126Z',
      '09.127Z',
      '09.128Z',
    ])
    await frozen.stop()
  })
})

describe('F-16: a submission with a key', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  it('makes one article, however often and fast the request is repeated', async () => {
    const before = await admin.count('/blogs')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/blogs', good, key('double-click'))),
    )
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Blog)._id),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(ids).size).toBe(1)
    const changed = await admin.post('/blogs', { ...good, title: 'Changed' }, key('double-click'))
    expect(changed.status, 'or the change would be lost').toBe(409)
    expect(await admin.count('/blogs')).toBe(before + 1)
  })

  it('makes another one with another key, for another admin, or for a doctor', async () => {
    const before = await admin.count('/blogs')
    await admin.post('/blogs', good, key('one'))
    await admin.post('/blogs', good, key('two'))
    const colleague = await startTestSite({
      sampleContent: false,
      dataDir: site.dataDir,
      adminEmails: ['second@example.org'],
    })
    const theirs = adminCalls(colleague, await adminToken(site.dataDir, 'second@example.org'))
    await theirs.post('/blogs', good, key('one'))
    await colleague.stop()
    const doctor = await admin.post('/authors', { name: 'Dr. Key' }, key('one'))
    expect(doctor.status).toBe(201)
    expect(((await doctor.json()) as Blog)._id).toBe('dr-key')
    expect(await admin.count('/blogs')).toBe(before + 3)
  })

  it('is not spent by a body that was refused', async () => {
    expect((await admin.post('/blogs', { ...good, title: '' }, key('again'))).status).toBe(400)
    expect((await admin.post('/blogs', good, key('again'))).status).toBe(201)
  })

  it('does not bring back what was deleted', async () => {
    const made = (await (await admin.post('/blogs', good, key('gone'))).json()) as Blog
    await admin.remove(`/blogs/${made._id}`)
    expect((await admin.post('/blogs', good, key('gone'))).status).toBe(409)
    expect((await admin.post('/blogs', good, key('x'.repeat(201)))).status).toBe(400)
  })
})

describe('deleting an article', () => {
  it('takes it from everywhere at once, with its picture', async () => {
    const pictures = imageCalls(site, token)
    const image_url = await pictures.store({ bytes: await redAboveBlue(40, 20) })
    const { _id } = await admin.makeBlog({ ...good, title: 'Numbat', image_url, tags: ['Numbat'] })
    expect((await site.fetch(image_url)).status).toBe(200)
    const response = await admin.remove(`/blogs/${_id}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await refusal(await site.fetch(`/api/user/v1/blogs/${_id}`))).toBe(
      '404 Article not found',
    )
    const search = await site.fetch('/api/user/v1/blogs/search?query=numbat')
    expect(await search.json()).toEqual([])
    expect(search.headers.get('x-total-count')).toBe('0')
    expect(await read('/api/user/v1/blogs?tag=numbat')).toEqual([])
    expect((await site.fetch(image_url)).status).toBe(404)
    expect((await admin.remove(`/blogs/${_id}`)).status).toBe(404)
    expect((await admin.put(`/blogs/${_id}`, good)).status).toBe(404)
    expect((await admin.get(`/blogs/${_id}`)).status).toBe(404)
  })

  it('leaves a picture that another article shows', async () => {
    const image_url = await imageCalls(site, token).store({ bytes: await redAboveBlue(40, 20) })
    const first = await admin.makeBlog({ ...good, image_url })
    const second = await admin.makeBlog({ ...good, image_url })
    await admin.remove(`/blogs/${first._id}`)
    expect((await site.fetch(image_url)).status).toBe(200)
    await admin.remove(`/blogs/${second._id}`)
    expect((await site.fetch(image_url)).status).toBe(404)
  })

  it('F-15: at once with a change leaves it or not, but never half', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { _id } = await admin.makeBlog({ ...good, title: `Echidna ${round}` })
      const [removed, changed] = await Promise.all([
        admin.remove(`/blogs/${_id}`),
        admin.put(`/blogs/${_id}`, { ...good, title: `Echidna again ${round}` }),
      ])
      expect(removed.status).toBe(204)
      expect([200, 404]).toContain(changed.status)
    }
    expect(await found('echidna')).toEqual([])
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
    const before = await admin.count('/blogs')
    for (const path of [`/blogs/${id}`, `/authors/${id === 'dr-ada-test' ? 'same' : id}`]) {
      const body = path.startsWith('/blogs') ? good : { name: 'X' }
      const answers = [await admin.get(path), await admin.put(path, body), await admin.remove(path)]
      for (const { status } of answers) expect([400, 404, 414]).toContain(status)
    }
    expect(await admin.count('/blogs')).toBe(before)
  })
})
