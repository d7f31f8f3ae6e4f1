import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Draft } from '../../shared/draft.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()
const storage = siteDatabase()

let site: TestSite
let token: string
let calls: ReturnType<typeof adminCalls>
let drafts: ReturnType<typeof draftCalls>
let good: ReturnType<typeof goodBlog>

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { clock, open: storage.open })
  token = await adminToken(site.dataDir)
  calls = adminCalls(site, token)
  drafts = draftCalls(calls)
  good = goodBlog((await calls.makeDoctor({ name: 'Dr. Ada Test' }))._id)
})
afterAll(() => site.stop())
beforeEach(() => move(minute))

const kinds = async (key: string) => (await drafts.versions(key)).map(({ kind }) => kind)

describe('a deleted record', () => {
  it('leaves its text in the trash, and is restored under its address', async () => {
    const blog = await calls.makeBlog({ ...good, title: 'Deleted words' })
    const key = `blog.${blog._id}`
    await calls.remove(`/blogs/${blog._id}`)
    const trashed = await drafts.get(key)
    expect(trashed).toMatchObject({ state: 'trash', fields: { title: 'Deleted words' } })
    expect(await refusal(await drafts.put(key, { title: 'x' }))).toBe('409 This is in the trash.')
    const restored = (await (await drafts.post(key, 'restore')).json()) as Draft
    expect(restored).toMatchObject({ state: 'unpublished', recordId: blog._id })
    // Its picture was deleted with it.
    expect(restored.fields).toMatchObject({ image_url: '' })
    const draft = { key: restored.key, version: restored.version }
    const back = await calls.makeBlog({ ...good, title: 'Other title', draft })
    expect(back._id).toBe(blog._id)
    expect(await kinds(key)).toEqual(['published', 'deleted', 'published'])
  })

  it('is restored under another address if its own is in use', async () => {
    const first = await calls.makeBlog({ ...good, title: 'Taken' })
    const key = `blog.${first._id}`
    await calls.remove(`/blogs/${first._id}`)
    const trashed = (await drafts.list('?state=trash')).find(
      ({ fields }) => fields['title'] === 'Taken',
    )
    await calls.makeBlog({ ...good, title: 'Taken' })
    expect(await drafts.get(key)).toMatchObject({ state: 'published' })
    const restored = (await (await drafts.post(trashed!.key, 'restore')).json()) as Draft
    expect(restored).toMatchObject({ state: 'draft', recordId: null })
  })

  it('of a doctor does the same', async () => {
    const doctor = await calls.makeDoctor({ name: 'Dr. Gone' })
    await calls.remove(`/authors/${doctor._id}`)
    const key = `doctor.${doctor._id}`
    const { version } = (await (await drafts.post(key, 'restore')).json()) as Draft
    const again = await calls.post('/authors', { name: 'Dr. Back', draft: { key, version } })
    expect((await again.json()) as Doctor).toMatchObject({ _id: doctor._id, name: 'Dr. Back' })
  })
})
