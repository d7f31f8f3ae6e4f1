import { expect, it } from 'vitest'
import type { Draft } from '../../shared/draft.ts'
import { limits } from '../../shared/limits.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { newKey } from '../support/requests/draft-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { adminEmails, useDraftsSite } from '../support/site/drafts-site.ts'

const at = useDraftsSite()
const { clock, move, storage } = at

const kinds = async (key: string) => (await at.ours.versions(key)).map(({ kind }) => kind)

it('keeps a version that somebody asks for, once for the same words', async () => {
  const key = newKey()
  await at.ours.save(key, { title: 'One', long_description: '<p>two words</p>' })
  const kept = await at.ours.post(key, 'versions', { name: '' })
  expect(kept.status).toBe(201)
  expect(await kept.json()).toMatchObject({
    number: 1,
    kind: 'kept',
    name: '',
    createdBy: adminEmails[0],
    words: 2,
    pictureRemoved: false,
  })
  const again = await at.ours.post(key, 'versions', { name: 'First' })
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ number: 1, name: 'First' })
  await at.ours.save(key, { title: 'Two' }, 1)
  expect((await at.ours.post(key, 'versions', { name: 'Second' })).status).toBe(201)
  expect((await at.ours.versions(key)).map(({ name }) => name)).toEqual(['Second', 'First'])
  expect((await at.ours.version(key, 1)).fields).toMatchObject({ title: 'One', tags: [] })
  expect(await refusal(await at.ours.post(key, 'versions', { name: 'a'.repeat(101) }))).toBe(
    '400 Name is too long. Limit is 100 characters.',
  )
  expect(await refusal(await at.calls.get(`/drafts/${key}/versions/9`))).toBe(
    '404 Version not found',
  )
})

it('keeps one by itself before somebody else’s change, after ten minutes and at the end', async () => {
  const key = newKey()
  await at.ours.save(key, { title: 'a' })
  await at.ours.save(key, { title: 'ab' }, 1)
  expect(await kinds(key)).toEqual([])
  await at.theirs.save(key, { call_out: 'x' }, 2)
  expect(await at.ours.versions(key)).toMatchObject([
    { kind: 'automatic', createdBy: adminEmails[0] },
  ])
  move(11 * minute)
  await at.theirs.save(key, { call_out: 'xy' }, 3)
  expect((await at.ours.version(key, 2)).fields).toMatchObject({ title: 'ab', call_out: 'x' })
  await at.theirs.post(key, 'presence', { tab: at.theirs.tab, field: null, version: 4 })
  await at.calls.remove(`/drafts/${key}/presence`, { tab: at.theirs.tab })
  expect((await at.ours.version(key, 3)).fields).toMatchObject({ call_out: 'xy' })
})

it('restores a version, which can be undone', async () => {
  const key = newKey()
  await at.ours.save(key, { title: 'Old' })
  await at.ours.post(key, 'versions', { name: '' })
  await at.ours.save(key, { title: 'New' }, 1)
  const stale = await at.ours.post(key, 'versions/1/restore', { version: 1 })
  expect(await refusal(stale)).toBe('409 Somebody else has saved this in the meantime.')
  const restored = (await (
    await at.ours.post(key, 'versions/1/restore', { version: 2 })
  ).json()) as Draft
  expect(restored).toMatchObject({ version: 3, fields: { title: 'Old' } })
  expect(await kinds(key)).toEqual(['restored', 'automatic', 'kept'])
  await at.ours.post(key, 'versions/2/restore', { version: 3 })
  expect((await at.ours.get(key)).fields['title']).toBe('New')
})

it('keeps what was published before the first change to a record', async () => {
  const doctor = await at.calls.makeDoctor({ name: 'Dr. Ada Test' })
  const blog = await at.calls.makeBlog(goodBlog(doctor._id))
  const key = `blog.${blog._id}`
  await at.ours.save(key, { title: 'Changed' })
  const [version] = await at.ours.versions(key)
  expect(version).toMatchObject({
    kind: 'published',
    createdAt: blog.updatedAt,
    pictureRemoved: true,
  })
  expect((await at.ours.version(key, version!.number)).fields).toMatchObject({ title: blog.title })
})

