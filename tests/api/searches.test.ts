import { describe, expect, it } from 'vitest'
import type { SearchedText } from '../../shared/searches.ts'
import { createRetention, createSearchFigures, createBlogs } from '../support/site/built-program.ts'
import { day } from '../support/site/movable-clock.ts'
import { useSearchesSite, json } from '../support/site/searches-site.ts'

const at = useSearchesSite()
const { storage, time, logIn, write } = at

describe('figures of searches', () => {
  const figures = () => {
    const { db } = storage
    const log = { error: (error: unknown) => expect.unreachable(String(error)) } as never
    const searcher = createBlogs(db, time.clock)
    const found = { search: (text: string) => searcher.search({ query: text, limit: 1, page: 1 }) }
    const parts = { db, clock: time.clock, log, secret: 'x'.repeat(43) }
    return createSearchFigures({ ...parts, searcher: found as never })
  }
  const list = async (query = '') => json<SearchedText[]>(at.admin.get(`/searches${query}`))
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
      const response = await at.admin.get(`/searches?${query}`)
      expect(response.status).toBe(400)
      expect(await json(response)).toMatchObject({ field })
    }
  })
})
