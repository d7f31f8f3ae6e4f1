import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { noReview } from '../../shared/review.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { giveProfile, type Signed } from '../support/requests/review-calls.ts'
import { day, minute } from '../support/site/movable-clock.ts'
import { useReviewsSite, name, json } from '../support/site/reviews-site.ts'

const at = useReviewsSite()
const { clock, move, storage, logIn, article, save, read } = at

describe('what a signature says of an article', () => {
  it('is told to readers and staff alike, and in no list of readers', async () => {
    expect(at.blog.review).toEqual(noReview)
    const { _id, review } = await json<Signed>(
      at.own.sign(article(), { interests: 'Speaks for X.' }),
    )
    expect(review).toEqual({
      state: 'current',
      reviewedBy: { _id: at.reviewer._id, name, credentials: 'DDS', specialty: 'Orofacial pain' },
      reviewedAt: clock().toISOString(),
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      changedAt: null,
    })
    expect((await read()).review).toEqual(review)
    expect(
      (await json<Blog[]>(at.calls.get('/blogs'))).find(({ _id }) => _id === at.blog._id)?.review,
    ).toEqual(review)
    expect((await json<Blog[]>(at.site.fetch('/api/user/v1/blogs')))[0]).not.toHaveProperty(
      'review',
    )
    expect(await json(at.reviews.history(article()))).toEqual([
      {
        _id,
        reviewedBy: review.reviewedBy,
        reviewedAt: review.reviewedAt,
        dueOn: review.dueOn,
        interests: 'Speaks for X.',
        signedBy: 'session',
        withdrawnAt: null,
        withdrawnReason: null,
      },
    ])
  })

  it('ends with any change of words, and comes back with the words', async () => {
    await at.own.sign(article())
    const { long_description, tags } = at.blog
    const other = long_description.replace('night', 'day')
    const changed = await save({ long_description: other })
    expect(changed.review).toMatchObject({ state: 'changed', changedAt: changed.updatedAt })
    expect((await save({ call_out: 'More.' })).review.changedAt).toBe(changed.updatedAt)
    expect((await save({ long_description, call_out: at.blog.call_out })).review).toMatchObject({
      state: 'current',
      changedAt: null,
    })
    expect((await save({ tags: [...tags, 'Jaw'] })).review.state).toBe('current')
    const references = [{ authors: 'Ada', title: 'A trial', publishedIn: 'A journal', year: 2020 }]
    expect((await save({ references })).review.state).toBe('changed')
    expect((await save({ references: [] })).review.state).toBe('current')
    for (const field of ['title', 'brief_description', 'blog_summary', 'img_description']) {
      const before = at.blog[field as 'title']
      expect((await save({ [field]: `${before} Take 5 mg.` })).review.state, field).toBe('changed')
      expect((await save({ [field]: before })).review.state, field).toBe('current')
    }
  })

  it('does not end with markup, white space and other punctuation', async () => {
    await at.own.sign(article())
    const long_description = '<p>Causes:</p><ul><li>Clenching at  “night”</li></ul>'
    expect((await save({ long_description, call_out: 'Pain is a message' })).review.state).toBe(
      'current',
    )
  })

  it('ends with what a program saves that knows nothing of reviews', async () => {
    await at.own.sign(article())
    const long_description = '<p>Clenching by day, for 5 hours.</p>'
    const updated_at = new Date(clock().getTime() + minute).toISOString()
    const changes = { long_description, updated_at }
    await storage.db.updateTable('blogs').set(changes).where('id', '=', at.blog._id).execute()
    const expected = { state: 'changed', changedAt: updated_at }
    await expect.poll(async () => (await read()).review).toMatchObject(expected)
    expect((await at.reviews.page(article())).review).toMatchObject(expected)
  })

  it('is due from the day after its last day on, and changed before that', async () => {
    await at.own.sign(article())
    const { dueOn } = (await read()).review
    move(Date.parse(`${dueOn}T12:00:00Z`) - clock().getTime())
    await logIn()
    expect((await at.reviews.page(article())).review.state).toBe('current')
    move(day)
    await logIn()
    expect((await at.reviews.page(article())).review.state).toBe('due')
    expect((await save({ call_out: 'Other.' })).review.state).toBe('changed')
  })

  it('stays as it was signed when the doctor is gone, and on record when the article is', async () => {
    const guest = await at.calls.makeDoctor({ name: 'Dr. Guest', email: 'guest@example.org' })
    await giveProfile(at.calls, 'rita@example.org', guest._id)
    await at.own.sign(article())
    await at.calls.remove(`/authors/${guest._id}`)
    await giveProfile(at.calls, 'rita@example.org', at.reviewer._id)
    const { review } = await read()
    expect(review).toMatchObject({ state: 'current', reviewedBy: { _id: null, name: 'Dr. Guest' } })
    await at.calls.remove(`/blogs/${at.blog._id}`)
    expect(await refusal(await at.reviews.history(article()))).toBe(
      '404 There is nothing to review.',
    )
    move(minute)
    at.blog = await at.calls.makeBlog(goodBlog(at.author._id))
    expect(at.blog.review).toEqual(noReview)
  })
})
