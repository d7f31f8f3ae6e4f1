import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BlogListItem } from '../../shared/blog.ts'
import type { PromotedArticle, SearchedText, SynonymGroup } from '../../shared/searches.ts'
import { createRetention, createSearchFigures, createBlogs } from '../support/site/built-program.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const storage = siteDatabase()
const time = movableClock()

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open, clock: time.clock })
  await logIn()
  author = (await admin.makeDoctor({ name: 'Dr. Zoe' }))._id
})
afterAll(() => site.stop())
afterEach(async () => {
  await storage.db.deleteFrom('search_terms').execute()
  await storage.db.deleteFrom('synonym_groups').execute()
  for (const { _id } of await json<BlogListItem[]>(admin.get('/blogs'))) {
    await admin.remove(`/blogs/${_id}`)
  }
})

async function logIn() {
  admin = adminCalls(site, await adminToken(site.dataDir, undefined, time.clock))
}

const json = async <Body>(response: Response | Promise<Response>) =>
  (await (await response).json()) as Body
const write = (title: string, fields: object = {}) =>
  admin.makeBlog({
    ...{ ...goodBlog(author), tags: ['Other'], long_description: '<p>Nothing.</p>' },
    ...{
      title,
      brief_description: 'Brief.',
      call_out: 'Calling.',
      blog_summary: '<p>Short.</p>',
      ...fields,
    },
  })
async function search(query: string, rest = '') {
  const path = `/api/user/v1/blogs/search?query=${encodeURIComponent(query)}${rest}`
  const response = await site.fetch(path)
  const items = await json<(BlogListItem & { promoted?: true })[]>(response)
  return {
    total: Number(response.headers.get('x-total-count')),
    titles: items.map(({ title, promoted }) => (promoted ? `* ${title}` : title)),
  }
}
const titles = async (query: string) => (await search(query)).titles

describe('figures of searches', () => {
  const figures = () => {
    const { db } = storage
    const log = { error: (error: unknown) => expect.unreachable(String(error)) } as never
    const searcher = createBlogs(db, time.clock)
    const found = { search: (text: string) => searcher.search({ query: text, limit: 1, page: 1 }) }
    const parts = { db, clock: time.clock, log, secret: 'x'.repeat(43) }
    return createSearchFigures({ ...parts, searcher: found as never })
  }
  const list = async (query = '') => json<SearchedText[]>(admin.get(`/searches${query}`))
  const rows = () => storage.db.selectFrom('search_terms').selectAll().execute()
  const today = () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(time.clock())

  it('stores a text at the fifth time, added up over instances, with the results of the last', async () => {
    const [one, other] = [figures(), figures()]
    for (let times = 0; times < 4; times += 1) one.count('Jaw  PÁIN')
    await one.flush()
    expect(await list()).toEqual([])
    expect(JSON.stringify(await rows())).not.toContain('jaw')

    other.count('jaw pain ')
    one.count('jaw pain')
    await Promise.all([one.stop(), other.stop()])
    const stored = { text: 'jaw pain', searches: 6, found: 0, lastDay: today() }
    expect(await list()).toEqual([stored])
    expect(await list('?kind=nothing&days=7')).toEqual([stored])
    expect(await one.countFoundNothing()).toBe(1)

    await write('Jaw pain')
    one.count('JAW PAIN')
    await one.flush()
    expect(await list()).toEqual([{ ...stored, searches: 7, found: 1 }])
    expect(await list('?kind=nothing')).toEqual([])
    expect(await one.countFoundNothing()).toBe(0)
  })

  it.each([
    'ana@example.org',
    'call 555 01234',
    'ａｎａ＠example',
    'one two three four five six seven',
    'x'.repeat(61),
    '  ',
  ])('never counts %s', async (text) => {
    const one = figures()
    for (let times = 0; times < 5; times += 1) one.count(text)
    await one.flush()
    expect(await rows()).toEqual([])
  })

  it('counts five times within 30 days only, and forgets rare texts after those, others after 25 months', async () => {
    const one = figures()
    const count = async (text: string, times: number) => {
      for (let counted = 0; counted < times; counted += 1) one.count(text)
      await one.flush()
    }
    await count('rare', 4)
    await count('frequent', 5)
    time.move(31 * day)
    await logIn()
    await count('rare', 1)
    expect(await list('?days=365')).toMatchObject([{ text: 'frequent', searches: 5 }])
    expect(await list()).toEqual([])
    await createRetention(storage.db, time.clock).purge()
    expect(await rows()).toMatchObject([{ text: 'frequent' }, { text: null, searches: 1 }])
    time.move(25 * 31 * day)
    await createRetention(storage.db, time.clock).purge()
    expect(await rows()).toEqual([])
    await logIn()
  })

  it('refuses other days and kinds', async () => {
    for (const [query, field] of [
      ['days=8', 'days'],
      ['days=', 'days'],
      ['kind=none', 'kind'],
    ]) {
      const response = await admin.get(`/searches?${query}`)
      expect(response.status).toBe(400)
      expect(await json(response)).toMatchObject({ field })
    }
  })
})

