import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Draft } from '../../shared/draft.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import type { Review } from '../../shared/review.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { giveProfile, reviewCalls } from '../support/requests/review-calls.ts'
import { openDatabase, openPostgres } from '../support/site/built-program.ts'
import { day, hour, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { storedAt } from '../support/stores/stored-at.ts'

const { clock, move } = movableClock()
const adminEmails = ['admin@example.org', 'other@example.org']
const after = (ms: number) => new Date(clock().getTime() + ms).toISOString()
const soon = { timeout: 7000, interval: 50 }

let site: TestSite
let calls: ReturnType<typeof adminCalls>
let drafts: ReturnType<typeof draftCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, adminEmails }, { clock })
  calls = adminCalls(site, await adminToken(site.dataDir))
  drafts = draftCalls(calls)
  author = (await calls.makeDoctor({ name: 'Dr. Ada Test' }))._id
})
afterAll(() => site.stop())
beforeEach(() => move(1000))

/** Saves a valid draft. */
async function draftOf(title: string, author_id = author): Promise<string> {
  const key = newKey()
  await drafts.save(key, { ...goodBlog(author_id), title })
  return key
}

async function schedule(key: string, ms = 2 * minute): Promise<Draft> {
  const { version } = await drafts.get(key)
  const response = await drafts.schedule(key, after(ms), version)
  expect(response.status).toBe(200)
  return (await response.json()) as Draft
}

const publicArticle = (id: string) => site.fetch(`/api/user/v1/blogs/${id}`)
const untilNotScheduled = (key: string) =>
  vi.waitFor(async () => expect((await drafts.get(key)).scheduledAt).toBeNull(), soon)

