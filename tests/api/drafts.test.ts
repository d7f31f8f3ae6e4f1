import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Draft, DraftPresence } from '../../shared/draft.ts'
import { limits } from '../../shared/limits.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey, newTab } from '../support/requests/draft-calls.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()
const storage = siteDatabase()
const adminEmails = ['admin@example.org', 'other@example.org']

let site: TestSite
let calls: ReturnType<typeof adminCalls>
let ours: ReturnType<typeof draftCalls>
let theirs: ReturnType<typeof draftCalls>
let blog: Blog

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, adminEmails }, { clock, open: storage.open })
  calls = adminCalls(site, await adminToken(site.dataDir))
  ours = draftCalls(calls)
  const other = await adminToken(site.dataDir, 'other@example.org')
  theirs = draftCalls(adminCalls(site, other))
  const doctor = await calls.makeDoctor({ name: 'Dr. Ada Test' })
  blog = await calls.makeBlog(goodBlog(doctor._id))
})
afterAll(() => site.stop())
beforeEach(() => move(minute))

describe('a draft', () => {
  it.each(['blog', 'doctor'])('of a %s keeps what was typed for a picture', async (kind) => {
    const [key, image_url] = [newKey(), Array.from({ length: 80 }, newKey).join('')]
    expect((await ours.put(key, { image_url }, 0, kind)).status).toBe(201)
    expect((await ours.get(key)).fields).toMatchObject({ image_url })
  })

  it('begins with its first save and has one version more with each change', async () => {
    const key = newKey()
    expect((await calls.get(`/drafts/${key}`)).status).toBe(404)
    const first = await ours.put(key, { title: 'Jaw' })
    expect(first.status).toBe(201)
    const saved = (await first.json()) as object
    expect(saved).toEqual({ key, version: 1, state: 'draft', updatedAt: expect.any(String) })
    expect(await ours.save(key, { title: 'Jaw pain', tags: ['TMD'] }, 1)).toMatchObject({
      version: 2,
    })
    expect(await ours.save(key, { title: 'Jaw pain' }, 0)).toMatchObject({ version: 2 })
    expect(await ours.get(key)).toMatchObject({
      key,
      kind: 'blog',
      recordId: null,
      state: 'draft',
      version: 2,
      basedOn: null,
      fields: { title: 'Jaw pain', tags: ['TMD'], solutions: [], long_description: '' },
      fieldVersions: { title: 2, tags: 2 },
      createdBy: adminEmails[0],
      updatedBy: adminEmails[0],
      editors: [],
    })
  })

  it('of a record begins as what readers see, who see nothing of it', async () => {
    const key = `blog.${blog._id}`
    const { updatedAt, _id, author_id } = blog
    expect(await ours.get(key)).toMatchObject({
      key,
      state: 'published',
      version: 0,
      basedOn: updatedAt,
      recordId: _id,
      fields: { ...goodBlog(author_id!._id), typed_tag: '' },
    })
    expect((await ours.put(key, { title: 'Changed' })).status).toBe(201)
    expect(await ours.get(key)).toMatchObject({
      state: 'changed',
      recordChanged: false,
      fields: { title: 'Changed', call_out: blog.call_out },
    })
    await calls.put(`/blogs/${blog._id}`, goodBlog(author_id!._id))
    expect(await ours.get(key)).toMatchObject({ recordChanged: true })
    expect((await ours.remove(key)).status).toBe(204)
    expect(await ours.get(key)).toMatchObject({ state: 'published', fields: { title: blog.title } })
    expect((await ours.versions(key)).map(({ kind }) => kind)).toContain('discarded')
  })

  it('is given back with clean rich text', async () => {
    const key = newKey()
    await ours.save(key, { long_description: '<p onclick="x">a <b>b</b></p><script>c</script>' })
    const { fields } = await ours.get(key)
    expect(fields['long_description']).toBe('<p>a <strong>b</strong></p>')
  })

  it('can be moved to the trash, restored, and deleted for ever', async () => {
    const key = newKey()
    await ours.save(key, { title: 'Thrown away' })
    expect(await refusal(await ours.post(key, 'restore'))).toBe('409 This is not in the trash.')
    await ours.remove(key)
    expect(await ours.get(key)).toMatchObject({ state: 'trash', fields: { title: 'Thrown away' } })
    expect(await refusal(await ours.put(key, { title: 'x' }, 1))).toBe('409 This is in the trash.')
    expect((await ours.list('?state=trash')).map((draft) => draft.key)).toEqual([key])
    expect(await (await ours.post(key, 'restore')).json()).toMatchObject({ key, state: 'draft' })
    await ours.remove(key)
    expect(await refusal(await ours.remove(key, 'draft'))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    await ours.remove(key)
    expect((await calls.get(`/drafts/${key}`)).status).toBe(404)
  })

  it('is duplicated under a name of its own', async () => {
    const response = await ours.post(`blog.${blog._id}`, 'duplicate')
    expect(response.status).toBe(201)
    const copy = (await response.json()) as Draft
    expect(copy).toMatchObject({
      state: 'draft',
      recordId: null,
      fields: { title: `${blog.title} (copy)`, tags: blog.tags },
    })
    expect(await ours.get(copy.key)).toEqual(copy)
  })

  it('of a doctor is kept as well', async () => {
    const key = newKey()
    await ours.save(key, { name: 'Dr. Half' }, 0, 'doctor')
    expect(await ours.get(key)).toMatchObject({ kind: 'doctor', fields: { email: '' } })
    expect(await refusal(await ours.put(key, { title: 'x' }))).toMatch(/^400/)
  })
})

describe('two tabs', () => {
  it('change different fields at once, and learn of each other’s changes', async () => {
    const key = newKey()
    await ours.save(key, { title: 'Ours' })
    await theirs.save(key, { call_out: 'Theirs' }, 1)
    expect(await ours.save(key, { tags: ['a'] }, 1)).toMatchObject({ version: 3 })
    const response = await ours.post(key, 'presence', { tab: ours.tab, field: 'title', version: 1 })
    expect(await response.json()).toEqual({
      version: 3,
      state: 'draft',
      changes: { call_out: 'Theirs' },
      editors: [expect.objectContaining({ email: adminEmails[0], field: 'title', you: true })],
    })
  })

  it('conflict over one field, of which the refused text is kept as a version', async () => {
    const key = newKey()
    await ours.save(key, { title: 'First' })
    await theirs.save(key, { title: 'Theirs' }, 1)
    const refused = await ours.put(key, { title: 'Ours', call_out: 'Free' }, 1)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message: 'Somebody else has changed this in the meantime.',
      fields: ['title'],
      draft: { version: 2, fields: { title: 'Theirs', call_out: '' } },
    })
    await ours.put(key, { title: 'Ours', call_out: 'Free' }, 1)
    const conflicts = (await ours.versions(key)).filter(({ kind }) => kind === 'conflict')
    expect(conflicts).toHaveLength(1)
    expect((await ours.version(key, conflicts[0]!.number)).fields).toMatchObject({ title: 'Ours' })
    expect(await ours.save(key, { title: 'Theirs' }, 1)).toMatchObject({ version: 2 })
  })

  it('never conflict with themselves, though a response was lost', async () => {
    const key = newKey()
    await ours.save(key, { title: 'a' })
    await ours.save(key, { title: 'ab' }, 1)
    expect(await ours.save(key, { title: 'abc' }, 1)).toMatchObject({ version: 3 })
  })

  it('save at once without losing a field', async () => {
    const key = newKey()
    await ours.save(key, { title: 'a' })
    const names = ['title', 'call_out', 'brief_description', 'typed_tag', 'long_description']
    const base = 1
    const tabs = names.map((name, at) => ({ name, calls: draftCalls(calls, newTab()), at }))
    await Promise.all(
      tabs.map((tab) => tab.calls.save(key, { [tab.name]: `text ${tab.at}` }, base)),
    )
    const { fields, version } = await ours.get(key)
    expect(names.map((name) => fields[name])).toEqual(names.map((_, at) => `text ${at}`))
    expect(version).toBe(1 + names.length)
  })

  it('write the same field at once: one is taken, the other’s text is kept', async () => {
    const keys = Array.from({ length: 10 }, newKey)
    const pairs = keys.map(async (key) => {
      await ours.save(key, { title: 'a' })
      const [one, other] = await Promise.all([
        ours.put(key, { title: 'Ours' }, 1),
        theirs.put(key, { title: 'Theirs' }, 1),
      ])
      expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const [taken, refused] = one.ok ? ['Ours', 'Theirs'] : ['Theirs', 'Ours']
      expect((await ours.get(key)).fields).toMatchObject({ title: taken })
      const conflict = (await ours.versions(key)).find(({ kind }) => kind === 'conflict')
      expect((await ours.version(key, conflict!.number)).fields).toMatchObject({ title: refused })
    })
    await Promise.all(pairs)
  })

  it('are listed for 45 seconds', async () => {
    const key = newKey()
    await ours.save(key, { title: 'Open' })
    await theirs.post(key, 'presence', { tab: theirs.tab, field: null, version: 1 })
    const editor = { email: adminEmails[1], field: null, you: false, since: expect.any(String) }
    expect((await ours.get(key)).editors).toEqual([editor])
    move(46_000)
    const response = await ours.post(key, 'presence', { tab: ours.tab, field: null, version: 1 })
    expect(((await response.json()) as DraftPresence).editors).toHaveLength(1)
    await calls.remove(`/drafts/${key}/presence`, { tab: ours.tab })
    expect((await ours.get(key)).editors).toEqual([])
  })
})