describe('synonyms', () => {
  const path = '/search/synonyms'
  const groups = () => json<SynonymGroup[]>(admin.get(path))
  const make = async (...words: string[]) => json<SynonymGroup>(admin.post(path, { words }))
  const refused = async (body: object) => {
    const response = await admin.post(path, body)
    expect(response.status).toBe(400)
    const { field, message } = await json<{ field: string; message: string }>(response)
    expect(field).toBe('words')
    return message
  }

  it('hold from the next search on, and the reader’s own words come first in each step', async () => {
    await write('Chompers in a box')
    await write('Gnashers newest')
    await write('Something else', { tags: ['Chompers'] })
    const byWord = ['Chompers in a box', 'Something else']
    expect(await titles('chompers')).toEqual(byWord)

    const group = await make('Chompers', 'chompers', 'gnashers', 'ivory pegs')
    expect(group.words).toEqual(['Chompers', 'gnashers', 'ivory pegs'])
    const byGroup = ['Chompers in a box', 'Gnashers newest', 'Something else']
    expect(await titles('chompers')).toEqual(byGroup)
    expect(await titles('ivory pegs')).toEqual([
      'Gnashers newest',
      'Chompers in a box',
      'Something else',
    ])
    const pages = [1, 2, 3].map((page) => search('chompers', `&limit=1&page=${page}`))
    expect((await Promise.all(pages)).flatMap((page) => page.titles)).toEqual(byGroup)
    const html = await (await site.fetch('/articles?query=ivory+pegs')).text()
    expect(html).toContain('Search results: 3 article(s)')
    const suggested = await json<{ text: string }[]>(
      site.fetch('/api/user/v1/suggestions?query=a%20chompers'),
    )
    expect(suggested.map(({ text }) => text)).toEqual(['Chompers in a box', 'Gnashers newest'])

    expect((await admin.remove(`${path}/${group._id}`)).status).toBe(204)
    expect(await titles('chompers')).toEqual(byWord)
  })

  it('that come with the site can be changed, not removed', async () => {
    await write('Vertigo')
    const group = (await groups()).find(({ words }) => words.includes('vertigo'))!
    expect(group.builtIn).toBe(true)
    expect(await titles('dizzy')).toEqual(['Vertigo'])
    const { _id, updatedAt } = group
    const changed = await admin.put(`${path}/${_id}`, { words: ['dizzy', 'woozy'], updatedAt })
    expect(await json(changed)).toMatchObject({ _id, words: ['dizzy', 'woozy'], builtIn: true })
    expect(await titles('dizzy')).toEqual([])
    expect(await refusal(await admin.put(`${path}/${_id}`, { words: ['a', 'b'], updatedAt }))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    expect(await refusal(await admin.remove(`${path}/${_id}`))).toBe(
      '409 This group comes with the site.',
    )
  })

  it('are refused with what is wrong', async () => {
    await make('chompers', 'gnashers')
    expect(await refused({ words: ['jaw', ' ', '!', 'JÁW'] })).toBe('Enter at least two words.')
    expect(await refused({})).toBe('Enter at least two words.')
    expect(await refused({ words: ['jaw', 'x'.repeat(41)] })).toBe('A word is too long.')
    const many = Array.from({ length: 21 }, (_, number) => `w${number}`)
    expect(await refused({ words: many })).toBe('Enter at most 20 words.')
    expect(await refused({ words: ['new', 'Gnáshers'] })).toBe(
      '“Gnáshers” is in another group already.',
    )
    expect(await refused({ words: ['new', 'snore'] })).toBe('“snore” is in another group already.')
    expect(await refusal(await admin.remove(`${path}/nothing`))).toBe('404 Group not found')
    expect(await refusal(await admin.put(`${path}/nothing`, { words: ['a', 'b'] }))).toBe(
      '404 Group not found',
    )
  })

  it('of two editors at once keep each word in one group, and there are at most 500', async () => {
    const twice = await Promise.all(
      ['one', 'two'].map((word) => admin.post(path, { words: ['same', word] })),
    )
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 400]))
    const updated_at = time.clock().toISOString()
    const missing = 500 - (await groups()).length
    const rows = Array.from({ length: missing }, (_, number) => ({
      ...{ id: `g${number}`, built_in: null, updated_at },
      words: JSON.stringify([`left${number}`, `right${number}`]),
    }))
    await storage.db.insertInto('synonym_groups').values(rows).execute()
    expect(await refusal(await admin.post(path, { words: ['last', 'straw'] }))).toBe(
      '409 There are 500 groups already.',
    )
  })
})

