import { describe, expect, it } from 'vitest'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { usePeopleSite, json } from '../support/site/people-site.ts'

const setup = usePeopleSite()
const { callsOf, invite } = setup

describe('a doctor', () => {
  it('has own articles alone: in lists, drafts and reviews, and for others whether they exist or not', async () => {
    await invite('Ada', 'doctor', setup.ada)
    const doctor = await callsOf('ada@example.org')
    const own = await setup.owner.makeBlog({ ...goodBlog(setup.ada), title: 'Own words' })
    const other = await setup.owner.makeBlog({ ...goodBlog(setup.ben), title: 'Words of Ben' })
    for (const query of ['', '?query=words', '?fields=list']) {
      const list = await doctor.get(`/blogs${query}`)
      expect(list.headers.get('x-total-count')).toBe('1')
      expect(await list.json()).toMatchObject([{ _id: own._id }])
    }
    const reviews = await json<{ id: string }[]>(doctor.get('/reviews'))
    expect(reviews.map(({ id }) => id)).toEqual([own._id])

    const drafts = draftCalls(setup.owner)
    await drafts.save(newKey(), { title: 'Of nobody' })
    await drafts.save(`blog.${other._id}`, { title: 'Of Ben, changed' })
    const mine = newKey()
    await draftCalls(doctor).save(mine, { title: 'Mine' })
    expect((await draftCalls(doctor).list()).map(({ key }) => key)).toEqual([mine])

    const no = '403 You may not do this.'
    const body = goodBlog(setup.ben)
    for (const id of [other._id, 'nothing']) {
      expect(await refusal(await doctor.get(`/blogs/${id}`))).toBe(no)
      expect(await refusal(await doctor.put(`/blogs/${id}`, goodBlog(setup.ada)))).toBe(no)
      expect(await refusal(await doctor.remove(`/blogs/${id}`))).toBe(no)
      expect(await refusal(await doctor.get(`/drafts/blog.${id}`))).toBe(no)
      expect(await refusal(await doctor.get(`/drafts/blog.${id}/versions`))).toBe(no)
      expect(await refusal(await doctor.get(`/reviews/history?kind=article&id=${id}`))).toBe(no)
    }
    expect(await refusal(await doctor.post('/blogs', body))).toBe(no)
    expect(await refusal(await doctor.put(`/blogs/${own._id}`, body))).toBe(no)
    const save = { kind: 'blog', base: 0, tab: 'tab-of-ada', fields: { author_id: setup.ben } }
    expect(await refusal(await doctor.put(`/drafts/blog.${own._id}`, save))).toBe(no)
    expect((await doctor.put(`/blogs/${own._id}`, goodBlog(setup.ada))).status).toBe(200)
    expect((await doctor.put(`/authors/${setup.ada}`, { name: 'Dr. Ada' })).status).toBe(200)
    expect(await refusal(await doctor.put(`/authors/${setup.ben}`, { name: 'x' }))).toBe(no)
  })

  it('publishes no draft of others, and signs no own article', async () => {
    const doctor = await callsOf('ada@example.org')
    const no = '403 You may not do this.'
    const { _id, updatedAt } = await setup.owner.makeBlog({
      ...goodBlog(setup.ben),
      title: 'Taken off by Ben',
    })
    expect((await setup.owner.post(`/blogs/${_id}/unpublish`, { updatedAt })).status).toBe(200)
    const draft = {
      key: `blog.${_id}`,
      version: (await draftCalls(setup.owner).get(`blog.${_id}`)).version,
    }
    const ofAda = goodBlog(setup.ada)
    expect(await refusal(await doctor.post('/blogs', { ...ofAda, draft }))).toBe(no)
    const own = await setup.owner.makeBlog({ ...ofAda, title: 'Own, to be signed' })
    expect(await refusal(await doctor.put(`/blogs/${own._id}`, { ...ofAda, draft }))).toBe(no)
    expect((await draftCalls(setup.owner).get(`blog.${_id}`)).state).toBe('unpublished')
    const mine = newKey()
    const { version } = await draftCalls(doctor).save(mine, { title: 'Mine, to be published' })
    const published = await doctor.post('/blogs', { ...ofAda, draft: { key: mine, version } })
    expect(published.status).toBe(201)

    const declared = { contentHash: 'x', statement: true, months: 12, interests: 'none' }
    const sign = async (id: string) =>
      refusal(await doctor.post('/reviews', { kind: 'article', id, ...declared }))
    expect(await sign(own._id)).toBe(no)
    expect(await sign('nothing')).toBe('404 There is nothing to review.')
  })
})
