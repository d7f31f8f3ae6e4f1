import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Suggestion } from '../../shared/suggestion.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  admin = adminCalls(site, await adminToken(site.dataDir))
  author = (await admin.makeDoctor({ name: 'Dr. Zoë Snowdon' }))._id
  const blog = goodBlog(author)
  const write = (title: string, tags: string[] = ['Other']) =>
    admin.makeBlog({ ...blog, title, tags })
  await write('The last word on snoring', ['Sleep Apnea'])
  await write('Snoring', ['Snoring', 'Sleep Apnea'])
  await write('Why partners snore', ['snoring'])
  await write('50% off\\_', ['100% natural'])
  for (let count = 0; count < 10; count += 1) await write(`Sleep ${count}`, [`Sleep tag ${count}`])
})
afterAll(() => site.stop())

async function suggest(query: string): Promise<Suggestion[]> {
  const path = `/api/user/v1/suggestions?query=${encodeURIComponent(query)}`
  const response = await site.fetch(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Suggestion[]
}
const texts = async (query: string) =>
  (await suggest(query)).map(({ kind, text }) => `${kind} ${text}`)

describe('suggestions', () => {
  it('are pages about conditions, topics, doctors, titles that begin so, then titles that have the words', async () => {
    expect(await texts('sno')).toEqual([
      'condition Sleep Apnea',
      'topic snoring',
      'doctor Dr. Zoë Snowdon',
      'article Snoring',
      'article Why partners snore',
      'article The last word on snoring',
    ])
  })

  it.each([
    ['ZOE', ['doctor Dr. Zoë Snowdon']],
    ['apn', ['condition Sleep Apnea', 'topic Sleep Apnea']],
    ['word last', ['article The last word on snoring']],
    ['partners snoring', ['condition Sleep Apnea', 'article Why partners snore']],
    ['patrners', ['article Why partners snore']],
    ['100%', ['topic 100% natural']],
    ['%', []],
    ['s', []],
    ['', []],
    ['xyzzy', []],
  ])('for %s', async (query, expected) => expect(await texts(query)).toEqual(expected))

  it.each([
    [
      'unsubscribe',
      'page',
      'Newsletter',
      '/newsletter',
      { sentence: 'Get our news by email. Each mail has a link that ends it with one click.' },
    ],
    [
      'lockjaw',
      'condition',
      'Jaw suddenly locked and will not open',
      '/solution/jaw',
      { sentence: 'See a doctor or dentist today', level: 'today' },
    ],
  ])('begin for %s with its answer', async (query, kind, text, address, answer) =>
    expect((await suggest(query))[0]).toEqual({ kind, text, address, answer }),
  )

  it('are at most eight, two conditions and three topics among them', async () => {
    const found = await suggest('sleep')
    expect(found).toHaveLength(8)
    expect(found.filter(({ kind }) => kind === 'topic')).toHaveLength(3)
    expect(found.slice(0, 3)).toEqual([
      { kind: 'condition', text: 'Sleep Apnea', address: '/solution/sleepApnea' },
      { kind: 'condition', text: 'Insomnia', address: '/solution/insomnia' },
      { kind: 'topic', text: 'Sleep Apnea', address: '/articles?query=Sleep+Apnea' },
    ])
  })

  it('lead to pages that show what they promise', async () => {
    for (const { kind, text, address } of await suggest('sno')) {
      const page = await site.fetch(address)
      expect(page.status, address).toBe(200)
      if (kind !== 'topic') expect(await page.text()).toContain(text)
      else expect(await page.text()).toMatch(/Search results: (?:<!-- -->)?[1-9]/)
    }
  })

  it.each(['%', '_', '\\', '"', "'", '*', 'a" OR "b', '-sn', 'title:sn', '\u{10FFFF}\u{10FFFF}'])(
    'V-24: take %s as text',
    async (query) => expect(await suggest(`${query}${query}`)).toBeInstanceOf(Array),
  )

  it('follow every change at once, and are kept until then', async () => {
    const { _id } = await admin.makeBlog({ ...goodBlog(author), title: 'Numbats at night' })
    expect(await texts('numb')).toEqual(['article Numbats at night'])
    const path = '/api/user/v1/suggestions?query=numb'
    const etag = (await site.fetch(path)).headers.get('etag')!
    const again = await site.fetch(path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await admin.remove(`/blogs/${_id}`)
    expect(await texts('numb')).toEqual([])
  })
})
