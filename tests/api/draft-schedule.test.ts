import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { openDatabase, openPostgres } from '../support/site/built-program.ts'
import { day, hour, minute } from '../support/site/movable-clock.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { useScheduleSite } from '../support/site/schedule-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const setup = useScheduleSite()
const { clock, move, after, schedule, publicArticle, untilNotScheduled } = setup

/** Saves a valid draft. */
async function draftOf(title: string, author_id = setup.author): Promise<string> {
  const key = newKey()
  await setup.drafts.save(key, { ...goodBlog(author_id), title })
  return key
}

describe('a publication', () => {
  it('is scheduled by the rules of publication, then by those of its time, then of its version', async () => {
    const key = newKey()
    await setup.drafts.save(key, { ...goodBlog(setup.author), title: '', call_out: '' })
    const refused = async (at: unknown, version: number) => {
      const response = await setup.drafts.schedule(key, at, version)
      const { message, field } = (await response.json()) as { message: string; field?: string }
      return [response.status, field, message]
    }
    expect(await refused('soon', 7)).toEqual([400, 'title', 'Blog Title is required.'])
    await setup.drafts.save(key, { title: 'Scheduled' }, 1)
    expect(await refused('soon', 7)).toEqual([400, 'call_out', 'Call Out is required.'])
    await setup.drafts.save(key, { call_out: 'Now.' }, 2)
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
    const response = await setup.drafts.schedule(key, `${at}.900+00:00`, 3)
    expect(await response.json()).toMatchObject({ state: 'scheduled', scheduledAt: `${at}.000Z` })
    expect((await setup.drafts.list('?state=scheduled')).map((draft) => draft.key)).toContain(key)
    expect((await setup.drafts.versions(key))[0]).toMatchObject({ kind: 'scheduled' })
    expect((await setup.drafts.cancel(key)).status).toBe(204)
    expect((await setup.drafts.cancel(key)).status).toBe(204)
    expect(await setup.drafts.get(key)).toMatchObject({ state: 'draft', scheduledAt: null })
    expect(await refusal(await setup.drafts.schedule(newKey(), after(hour), 0))).toMatch(/^404/)
  })

  it('happens at its time, with the changes until then, and is a version of who made the last', async () => {
    const key = await draftOf('Due soon')
    await schedule(key)
    const other = adminCalls(setup.site, await adminToken(setup.site.dataDir, 'other@example.org'))
    const saved = await draftCalls(other).save(key, { title: 'Due with a change' }, 1)
    expect(saved.state).toBe('scheduled')
    move(minute)
    expect((await publicArticle('due-with-a-change')).status).toBe(404)
    const figures = async () => (await setup.site.fetch('/metrics')).text()
    expect(await figures()).toMatch(
      /academy_drafts\{state="scheduled"\} 1\n[^]*academy_drafts_overdue 0/,
    )
    move(minute + 1000)
    await untilNotScheduled(key)
    expect(await figures()).toMatch(/academy_drafts_overdue 0\n[^]*academy_draft_saves_total \d/)
    const article = (await (await publicArticle('due-with-a-change')).json()) as Blog
    expect(article).toMatchObject({ title: 'Due with a change', createdAt: clock().toISOString() })
    expect(await setup.drafts.get(key)).toMatchObject({
      key: `blog.${article._id}`,
      state: 'published',
      version: 0,
      recordChanged: false,
    })
    expect((await setup.drafts.versions(key))[0]).toMatchObject({
      kind: 'published',
      createdBy: 'other@example.org',
      createdAt: article.updatedAt,
    })
    const acts = await setup.calls.get(`/audit?record=${article._id}`)
    expect(await acts.json()).toMatchObject([
      { action: 'created', by: { email: 'other@example.org' } },
    ])
  })

  onSqlite.it('of changes to an article keeps its address and its day', async () => {
    const before = await setup.calls.makeBlog({ ...goodBlog(setup.author), title: 'Changed later' })
    const key = `blog.${before._id}`
    expect(await refusal(await setup.drafts.schedule(key, after(hour), 0))).toMatch(/^409/)
    await setup.drafts.save(key, { call_out: 'Changed.' })
    await schedule(key)
    move(2 * minute)
    await untilNotScheduled(key)
    const { _id, createdAt, updatedAt } = before
    const article = (await (await publicArticle(_id)).json()) as Blog
    expect(article).toMatchObject({ _id, createdAt, call_out: 'Changed.' })
    expect(Date.parse(article.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
    expect(await setup.drafts.get(key)).toMatchObject({ state: 'published' })
  })

  it('of a field that only a newer program has is left to that program for an hour', async () => {
    const [newer, other] = ['words.footer', await draftOf('Known to both')]
    await setup.drafts.save(newer, { newsletter: 'Letters' }, 0, 'words')
    await schedule(newer)
    await schedule(other)
    const stored = storedAt(setup.site.dataDir)
    const db = stored.databaseUrl ? openPostgres(stored.databaseUrl) : await openDatabase(stored)
    const set = (values: { fields: string } | { scheduled_at: string }) =>
      db.updateTable('drafts').set(values).where('record_id', '=', 'footer').execute()
    await set({ fields: JSON.stringify({ newsletter: 'Letters', 'parking.text': 'Behind us' }) })
    move(2 * minute)
    await untilNotScheduled(other)
    expect(await setup.drafts.get(newer)).toMatchObject({
      state: 'scheduled',
      scheduleProblem: null,
    })
    await set({ scheduled_at: after(-hour) })
    await db.destroy()
    await untilNotScheduled(newer)
    expect((await setup.drafts.get(newer)).scheduleProblem).toEqual({
      message: 'This field is not known.',
      field: 'parking.text',
    })
  })
})