describe('a publication', () => {
  it('is scheduled by the rules of publication, then by those of its time, then of its version', async () => {
    const key = newKey()
    await drafts.save(key, { ...goodBlog(author), title: '', call_out: '' })
    const refused = async (at: unknown, version: number) => {
      const response = await drafts.schedule(key, at, version)
      const { message, field } = (await response.json()) as { message: string; field?: string }
      return [response.status, field, message]
    }
    expect(await refused('soon', 7)).toEqual([400, 'title', 'Blog Title is required.'])
    await drafts.save(key, { title: 'Scheduled' }, 1)
    expect(await refused('soon', 7)).toEqual([400, 'call_out', 'Call Out is required.'])
    await drafts.save(key, { call_out: 'Now.' }, 2)
    for (const at of ['soon', undefined, 7, '2027-02-30T10:00:00Z', '2027-01-01T10:00:00']) {
      expect(await refused(at, 7)).toEqual([400, 'at', 'Choose a valid time.'])
    }
    const tooSoon = 'Choose a time at least one minute from now.'
    expect(await refused(after(59_000), 7)).toEqual([400, 'at', tooSoon])
    const tooLate = 'Choose a time within two years.'
    expect(await refused(after(732 * day), 7)).toEqual([400, 'at', tooLate])
    const changed = 'Somebody else has saved this in the meantime.'
    expect(await refused(after(hour), 7)).toEqual([409, undefined, changed])
    const at = after(hour).slice(0, 19)
    const response = await drafts.schedule(key, `${at}.900+00:00`, 3)
    expect(await response.json()).toMatchObject({ state: 'scheduled', scheduledAt: `${at}.000Z` })
    expect((await drafts.list('?state=scheduled')).map((draft) => draft.key)).toContain(key)
    expect((await drafts.versions(key))[0]).toMatchObject({ kind: 'scheduled' })
    expect((await drafts.cancel(key)).status).toBe(204)
    expect((await drafts.cancel(key)).status).toBe(204)
    expect(await drafts.get(key)).toMatchObject({ state: 'draft', scheduledAt: null })
    expect(await refusal(await drafts.schedule(newKey(), after(hour), 0))).toMatch(/^404/)
  })

  it('happens at its time, with the changes until then, and is a version of who made the last', async () => {
    const key = await draftOf('Due soon')
    await schedule(key)
    const other = adminCalls(site, await adminToken(site.dataDir, 'other@example.org'))
    const saved = await draftCalls(other).save(key, { title: 'Due with a change' }, 1)
    expect(saved.state).toBe('scheduled')
    move(minute)
    expect((await publicArticle('due-with-a-change')).status).toBe(404)
    const figures = async () => (await site.fetch('/metrics')).text()
    expect(await figures()).toMatch(
      /academy_drafts\{state="scheduled"\} 1\n[^]*academy_drafts_overdue 0/,
    )
    move(minute + 1000)
    await untilNotScheduled(key)
    expect(await figures()).toMatch(/academy_drafts_overdue 0\n[^]*academy_draft_saves_total \d/)
    const article = (await (await publicArticle('due-with-a-change')).json()) as Blog
    expect(article).toMatchObject({ title: 'Due with a change', createdAt: clock().toISOString() })
    expect(await drafts.get(key)).toMatchObject({
      key: `blog.${article._id}`,
      state: 'published',
      version: 0,
      recordChanged: false,
    })
    expect((await drafts.versions(key))[0]).toMatchObject({
      kind: 'published',
      createdBy: 'other@example.org',
      createdAt: article.updatedAt,
    })
    const acts = await calls.get(`/audit?record=${article._id}`)
    expect(await acts.json()).toMatchObject([
      { action: 'created', by: { email: 'other@example.org' } },
    ])
  })

  it('of changes to an article keeps its address and its day', async () => {
    const before = await calls.makeBlog({ ...goodBlog(author), title: 'Changed later' })
    const key = `blog.${before._id}`
    expect(await refusal(await drafts.schedule(key, after(hour), 0))).toMatch(/^409/)
    await drafts.save(key, { call_out: 'Changed.' })
    await schedule(key)
    move(2 * minute)
    await untilNotScheduled(key)
    const { _id, createdAt, updatedAt } = before
    const article = (await (await publicArticle(_id)).json()) as Blog
    expect(article).toMatchObject({ _id, createdAt, call_out: 'Changed.' })
    expect(Date.parse(article.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
    expect(await drafts.get(key)).toMatchObject({ state: 'published' })
  })

  it('of words that are hard to read is refused without the tick, and happens with it', async () => {
    const key = 'words.contact'
    const title =
      'Temporomandibular arthrocentesis necessitates comprehensive multidisciplinary evaluation, notwithstanding considerable methodological heterogeneity.'
    await drafts.save(key, { description: title }, 0, 'words')
    const { version } = await drafts.get(key)
    expect(await refusal(await drafts.schedule(key, after(hour), version))).toMatch(
      /^400 This is hard to read: grade \d+, limit \d+\. Hardest: “Temporo/,
    )
    const at = after(2 * minute)
    expect((await drafts.schedule(key, at, version, { hard: true })).status).toBe(200)
    move(2 * minute)
    await untilNotScheduled(key)
    expect(await drafts.get(key)).toMatchObject({ state: 'published', scheduleProblem: null })
    const acts = await calls.get('/audit?record=contact')
    expect(await acts.json()).toMatchObject([
      { action: 'changed', kind: 'words', fields: ['description', 'hard'] },
      { action: 'changed', kind: 'words', fields: ['schedule', 'hard'] },
      { action: 'created', kind: 'words', fields: ['draft'] },
    ])

    const editor = { name: 'Ed', email: 'ed@example.org', role: 'editor' }
    await calls.post('/people', editor)
    const theirs = draftCalls(adminCalls(site, await adminToken(site.dataDir, editor.email)))
    await theirs.save('words.academy', { email: 'mine@example.org' }, 0, 'words')
    expect(await refusal(await theirs.schedule('words.academy', after(hour), 1))).toBe(
      '400 Only an owner can change the academy’s email address.',
    )
    // Nor by a draft that an owner has scheduled.
    await drafts.save('words.academy', { email: 'ours@example.org' }, 1, 'words')
    const seen = (await drafts.get('words.academy')).version
    expect((await drafts.schedule('words.academy', after(2 * minute), seen)).status).toBe(200)
    await theirs.save('words.academy', { email: 'mine@example.org' }, seen, 'words')
    move(2 * minute)
    await untilNotScheduled('words.academy')
    expect((await drafts.get('words.academy')).scheduleProblem).toEqual({
      message: 'Only an owner can change the academy’s email address.',
      field: 'email',
    })
  })

  it('of a field that only a newer program has is left to that program for an hour', async () => {
    const [newer, other] = ['words.footer', await draftOf('Known to both')]
    await drafts.save(newer, { newsletter: 'Letters' }, 0, 'words')
    await schedule(newer)
    await schedule(other)
    const stored = storedAt(site.dataDir)
    const db = stored.databaseUrl ? openPostgres(stored.databaseUrl) : await openDatabase(stored)
    const set = (values: { fields: string } | { scheduled_at: string }) =>
      db.updateTable('drafts').set(values).where('record_id', '=', 'footer').execute()
    await set({ fields: JSON.stringify({ newsletter: 'Letters', 'parking.text': 'Behind us' }) })
    move(2 * minute)
    await untilNotScheduled(other)
    expect(await drafts.get(newer)).toMatchObject({ state: 'scheduled', scheduleProblem: null })
    await set({ scheduled_at: after(-hour) })
    await db.destroy()
    await untilNotScheduled(newer)
    expect((await drafts.get(newer)).scheduleProblem).toEqual({
      message: 'This field is not known.',
      field: 'parking.text',
    })
  })

  it('keeps or ends a signature as a save does, and one that is no longer independent', async () => {
    const signer = await calls.makeDoctor({ name: 'Dr. Rita Reviewer' })
    await giveProfile(calls, 'admin@example.org', signer._id)
    const published: [DraftFields, Review['state']][] = [
      [{ call_out: 'Pain is a message!', tags: ['Jaw'] }, 'current'],
      [{ call_out: 'Pain is a message?' }, 'changed'],
      [{ author_id: signer._id }, 'none'],
    ]
    const ids: string[] = []
    for (const [changes] of published) {
      const { _id: id } = await calls.makeBlog(goodBlog(author))
      expect((await reviewCalls(calls).sign({ kind: 'article', id })).status).toBe(201)
      await drafts.save(`blog.${id}`, changes)
      await schedule(`blog.${id}`)
      ids.push(id)
    }
    move(2 * minute)
    for (const id of ids) await untilNotScheduled(`blog.${id}`)
    const articles = await Promise.all(ids.map(publicArticle))
    const states = articles.map(async (one) => ((await one.json()) as Blog).review.state)
    expect(await Promise.all(states)).toEqual(published.map(([, state]) => state))
  })

  it.each([
    {
      what: 'whose author is deleted',
      harm: (doctor: string) => calls.remove(`/authors/${doctor}`),
      problem: { message: 'Author is required.', field: 'author_id' },
    },
    {
      what: 'of an article that somebody else has changed',
      harm: (doctor: string, { _id }: Blog) => calls.put(`/blogs/${_id}`, goodBlog(doctor)),
      problem: { message: 'Somebody else has saved this in the meantime.' },
    },
  ])('$what does not happen, and who scheduled it is told', async ({ harm, problem }) => {
    const { _id: doctor } = await calls.makeDoctor({ name: 'Dr. Gone' })
    const before = await calls.makeBlog({ ...goodBlog(author), title: 'Stays as it is' })
    const key = `blog.${before._id}`
    const title = `Secret ${before._id}`
    await drafts.save(key, { title, author_id: doctor })
    await schedule(key)
    await harm(doctor, before)
    move(2 * minute)
    await untilNotScheduled(key)
    expect(await drafts.get(key)).toMatchObject({
      state: 'changed',
      scheduleProblem: problem,
      fields: { title },
    })
    expect(await (await publicArticle(before._id)).json()).not.toMatchObject({ title })
    const outbox = join(site.dataDir, 'outbox')
    await vi.waitFor(async () => {
      const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
      const mail = mails.find((text) => text.includes(`Subject: Not published: ${title}`))
      expect(mail).toContain('To: admin@example.org')
      expect(mail?.replaceAll('=\r\n', '')).toContain(problem.message)
    }, soon)
  })
})
