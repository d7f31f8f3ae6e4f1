import { describe, expect, it } from 'vitest'
import { createRetention, openDatabase } from '../support/site/built-program.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { daily } from '../support/site/daily.ts'
import { day } from '../support/site/movable-clock.ts'
import { useRetentionSite, trustingClock } from '../support/site/retention-site.ts'

const at = useRetentionSite()
const { start, goneFromFiles } = at

describe('retention', () => {
  it('deletes drafts after 30 days in the trash, and leaves no trace of any that are gone', async () => {
    const timers = daily()
    await start()
    const calls = adminCalls(at.site, await adminToken(at.dataDir, undefined, at.time.clock))
    const drafts = draftCalls(calls)
    const [trashed, deleted, kept] = [newKey(), newKey(), newKey()]
    for (const [key, title] of [
      [trashed, 'canary-of-the-trash'],
      [deleted, 'canary-for-ever'],
      [kept, 'canary-that-stays'],
    ] as const) {
      await drafts.save(key, { title, long_description: `<p>${title} ${'x'.repeat(5000)}</p>` })
      await drafts.post(key, 'versions', { name: '' })
      await drafts.post(key, 'previews', { days: 1, note: '' })
    }
    for (const key of [trashed, deleted, deleted]) await drafts.remove(key)
    timers.goOff()
    await goneFromFiles('canary-for-ever')
    expect(await drafts.get(trashed)).toMatchObject({ state: 'trash' })
    at.time.move(30 * day + 1000)
    timers.goOff()
    await goneFromFiles('canary-of-the-trash')
    const later = draftCalls(
      adminCalls(at.site, await adminToken(at.dataDir, undefined, at.time.clock)),
    )
    expect((await later.list()).map(({ key }) => key)).toEqual([kept])
    expect(await later.versions(kept)).toHaveLength(1)
    const db = await openDatabase(at.store)
    const links = await db.selectFrom('preview_links').select('id').execute()
    await db.destroy()
    expect(links).toHaveLength(1)
  })

  it('keeps the versions of a record that an older version deleted for 30 days from when it is seen', async () => {
    await start()
    const calls = adminCalls(at.site, await adminToken(at.dataDir, undefined, at.time.clock))
    const key = newKey()
    await draftCalls(calls).save(key, { title: 'Written long ago' })
    await draftCalls(calls).post(key, 'versions', { name: '' })
    const db = await openDatabase(at.store)
    const long = new Date(at.time.clock().getTime() - 400 * day).toISOString()
    await db.updateTable('drafts').set({ fields: null, updated_at: long }).execute()
    const retention = createRetention(db, at.time.clock)
    const versions = async () =>
      (await db.selectFrom('revisions').select('number').execute()).length
    for (const [days, left] of [
      [0, 1],
      [29, 1],
      [2, 0],
    ] as const) {
      at.time.move(days * day)
      await retention.purgeUnattended(trustingClock)
      expect(await versions()).toBe(left)
    }
    await db.destroy()
  })

  it('forgets a former admin in drafts and versions', async () => {
    await start()
    const calls = adminCalls(at.site, await adminToken(at.dataDir, undefined, at.time.clock))
    const drafts = draftCalls(calls)
    const key = newKey()
    await drafts.save(key, { title: 'By somebody' })
    await drafts.post(key, 'versions', { name: '' })
    const db = await openDatabase(at.store)
    const retention = createRetention(db, at.time.clock)
    // Two columns of the draft, a version, and three rows of the audit log.
    expect(await retention.forgetWriter('admin@example.org')).toBe(6)
    await db.destroy()
    const someone = 'a former admin'
    expect(await drafts.get(key)).toMatchObject({ createdBy: someone, updatedBy: someone })
    expect(await drafts.versions(key)).toMatchObject([{ createdBy: someone }])
  })
})
