import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reference } from '../../shared/reference.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let calls: ReturnType<typeof adminCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({}, { open: storage.open })
  calls = adminCalls(site, await adminToken(site.dataDir))
  author = (await calls.makeDoctor({ name: 'Dr. Ada Quill' }))._id
})
afterAll(() => site.stop())

const citing = (long_description: string, references?: unknown) => ({
  ...goodBlog(author),
  long_description,
  ...(references !== undefined && { references }),
})

describe('known references', () => {
  const find = async (query: string) =>
    (await (
      await calls.get(`/references?query=${encodeURIComponent(query)}`)
    ).json()) as Reference[]

  it('are found by authors, title or DOI, each once, as it was spelt last', async () => {
    const zebra = { authors: 'Zebrafink Ä', title: 'Stripes of enamel', doi: '10.5555/Zebra.1' }
    await calls.makeBlog(citing('<p>One.</p>', [zebra]))
    const title = 'Stripes of the enamel'
    const { _id } = await calls.makeBlog(citing('<p>One.</p>', [{ ...zebra, title }]))
    for (const query of [
      'zebrafink',
      'ZEBRAFINK a',
      'stripes enamel',
      'https://doi.org/10.5555/zebra',
    ]) {
      const found = await find(query)
      expect(
        found.map((reference) => reference.title),
        query,
      ).toEqual([title])
    }
    expect((await find('tirzepatide'))[0]).toMatchObject({ doi: '10.1056/nejmoa2404881' })
    expect(await find('z')).toEqual([])
    expect((await find('jaw')).length).toBeLessThanOrEqual(8)
    await calls.put(`/blogs/${_id}`, citing('<p>One.</p>', []))
    expect(await find('zebrafink')).toHaveLength(1)
  })

  it('are shown to nobody without a session', async () => {
    expect((await site.fetch('/api/admin/v1/references?query=jaw')).status).toBe(401)
  })
})