describe('recommended articles', () => {
  const path = '/search/promoted'
  const list = () => json<PromotedArticle[]>(admin.get(path))
  const recommend = async (words: string, articleId: string) => {
    time.move(1)
    return json<PromotedArticle>(admin.post(path, { words, articleId }))
  }

  it('come first and once, where the search holds all the words', async () => {
    const old = await write('Tongue exercises')
    for (let number = 1; number <= 3; number += 1) await write(`Jaw pain ${number}`)
    const last = await write('Pain in the jaw')
    const promoted = await recommend('Jaw PÁIN', old._id)
    expect(promoted).toMatchObject({ words: 'Jaw PÁIN', article: { title: 'Tongue exercises' } })
    await recommend('jaw pain', last._id)

    const whole = [
      '* Pain in the jaw',
      '* Tongue exercises',
      ...[3, 2, 1].map((number) => `Jaw pain ${number}`),
    ]
    expect(await search('pain of the jaw')).toEqual({ total: 5, titles: whole })
    for (const limit of [1, 2, 4]) {
      const pages = Array.from({ length: Math.ceil(5 / limit) }, (_, index) =>
        search('jaw, pain', `&limit=${limit}&page=${index + 1}`),
      )
      expect((await Promise.all(pages)).flatMap((page) => page.titles)).toEqual(whole)
    }
    expect((await search('jaw pain', '&sort=a-z')).total).toBe(4)
    expect(await titles('jaws pain')).not.toContain('* Tongue exercises')
    const html = await (await site.fetch('/articles?query=jaw+pain')).text()
    expect(html.split('Recommended').length).toBe(3)
    const suggested = await site.fetch('/api/user/v1/suggestions?query=jaw%20pain')
    expect(await json(suggested)).toContainEqual({
      ...{ kind: 'article', text: 'Tongue exercises', promoted: true },
      address: `/articles/${old._id}`,
    })

    expect((await admin.remove(`${path}/${promoted._id}`)).status).toBe(204)
    expect((await search('jaw pain')).total).toBe(4)
    expect(await refusal(await admin.remove(`${path}/${promoted._id}`))).toBe(
      '404 Recommendation not found',
    )
  })

  it('are at most three, also where nothing else is found, and in a sentence', async () => {
    const ids = []
    for (let number = 1; number <= 4; number += 1) ids.push((await write(`Guide ${number}`))._id)
    for (const id of ids) await recommend('zebra', id)
    await recommend('zebra', ids[0]!)
    expect(await list()).toHaveLength(4)
    const first = ['* Guide 4', '* Guide 3', '* Guide 2']
    expect(await search('zebra')).toEqual({ total: 3, titles: first })
    expect(await titles('why does my zebra read the guide on its own')).toEqual([
      ...first,
      'Guide 1',
    ])
  })

  it('go with a deleted article', async () => {
    const { _id } = await write('Short life')
    await recommend('life', _id)
    expect((await admin.remove(`/blogs/${_id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('are refused with what is wrong', async () => {
    const { _id } = await write('There')
    for (const words of ['', ' ? ', undefined]) {
      expect(await refusal(await admin.post(path, { words, articleId: _id }))).toBe(
        '400 Words are required.',
      )
    }
    const response = await admin.post(path, { words: 'jaw', articleId: 'nothing' })
    expect(response.status).toBe(400)
    expect(await json(response)).toEqual({ message: 'Article not found', field: 'articleId' })
  })
})
