import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Redirect } from '../../shared/redirect.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let calls: ReturnType<typeof adminCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  calls = adminCalls(site, await adminToken(site.dataDir))
  author = (await calls.makeDoctor({ name: 'Dr. Ada' }))._id
})
afterAll(() => site.stop())

const add = (from: string, to: string) => calls.post('/redirects', { from, to })
const added = async (from: string, to: string) => (await (await add(from, to)).json()) as Redirect
const list = async (query = '') =>
  (await (await calls.get(`/redirects?${query}`)).json()) as Redirect[]
const addList = (csv: string) => calls.post('/redirects/list', csv, { 'content-type': 'text/csv' })

async function led(path: string, method = 'GET'): Promise<string> {
  const response = await site.fetch(path, { method, redirect: 'manual' })
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
}

async function refused(from: unknown, to: unknown) {
  const response = await calls.post('/redirects', { from, to })
  const { message, field } = (await response.json()) as Record<string, string>
  return `${response.status} ${field}: ${message}`
}

describe('an old address', () => {
  it('leads on at once, without its query, until it is removed', async () => {
    expect(await led('/our-team.html')).toBe('404')
    const { _id, ...made } = await added('/our-team.html', '/doctors-behind')
    expect(made).toMatchObject({ from: '/our-team.html', to: '/doctors-behind' })
    const response = await site.fetch('/our-team.html?utm=x', { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, '/doctors-behind'])
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control')!)!
    expect(Number(seconds)).toBeLessThanOrEqual(60)
    expect(await led('/our-team.html/', 'HEAD')).toBe('301 /doctors-behind')
    expect((await calls.remove(`/redirects/${_id}`)).status).toBe(204)
    expect(await led('/our-team.html')).toBe('404')
    expect(await refusal(await calls.remove(`/redirects/${_id}`))).toBe('404 Address not found')
  })

  it('is found however its letters are encoded', async () => {
    await added('/für-ärzte,+neu', '/about/')
    expect(await led('/f%c3%bcr-%C3%A4rzte%2C%2Bneu')).toBe('301 /about')
    expect((await list('query=für')).map(({ from }) => from)).toEqual(['/f%C3%BCr-%C3%A4rzte,+neu'])
  })

  it('with a slash at its end leads to the page without it', async () => {
    expect(await led('/about/?a=1')).toBe('301 /about')
    expect(await led('/none/')).toBe('404')
  })

  it('gives way to a page, and goes on when that is gone', async () => {
    await added('/articles/lost-article', '/about')
    const { _id } = await calls.makeBlog({ ...goodBlog(author), title: 'Lost article' })
    expect([_id, await led('/articles/lost-article')]).toEqual(['lost-article', '200'])
    await calls.remove(`/blogs/${_id}`)
    expect(await led('/articles/lost-article')).toBe('301 /about')
  })

  it('never takes two steps, nor a loop', async () => {
    const { _id } = await calls.makeBlog({ ...goodBlog(author), title: 'Step' })
    await added('/first', '/articles/step')
    await calls.remove(`/blogs/${_id}`)
    await added('/articles/step', '/about')
    expect(await led('/first')).toBe('301 /about')
    const again = await calls.makeBlog({ ...goodBlog(author), title: 'Step' })
    expect(await refused('/second', `/articles/${again._id}`)).toBe(
      '400 to: This address leads on itself. Remove its own line first.',
    )
  })

  it('is refused with the field at fault', async () => {
    await added('/taken', '/about')
    expect([
      await refused('/taken/', '/contact'),
      await refused('/About', '/contact'),
      await refused('/doctors/dr-ada', '/contact'),
      await refused('/old', '/nowhere'),
      await refused('/old', '/articles/none'),
    ]).toEqual([
      '409 from: This address leads somewhere already.',
      '400 from: There is a page at this address.',
      '400 from: There is a page at this address.',
      '400 to: There is no page at this address.',
      '400 to: There is no page at this address.',
    ])
    const ofOthers = ['/admin/x', '/login', '/api/x', '/images/x.jpg', '/assets/x', '/favicon.svg']
    for (const from of [...ofOthers, '/Pictures/x.svg', '/sitemap.xml']) {
      expect(await refused(from, '/about')).toBe(
        '400 from: This address belongs to the panel, the API or a file.',
      )
    }
    const noPaths = ['', 'old', '//other.org/x', 'https://other.org/x', '/a?b', '/a#b', '/../x']
    for (const from of [...noPaths, '/a b', '/%zz', '/%00', '/\ud800', 7]) {
      expect(await refused(from, '/about')).toBe(
        '400 from: Enter a path of this site, such as /about.',
      )
    }
    expect(await refused(`/${'a'.repeat(1000)}`, '/about')).toMatch(
      /^400 from: This address is too/,
    )
  })
})

describe('a list', () => {
  it('adds what breaks no rule, and names the other lines', async () => {
    const csv = [
      '\uFEFF/list/a,/about',
      '',
      '"/list/b,c","/contact"',
      '/list/a/,/contact',
      '/list/d',
      'http://localhost:3000/list/e , /about ',
      '/list/f,/nowhere',
    ].join('\r\n')
    const response = await addList(csv)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      added: 2,
      refused: [
        { line: 4, message: 'This address leads somewhere already.' },
        { line: 5, message: 'Write two addresses, separated by a comma.' },
        { line: 6, message: 'Enter a path of this site, such as /about.' },
        { line: 7, message: 'There is no page at this address.' },
      ],
    })
    expect(await led('/list/b,c')).toBe('301 /contact')
    expect((await list('query=/LIST+/contact')).map(({ from }) => from)).toEqual(['/list/b,c'])
    expect((await calls.post('/redirects/list', {})).status).toBe(415)
  })

  it('of 5,000 lines is added while others are served', async () => {
    const lines = Array.from({ length: 5000 }, (_, number) => `/many/${number}.html,/about`)
    expect(await refusal(await addList([...lines, '/x,/about'].join('\n')))).toBe(
      '400 A list may have at most 5,000 lines.',
    )
    const adding = addList(lines.join('\n')).then((response) => response.json())
    let others = 0
    while ((await Promise.race([adding, site.fetch('/healthz')])) instanceof Response) others += 1
    expect(await adding).toEqual({ added: 5000, refused: [] })
    expect(others).toBeGreaterThan(2)
    expect(await led('/many/4999.html')).toBe('301 /about')
    const part = await calls.get('/redirects?query=many&limit=100&page=50')
    expect(part.headers.get('x-total-count')).toBe('5000')
    expect(await part.json()).toHaveLength(100)
  })
})