it('keeps so many published versions of a record, and says where the oldest go', async () => {
  const { _id: author } = await at.calls.makeDoctor({ name: 'Dr. Long' })
  const { _id } = await at.calls.makeBlog(goodBlog(author))
  const key = `blog.${_id}`
  const { number: draft_number } = await storage.db
    .selectFrom('drafts')
    .select('number')
    .where('record_id', '=', _id)
    .executeTakeFirstOrThrow()
  const { askedVersions, versionBytes } = limits.draft
  const version = {
    ...{ draft_number, name: '', draft_version: 0, words: 1, image_url: '', created_by: '' },
    ...{ created_at: '2020-01-01T00:00:00.000Z', fields: '{}' },
  }
  const addVersions = (
    kind: 'published' | 'discarded',
    first: number,
    count: number,
    fields = '{}',
  ) =>
    storage.db
      .insertInto('revisions')
      .values(
        Array.from({ length: count }, (_, at) => ({
          ...version,
          kind,
          fields,
          number: first + at,
        })),
      )
      .execute()
  await addVersions('published', 2, askedVersions - 1)
  await addVersions('discarded', 501, 20)
  const page = async (number: number) =>
    at.calls.get(`/drafts/${key}/versions?limit=300&page=${number}`)
  const first = await page(1)
  expect(first.headers.get('x-total-count')).toBe('520')
  expect(first.headers.get('link')).toContain('page=2')
  expect(((await (await page(2)).json()) as unknown[]).length).toBe(220)

  expect((await at.calls.put(`/blogs/${_id}`, { ...goodBlog(author), title: 'Anew' })).status).toBe(
    200,
  )
  const numbers = (
    (await (await at.calls.get(`/drafts/${key}/versions?limit=1000`)).json()) as {
      number: number
    }[]
  ).map(({ number }) => number)
  expect(numbers.filter((number) => number < 501 || number > 520)).toHaveLength(askedVersions)
  expect(numbers).toHaveLength(520)
  expect(numbers).not.toContain(1)
  const erased = await at.calls.get('/audit?action=erased&kind=article')
  expect(await erased.json()).toMatchObject([{ record: _id, fields: ['published version'] }])

  // This many bytes push out older versions.
  await addVersions('discarded', 600, 1, `{"call_out":"${'a'.repeat(versionBytes)}"}`)
  expect((await at.ours.post(key, 'versions', { name: 'Small' })).status).toBe(201)
  expect(await kinds(key)).toContain('kept')
  expect(await kinds(key)).not.toContain('discarded')
})

it('keeps what an older version of the program published beside unsaved work', async () => {
  const { _id: author } = await at.calls.makeDoctor({ name: 'Dr. Upgrade' })
  const { _id } = await at.calls.makeBlog(goodBlog(author))
  const key = `blog.${_id}`
  await at.ours.save(key, { call_out: 'Unsaved.' })
  const updated_at = new Date(clock().getTime() + minute).toISOString()
  await storage.db
    .updateTable('blogs')
    .set({ title: 'By the older version', updated_at })
    .where('id', '=', _id)
    .execute()
  expect(await at.ours.get(key)).toMatchObject({ state: 'changed', recordChanged: true })
  await at.ours.save(key, { call_out: 'Unsaved still.' }, 1)
  await at.ours.save(key, { call_out: 'Unsaved still!' }, 2)
  const published = (await at.ours.versions(key)).filter(({ kind }) => kind === 'published')
  expect(published.map(({ createdAt }) => createdAt)).toContain(updated_at)
  expect(published).toHaveLength(2)
  const { number } = published.find(({ createdAt }) => createdAt === updated_at)!
  expect((await at.ours.version(key, number)).fields).toMatchObject({
    title: 'By the older version',
  })
})
