import { describe, expect, it } from 'vitest'
import type { Draft } from '../../shared/draft.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { newKey } from '../support/requests/draft-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useDraftsSite, adminEmails } from '../support/site/drafts-site.ts'

const setup = useDraftsSite()
const { move } = setup

describe('a draft', () => {
  it.each(['blog', 'doctor'])('of a %s keeps what was typed for a picture', async (kind) => {
    const [key, image_url] = [newKey(), Array.from({ length: 80 }, newKey).join('')]
    expect((await setup.ours.put(key, { image_url }, 0, kind)).status).toBe(201)
    expect((await setup.ours.get(key)).fields).toMatchObject({ image_url })
  })

  it('begins with its first save and has one version more with each change', async () => {
    const key = newKey()
    expect((await setup.calls.get(`/drafts/${key}`)).status).toBe(404)
    const first = await setup.ours.put(key, { title: 'Jaw' })
    expect(first.status).toBe(201)
    const saved = (await first.json()) as object
    expect(saved).toEqual({ key, version: 1, state: 'draft', updatedAt: expect.any(String) })
    expect(await setup.ours.save(key, { title: 'Jaw pain', tags: ['TMD'] }, 1)).toMatchObject({
      version: 2,
    })
    expect(await setup.ours.save(key, { title: 'Jaw pain' }, 0)).toMatchObject({ version: 2 })
    expect(await setup.ours.get(key)).toMatchObject({
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
    const key = `blog.${setup.blog._id}`
    const { updatedAt, _id, author_id } = setup.blog
    expect(await setup.ours.get(key)).toMatchObject({
      key,
      state: 'published',
      version: 0,
      basedOn: updatedAt,
      recordId: _id,
      fields: { ...goodBlog(author_id!._id), typed_tag: '' },
    })
    expect((await setup.ours.put(key, { title: 'Changed' })).status).toBe(201)
    expect(await setup.ours.get(key)).toMatchObject({
      state: 'changed',
      recordChanged: false,
      fields: { title: 'Changed', call_out: setup.blog.call_out },
    })
    await setup.calls.put(`/blogs/${setup.blog._id}`, goodBlog(author_id!._id))
    expect(await setup.ours.get(key)).toMatchObject({ recordChanged: true })
    expect((await setup.ours.remove(key)).status).toBe(204)
    expect(await setup.ours.get(key)).toMatchObject({
      state: 'published',
      fields: { title: setup.blog.title },
    })
    expect((await setup.ours.versions(key)).map(({ kind }) => kind)).toContain('discarded')
  })

  it('is given back with clean rich text', async () => {
    const key = newKey()
    await setup.ours.save(key, {
      long_description: '<p onclick="x">a <b>b</b></p><script>c</script>',
    })
    const { fields } = await setup.ours.get(key)
    expect(fields['long_description']).toBe('<p>a <strong>b</strong></p>')
  })

  it('can be moved to the trash, restored, and deleted for ever', async () => {
    const key = newKey()
    await setup.ours.save(key, { title: 'Thrown away' })
    expect(await refusal(await setup.ours.post(key, 'restore'))).toBe(
      '409 This is not in the trash.',
    )
    await setup.ours.remove(key)
    expect(await setup.ours.get(key)).toMatchObject({
      state: 'trash',
      fields: { title: 'Thrown away' },
    })
    expect(await refusal(await setup.ours.put(key, { title: 'x' }, 1))).toBe(
      '409 This is in the trash.',
    )
    expect((await setup.ours.list('?state=trash')).map((draft) => draft.key)).toEqual([key])
    expect(await (await setup.ours.post(key, 'restore')).json()).toMatchObject({
      key,
      state: 'draft',
    })
    await setup.ours.remove(key)
    expect(await refusal(await setup.ours.remove(key, 'draft'))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    await setup.ours.remove(key)
    expect((await setup.calls.get(`/drafts/${key}`)).status).toBe(404)
  })

  it('is duplicated under a name of its own', async () => {
    const response = await setup.ours.post(`blog.${setup.blog._id}`, 'duplicate')
    expect(response.status).toBe(201)
    const copy = (await response.json()) as Draft
    expect(copy).toMatchObject({
      state: 'draft',
      recordId: null,
      fields: { title: `${setup.blog.title} (copy)`, tags: setup.blog.tags },
    })
    expect(await setup.ours.get(copy.key)).toEqual(copy)
  })

  it('of a doctor is kept as well', async () => {
    const key = newKey()
    await setup.ours.save(key, { name: 'Dr. Half' }, 0, 'doctor')
    expect(await setup.ours.get(key)).toMatchObject({ kind: 'doctor', fields: { email: '' } })
    expect(await refusal(await setup.ours.put(key, { title: 'x' }))).toMatch(/^400/)
  })
})

describe('the list of drafts', () => {
  it('has what is unfinished, last changed first, in pages and without rich text', async () => {
    const keys = [newKey(), newKey()]
    for (const key of keys) {
      move(minute)
      await setup.ours.save(key, { title: key, long_description: '<p>three short words</p>' })
    }
    const response = await setup.calls.get('/drafts?kind=blog&state=draft&limit=1&page=1')
    const [first] = (await response.json()) as Draft[]
    expect(first).toMatchObject({ key: keys[1], words: 3, fields: { title: keys[1] } })
    expect(first!.fields).not.toHaveProperty('long_description')
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
    expect(response.headers.get('link')).toContain('page=2')
    const all = await setup.ours.list()
    expect(all.map(({ state }) => state)).not.toContain('published')
    expect((await setup.calls.get('/drafts?state=lost')).status).toBe(400)
  })
})
