import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { useDraftsSite } from '../support/site/drafts-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const setup = useDraftsSite()
const { clock, storage } = setup

describe('what can not be kept', () => {
  const tooLong = 'is too long to be kept. Limit is'
  it.each([
    [{ title: 'a'.repeat(10_001) }, `400 Blog Title ${tooLong} 10000 characters.`],
    [{ blog_summary: 'a'.repeat(400_001) }, `400 Blog Summary ${tooLong} 400000 characters.`],
    [{ title: 'a\u0000b' }, "400 Blog Title contains characters that can't be stored."],
    [{ call_out: 'a\ud800b' }, "400 Call Out contains characters that can't be stored."],
    [{ long_description: '<p>'.repeat(600) }, '400 Long Description has too much markup in it.'],
    [{ tags: 'TMD' }, '400 Tags must be a list of texts.'],
    [{ title: 7 }, '400 Blog Title must be a text.'],
    [{ not_a_field: 'x' }, '400 This field is not known.'],
    [{ constructor: 'x' }, '400 This field is not known.'],
  ])('is refused by the name of its field: %#', async (fields, refused) => {
    const response = await setup.ours.put(newKey(), fields)
    const { message, field } = (await response.json()) as { message: string; field?: string }
    expect(`${response.status} ${message}`).toBe(refused)
    expect(field).toBe(Object.keys(fields)[0])
  })

  it('is a request of more than 1 MiB', async () => {
    const response = await setup.ours.put(newKey(), { long_description: 'a'.repeat(1024 * 1024) })
    expect(response.status).toBe(413)
  })

  it('is a key that names nothing', async () => {
    for (const key of ['new.x', 'blog.', 'x.1', 'blog.never-was', `doctor.${setup.blog._id}`]) {
      expect(await refusal(await setup.ours.put(key, { title: 'x' })), key).toBe(
        '404 Draft not found',
      )
      expect((await setup.calls.get(`/drafts/${key}`)).status, key).toBe(404)
    }
  })

  onSqlite.it(
    'is more than 240 saves a minute of one session, of which 200 conflicts are kept',
    async () => {
      const other = draftCalls(adminCalls(setup.site, await adminToken(setup.site.dataDir)))
      const key = newKey()
      await setup.ours.save(key, { title: 'First' })
      const save = (round: number) => other.put(key, { title: `Refused ${round}` })
      expect(await refusedAsTooMany(save)).toBe(10)
      const kinds = (await setup.ours.versions(key)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(200)
    },
  )

  it('is a new draft with ten thousand in the trash, of which the last is listed', async () => {
    const at = clock().toISOString()
    const rows = Array.from({ length: limits.draft.trash }, (_, number) => ({
      ...{ id: `trashed ${number}`, kind: 'blog' as const, version: 1, words: 0, image_url: '' },
      ...{ field_versions: '{}', created_at: at, created_by: '', updated_at: at, updated_by: '' },
      ...{ trashed_at: at, fields: '{}', rich_texts: '{}' },
    }))
    for (let first = 0; first < rows.length; first += 1000) {
      await storage.db
        .insertInto('drafts')
        .values(rows.slice(first, first + 1000))
        .execute()
    }
    const full = '503 The trash is full. Delete some of it for ever first.'
    expect(await refusal(await setup.ours.put(newKey(), { title: 'One more' }))).toBe(full)
    expect((await setup.ours.put(`blog.${setup.blog._id}`, { title: 'Of a record' })).status).toBe(
      201,
    )
    for (const list of ['/drafts?', '/blogs?fields=list&']) {
      const last = await setup.calls.get(`${list}state=trash&limit=100&page=100`)
      expect(await last.json()).toHaveLength(100)
      expect(last.headers.get('x-total-count')).toBe(String(limits.draft.trash))
      expect(last.headers.get('link')).toBeNull()
    }
    await setup.ours.remove(`blog.${setup.blog._id}`)
    await storage.db.deleteFrom('drafts').where('id', 'like', 'trashed %').execute()
  })

  onSqlite.it('is more than 240 other calls a minute that store something', async () => {
    const other = draftCalls(adminCalls(setup.site, await adminToken(setup.site.dataDir)))
    const key = newKey()
    await setup.ours.save(key, { title: 'Looked at' })
    const look = () => other.post(key, 'presence', { tab: other.tab, field: null, version: 1 })
    expect(await refusedAsTooMany(look)).toBe(10)
    const nul = { tab: setup.ours.tab, field: 'a\u0000', version: 1 }
    expect((await setup.ours.post(key, 'presence', nul)).status).toBe(400)
  })
})

/** How many of 250 calls get 429. */
async function refusedAsTooMany(call: (round: number) => Promise<Response>): Promise<number> {
  const statuses: number[] = []
  for (let round = 0; round < 250; round += 10) {
    const calls = Array.from({ length: 10 }, (_, at) => call(round + at))
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
  }
  return statuses.filter((status) => status === 429).length
}
