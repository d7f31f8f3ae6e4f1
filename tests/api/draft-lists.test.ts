// Drafts in the panel's lists.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Blog, type BlogRow, blogRow } from '../../shared/blog.ts'
import { type Doctor, doctorRow, type DoctorRow } from '../../shared/doctor.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { z } from '../../shared/schema.ts'
import { useListedArticles } from '../support/site/listed-articles.ts'

const at = useListedArticles()
const { storage, read, titles } = at

describe('drafts among them', () => {
  let drafts: ReturnType<typeof draftCalls>
  let doctor: ReturnType<typeof adminCalls>
  let zoe: string
  const keys: Record<string, string> = {}

  beforeAll(async () => {
    drafts = draftCalls(at.admin)
    const [found] = (await read<Doctor>('/authors?query=zoe')).items
    zoe = found!._id
    const person = { name: 'Zoë', email: 'zoe@example.org', role: 'doctor', doctorId: zoe }
    await at.admin.post('/people', person)
    doctor = adminCalls(at.site, await adminToken(at.site.dataDir, person.email))
    const full = (title: string) => ({ ...goodBlog(zoe), title, tags: ['Bite'] })
    const formerDoctor = await at.admin.makeDoctor({ name: 'Dr. Early' })
    const deleted = await at.admin.makeBlog({ ...goodBlog(formerDoctor._id), title: 'Quoll' })
    await at.admin.remove(`/blogs/${deleted._id}`)
    await at.admin.remove(`/authors/${formerDoctor._id}`)
    for (const [title, fields] of Object.entries({
      Unfinished: { author_id: zoe, tags: ['TMD'], brief_description: 'About crêpes' },
      Anonymous: {},
      Later: full('Later'),
      Trashed: { tags: ['TMD'] },
    })) {
      keys[title] = newKey()
      await drafts.save(keys[title], { ...fields, title })
    }
    const inADay = new Date(Date.now() + 86_400_000).toISOString()
    await drafts.schedule(keys['Later']!, inADay, 1)
    await drafts.remove(keys['Trashed']!)
    const blog = await at.admin.makeBlog(full('Withdrawn'))
    await at.admin.post(`/blogs/${blog._id}/unpublish`, {})
    await drafts.save('blog.gamma', { title: 'Gamma, changed' })
  })
  afterAll(async () => {
    await drafts.remove('blog.gamma')
    for (const key of [...Object.values(keys), 'blog.withdrawn']) await drafts.remove(key)
  })

  it('are listed by state, before what readers see where all are', async () => {
    const unseen = ['Withdrawn', 'Later', 'Anonymous', 'Unfinished']
    const expected = {
      all: [...unseen, 'Gamma', 'Alpha', 'Beta'],
      unfinished: ['Gamma, changed', 'Withdrawn', 'Anonymous', 'Unfinished'],
      draft: ['Anonymous', 'Unfinished'],
      scheduled: ['Later'],
      published: ['Gamma', 'Alpha', 'Beta'],
      changed: ['Gamma, changed'],
      unpublished: ['Withdrawn'],
      trash: ['Trashed', 'Quoll'],
    }
    for (const [state, all] of Object.entries(expected)) {
      const { items, headers } = await read<BlogRow>(`/blogs?fields=list&state=${state}`)
      expect(items.map(({ title }) => title)).toEqual(all)
      expect(Number(headers.get('x-total-count'))).toBe(all.length)
      expect(z.array(blogRow.strict()).parse(items)).toEqual(items)
    }
    const { items } = await read<BlogRow>('/blogs?fields=list&state=all')
    expect(items.find(({ title }) => title === 'Gamma')).toMatchObject({
      _id: 'gamma',
      draft: { key: 'blog.gamma', state: 'changed', scheduleProblem: null },
    })
    const { key, scheduledAt } = items[1]!.draft!
    expect([key, items[1]!._id]).toEqual([keys['Later'], keys['Later']])
    expect(scheduledAt).not.toBeNull()
    expect((await read<Blog>('/blogs?state=changed')).items[0]).toHaveProperty('review')
    expect((await read<BlogRow>('/blogs?state=draft')).items).toHaveLength(2)
  })

  it('are filtered, sorted and paged with them', async () => {
    const all = (query: string) => titles(`state=all&${query}`)
    expect(await all('query=ZOE')).toEqual(['Withdrawn', 'Later', 'Unfinished', 'Gamma', 'Beta'])
    expect(await all('query=crepes+tmd')).toEqual(['Unfinished'])
    expect(await all('tag=tmd')).toEqual(['Unfinished', 'Gamma', 'Alpha'])
    expect(await all('tag=tm')).toEqual([])
    expect(await all(`author=${zoe}&solution=Medical+Solution`)).toEqual([
      ...['Withdrawn', 'Later', 'Gamma', 'Beta'],
    ])
    expect(await all('author=dr.+zoe+test&tag=bite&sort=date')).toEqual(['Later', 'Withdrawn'])
    const byTitle = ['Anonymous', 'Later', 'Unfinished', 'Withdrawn', 'Alpha', 'Beta', 'Gamma']
    expect(await all('sort=title')).toEqual(byTitle)
    expect((await all('sort=-author')).slice(0, 4)).toEqual([
      ...['Withdrawn', 'Later', 'Unfinished', 'Anonymous'],
    ])
    for (const page of [1, 2, 3, 4]) {
      const shown = await all(`sort=title&limit=3&page=${page}`)
      expect(shown).toEqual(byTitle.slice(3 * page - 3, 3 * page))
    }
  })

  it('are a doctor’s own alone, also where an older version of the program saved them last', async () => {
    const own = async (state: string) => {
      const response = await doctor.get(`/blogs?fields=list&state=${state}`)
      return ((await response.json()) as BlogRow[]).map(({ title }) => title)
    }
    const before = ['Withdrawn', 'Later', 'Unfinished', 'Gamma', 'Beta']
    expect(await own('all')).toEqual(before)
    expect(await own('trash')).toEqual([])
    const write = (fields: object, version: number) =>
      storage.db
        .updateTable('drafts')
        .set({ fields: JSON.stringify(fields), version })
        .where('id', '=', keys['Unfinished']!.slice('new.'.length))
        .execute()
    await write({ title: 'Unfinished', author_id: 'somebody-else' }, 2)
    expect((await doctor.get(`/drafts/${keys['Unfinished']}`)).status).toBe(403)
    expect(await own('all')).toEqual(before.filter((title) => title !== 'Unfinished'))
    await write({ title: 'Written before', author_id: zoe }, 3)
    expect(await own('draft')).toEqual(['Written before'])
    expect(await titles('state=draft&query=before')).toEqual(['Written before'])
  })

  it('are listed among doctors too, for those who may read them', async () => {
    const key = newKey()
    await drafts.save(key, { name: 'Dr. Bea', location: 'Bath' }, 0, 'doctor')
    const names = async (query: string, calls = at.admin) => {
      const response = await calls.get(`/authors?fields=list&${query}`)
      return ((await response.json()) as DoctorRow[]).map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Dr. Zoë Test', 'Dr. Ada'])
    expect(await names('state=all')).toEqual(['Dr. Bea', 'Dr. Zoë Test', 'Dr. Ada'])
    expect(await names('state=all&query=b&sort=-location')).toEqual(['Dr. Bea', 'Dr. Zoë Test'])
    expect(await names('state=all', doctor)).toEqual(['Dr. Zoë Test', 'Dr. Ada'])
    const { items } = await read<DoctorRow>('/authors?fields=list&query=ada')
    expect(items).toEqual([doctorRow.strict().parse(items[0])])
    expect(items[0]).toMatchObject({
      description: '<p>Treats <strong>jaws</strong></p>',
      draft: null,
    })
    await drafts.remove(key)
    const long = `<p><strong>${'Jaws. '.repeat(2000)}</strong></p>`
    const { _id } = await at.admin.makeDoctor({ name: 'Dr. Long', description: long })
    const [row] = (await read<DoctorRow>('/authors?fields=list&query=long')).items
    expect(row!.description).toMatch(/^<p><strong>Jaws\. .{3900,4000}<\/strong><\/p>$/)
    await at.admin.remove(`/authors/${_id}`)
  })
})
