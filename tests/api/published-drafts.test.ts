import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Draft } from '../../shared/draft.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { newKey } from '../support/requests/draft-calls.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { minute } from '../support/site/movable-clock.ts'
import { usePublishedDraftsSite } from '../support/site/published-drafts-site.ts'

const at = usePublishedDraftsSite()
const { move, storage, kinds } = at

const readers = (id: string) => at.site.fetch(`/api/user/v1/blogs/${id}`)
const saved = '409 Somebody else has saved this in the meantime.'

async function changed(response: Response): Promise<Blog> {
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Blog
}

describe('publishing', () => {
  it('ends the draft, which both of its keys name from then on', async () => {
    const key = newKey()
    const { version } = await at.drafts.save(key, { ...at.good, title: 'From a draft' })
    const stale = { ...at.good, title: 'From a draft', draft: { key, version: version + 1 } }
    expect(await refusal(await at.calls.post('/blogs', stale))).toBe(saved)
    const blog = await at.calls.makeBlog({ ...stale, draft: { key, version } })
    for (const name of [key, `blog.${blog._id}`]) {
      expect(await at.drafts.get(name)).toMatchObject({
        key: `blog.${blog._id}`,
        state: 'published',
        version: 0,
        recordId: blog._id,
        basedOn: blog.updatedAt,
        fields: { title: 'From a draft' },
      })
    }
    expect(await kinds(key)).toEqual(['published'])
    expect((await at.drafts.list()).map((draft) => draft.key)).not.toContain(`blog.${blog._id}`)
    // The response was lost, so the form is sent again.
    const again = await at.calls.post('/blogs', { ...stale, draft: { key, version } })
    expect(await refusal(again)).toBe(saved)
  })

  it('a change ends its draft, and is refused where the draft has changed', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'To be changed' })
    const key = `blog.${blog._id}`
    const { version } = await at.drafts.save(key, { title: 'Changed' })
    const change = { ...at.good, title: 'Changed', updatedAt: blog.updatedAt }
    const stale = await at.calls.put(`/blogs/${blog._id}`, {
      ...change,
      draft: { key, version: 9 },
    })
    expect(await refusal(stale)).toBe(saved)
    const answer = await at.calls.put(`/blogs/${blog._id}`, { ...change, draft: { key, version } })
    const { updatedAt } = await changed(answer)
    expect(await at.drafts.get(key)).toMatchObject({ state: 'published', basedOn: updatedAt })
    const versions = await at.drafts.versions(key)
    expect(versions).toMatchObject([
      { kind: 'published', createdAt: updatedAt },
      { kind: 'published' },
    ])
    expect((await at.drafts.version(key, 1)).fields).toMatchObject({ title: 'To be changed' })
  })

  it('leaves a draft of the record alone that it does not name', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'Left alone' })
    const key = `blog.${blog._id}`
    await at.drafts.save(key, { title: 'Still being written' })
    const unknown = { ...at.good, draft: { key: newKey(), version: 3 } }
    await changed(await at.calls.put(`/blogs/${blog._id}`, unknown))
    expect(await at.drafts.get(key)).toMatchObject({
      state: 'changed',
      recordChanged: true,
      fields: { title: 'Still being written' },
    })
  })

  it('a change that is sent again with its key is done once', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'Sent twice' })
    const change = { ...at.good, title: 'Sent twice, changed', updatedAt: blog.updatedAt }
    const key = { 'idempotency-key': 'a-key-of-the-form' }
    const first = await changed(await at.calls.put(`/blogs/${blog._id}`, change, key))
    expect(await changed(await at.calls.put(`/blogs/${blog._id}`, change, key))).toEqual(first)
    const other = await at.calls.put(`/blogs/${blog._id}`, { ...change, title: 'Other' }, key)
    expect(other.status).toBe(409)
    expect(await kinds(`blog.${blog._id}`)).toEqual(['published', 'published'])
  })
})

describe('an article taken off the site', () => {
  it('is published again under its address with its date', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'Comes back' })
    const path = `/blogs/${blog._id}/unpublish`
    expect(
      await refusal(await at.calls.post(path, { updatedAt: '2020-01-01T00:00:00.000Z' })),
    ).toBe(saved)
    move(minute)
    const answer = await at.calls.post(path, undefined)
    const draft = (await answer.json()) as Draft
    const { title } = blog
    expect(draft).toMatchObject({ state: 'unpublished', recordId: blog._id, fields: { title } })
    expect((await readers(blog._id)).status).toBe(404)
    expect((await at.calls.post(path, {})).status).toBe(404)
    const other = await at.calls.makeBlog({ ...at.good, title: 'Comes back' })
    expect(other._id).toBe('comes-back-2')
    const { key, version } = draft
    const back = await at.calls.makeBlog({
      ...at.good,
      title: 'Comes back',
      draft: { key, version },
    })
    expect(back).toMatchObject({ _id: blog._id, createdAt: blog.createdAt })
    expect(Date.parse(back.updatedAt)).toBeGreaterThan(Date.parse(blog.updatedAt))
    expect(await kinds(`blog.${blog._id}`)).toEqual(['published', 'unpublished', 'published'])
  })
})

describe('a draft', () => {
  it('has no author any more when the doctor is deleted', async () => {
    const doctor = await at.calls.makeDoctor({ name: 'Dr. Leaves' })
    const key = newKey()
    await at.drafts.save(key, { title: 'Whose?', author_id: doctor._id })
    await at.calls.remove(`/authors/${doctor._id}`)
    expect((await at.drafts.get(key)).fields).toMatchObject({ title: 'Whose?', author_id: '' })
  })

  it('keeps its picture from the sweep and from whoever deletes another article', async () => {
    const pictures = imageCalls(at.site, at.token)
    const image_url = await pictures.store({ bytes: await redAboveBlue(40, 20) })
    const key = newKey()
    await at.drafts.save(key, { title: 'With a picture', image_url })
    const blog = await at.calls.makeBlog({ ...at.good, image_url })
    expect((await at.calls.remove(`/blogs/${blog._id}`)).status).toBe(204)
    expect((await at.site.fetch(image_url)).status).toBe(200)
  })

  it('changes nothing that readers get', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'What readers see' })
    const key = `blog.${blog._id}`
    const version = () =>
      storage.db.selectFrom('content_version').select('number').executeTakeFirst()
    const before = await version()
    await at.drafts.save(key, { title: 'A secret wombat' })
    await at.drafts.post(key, 'versions', { name: 'wombat' })
    await at.drafts.save(newKey(), { ...at.good, title: 'Another wombat' })
    expect(await version()).toEqual(before)
    const paths = ['/api/user/v1/blogs', '/api/user/v1/blogs/search?query=wombat', '/articles']
    const more = ['/rss.xml', '/sitemap.xml', '/api/user/v1/suggestions?query=womb', '/']
    for (const path of [...paths, ...more, `/articles/${blog._id}`]) {
      expect(await (await at.site.fetch(path)).text(), path).not.toMatch(
        /secret wombat|Another wombat/,
      )
    }
  })
})
