import { describe, expect, it } from 'vitest'
import type { DraftPresence } from '../../shared/draft.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey, newTab } from '../support/requests/draft-calls.ts'
import { useDraftsSite, adminEmails } from '../support/site/drafts-site.ts'

const setup = useDraftsSite()
const { move } = setup

describe('two tabs', () => {
  it('change different fields at once, and learn of each other’s changes', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'Ours' })
    await setup.theirs.save(key, { call_out: 'Theirs' }, 1)
    expect(await setup.ours.save(key, { tags: ['a'] }, 1)).toMatchObject({ version: 3 })
    const response = await setup.ours.post(key, 'presence', {
      tab: setup.ours.tab,
      field: 'title',
      version: 1,
    })
    expect(await response.json()).toEqual({
      version: 3,
      state: 'draft',
      changes: { call_out: 'Theirs' },
      editors: [expect.objectContaining({ email: adminEmails[0], field: 'title', you: true })],
    })
  })

  it('conflict over one field, of which the refused text is kept as a version', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'First' })
    await setup.theirs.save(key, { title: 'Theirs' }, 1)
    const refused = await setup.ours.put(key, { title: 'Ours', call_out: 'Free' }, 1)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message: 'Somebody else has changed this in the meantime.',
      fields: ['title'],
      draft: { version: 2, fields: { title: 'Theirs', call_out: '' } },
    })
    await setup.ours.put(key, { title: 'Ours', call_out: 'Free' }, 1)
    const conflicts = (await setup.ours.versions(key)).filter(({ kind }) => kind === 'conflict')
    expect(conflicts).toHaveLength(1)
    expect((await setup.ours.version(key, conflicts[0]!.number)).fields).toMatchObject({
      title: 'Ours',
    })
    expect(await setup.ours.save(key, { title: 'Theirs' }, 1)).toMatchObject({ version: 2 })
  })

  it('never conflict with themselves, though a response was lost', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'a' })
    await setup.ours.save(key, { title: 'ab' }, 1)
    expect(await setup.ours.save(key, { title: 'abc' }, 1)).toMatchObject({ version: 3 })
  })

  it('save at once without losing a field', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'a' })
    const names = ['title', 'call_out', 'brief_description', 'typed_tag', 'long_description']
    const base = 1
    const tabs = names.map((name, at) => ({ name, calls: draftCalls(setup.calls, newTab()), at }))
    await Promise.all(
      tabs.map((tab) => tab.calls.save(key, { [tab.name]: `text ${tab.at}` }, base)),
    )
    const { fields, version } = await setup.ours.get(key)
    expect(names.map((name) => fields[name])).toEqual(names.map((_, at) => `text ${at}`))
    expect(version).toBe(1 + names.length)
  })

  it('write the same field at once: one is taken, the other’s text is kept', async () => {
    const keys = Array.from({ length: 10 }, newKey)
    const pairs = keys.map(async (key) => {
      await setup.ours.save(key, { title: 'a' })
      const [one, other] = await Promise.all([
        setup.ours.put(key, { title: 'Ours' }, 1),
        setup.theirs.put(key, { title: 'Theirs' }, 1),
      ])
      expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const [taken, refused] = one.ok ? ['Ours', 'Theirs'] : ['Theirs', 'Ours']
      expect((await setup.ours.get(key)).fields).toMatchObject({ title: taken })
      const conflict = (await setup.ours.versions(key)).find(({ kind }) => kind === 'conflict')
      expect((await setup.ours.version(key, conflict!.number)).fields).toMatchObject({
        title: refused,
      })
    })
    await Promise.all(pairs)
  })

  it('are listed for 45 seconds', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'Open' })
    await setup.theirs.post(key, 'presence', { tab: setup.theirs.tab, field: null, version: 1 })
    const editor = { email: adminEmails[1], field: null, you: false, since: expect.any(String) }
    expect((await setup.ours.get(key)).editors).toEqual([editor])
    move(46_000)
    const response = await setup.ours.post(key, 'presence', {
      tab: setup.ours.tab,
      field: null,
      version: 1,
    })
    expect(((await response.json()) as DraftPresence).editors).toHaveLength(1)
    await setup.calls.remove(`/drafts/${key}/presence`, { tab: setup.ours.tab })
    expect((await setup.ours.get(key)).editors).toEqual([])
  })
})

it.each(['discarded', 'published'] as const)(
  'a tab takes all fields of a record once its unpublished work is %s, and goes on from there',
  async (act) => {
    const { _id: doctorId } = await setup.calls.makeDoctor({ name: `Dr. ${act}` })
    const blog = await setup.calls.makeBlog(goodBlog(doctorId))
    const key = `blog.${blog._id}`
    const knows = async (version: number, recordUpdatedAt: string | null) => {
      const asked = { tab: setup.ours.tab, field: null, version, recordUpdatedAt }
      return (await (await setup.ours.post(key, 'presence', asked)).json()) as DraftPresence
    }
    const { version } = await setup.ours.save(key, { title: 'Ours' })
    const before = await knows(version, null)
    expect(before.changes).toBeNull()
    const { recordUpdatedAt } = before
    if (act === 'discarded') await setup.theirs.remove(key)
    else {
      const draft = { key, version }
      const record = { ...goodBlog(doctorId), call_out: 'Theirs', updatedAt: recordUpdatedAt }
      expect((await setup.calls.put(`/blogs/${blog._id}`, { ...record, draft })).status).toBe(200)
    }
    const after = await knows(version, recordUpdatedAt!)
    expect(after).toMatchObject({
      version: 0,
      state: 'published',
      recordId: blog._id,
      changes: (await setup.ours.get(key)).fields,
      lastAct: { kind: act, by: expect.stringContaining('@') },
    })
    expect((await knows(0, after.recordUpdatedAt!)).changes).toBeNull()
    expect(await setup.ours.save(key, { title: 'Ours again' }, 0)).toMatchObject({
      state: 'changed',
    })
    await setup.ours.remove(key)
  },
)