describe('the list of drafts', () => {
  it('has what is unfinished, last changed first, in pages and without rich text', async () => {
    const keys = [newKey(), newKey()]
    for (const key of keys) {
      move(minute)
      await ours.save(key, { title: key, long_description: '<p>three short words</p>' })
    }
    const response = await calls.get('/drafts?kind=blog&state=draft&limit=1&page=1')
    const [first] = (await response.json()) as Draft[]
    expect(first).toMatchObject({ key: keys[1], words: 3, fields: { title: keys[1] } })
    expect(first!.fields).not.toHaveProperty('long_description')
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
    expect(response.headers.get('link')).toContain('page=2')
    const all = await ours.list()
    expect(all.map(({ state }) => state)).not.toContain('published')
    expect((await calls.get('/drafts?state=lost')).status).toBe(400)
  })
})

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
    const response = await ours.put(newKey(), fields)
    const { message, field } = (await response.json()) as { message: string; field?: string }
    expect(`${response.status} ${message}`).toBe(refused)
    expect(field).toBe(Object.keys(fields)[0])
  })

  it('is a request of more than 1 MiB', async () => {
    const response = await ours.put(newKey(), { long_description: 'a'.repeat(1024 * 1024) })
    expect(response.status).toBe(413)
  })

  it('is a key that names nothing', async () => {
    for (const key of ['new.x', 'blog.', 'x.1', 'blog.never-was', `doctor.${blog._id}`]) {
      expect(await refusal(await ours.put(key, { title: 'x' })), key).toBe('404 Draft not found')
      expect((await calls.get(`/drafts/${key}`)).status, key).toBe(404)
    }
  })

  it('is more than 240 saves a minute of one session, of which 200 conflicts are kept', async () => {
    const other = draftCalls(adminCalls(site, await adminToken(site.dataDir)))
    const key = newKey()
    await ours.save(key, { title: 'First' })
    const save = (round: number) => other.put(key, { title: `Refused ${round}` })
    expect(await refusedAsTooMany(save)).toBe(10)
    const kinds = (await ours.versions(key)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(200)
  })

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
    expect(await refusal(await ours.put(newKey(), { title: 'One more' }))).toBe(full)
    expect((await ours.put(`blog.${blog._id}`, { title: 'Of a record' })).status).toBe(201)
    for (const list of ['/drafts?', '/blogs?fields=list&']) {
      const last = await calls.get(`${list}state=trash&limit=100&page=100`)
      expect(await last.json()).toHaveLength(100)
      expect(last.headers.get('x-total-count')).toBe(String(limits.draft.trash))
      expect(last.headers.get('link')).toBeNull()
    }
    await ours.remove(`blog.${blog._id}`)
    await storage.db.deleteFrom('drafts').where('id', 'like', 'trashed %').execute()
  })

  it('is more than 240 other calls a minute that store something', async () => {
    const other = draftCalls(adminCalls(site, await adminToken(site.dataDir)))
    const key = newKey()
    await ours.save(key, { title: 'Looked at' })
    const look = () => other.post(key, 'presence', { tab: other.tab, field: null, version: 1 })
    expect(await refusedAsTooMany(look)).toBe(10)
    const nul = { tab: ours.tab, field: 'a\u0000', version: 1 }
    expect((await ours.post(key, 'presence', nul)).status).toBe(400)
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
