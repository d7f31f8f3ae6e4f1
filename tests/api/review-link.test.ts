import { expect, it } from 'vitest'
import type { PendingReview } from '../../shared/review.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { day } from '../support/site/movable-clock.ts'
import { useReviewLinkSite } from '../support/site/review-link-site.ts'

const at = useReviewLinkSite()
const { clock, move, logIn, page, ask, open, send, save, state } = at

it('lets a doctor without an account read and sign, once', async () => {
  const { path, pending } = await ask({ note: 'Please mind the <dose>.' })
  expect(pending).toMatchObject({ doctor: { _id: at.doctor._id }, answer: '', comment: '' })
  expect(Date.parse(pending.expiresAt) - clock().getTime()).toBe(30 * day)
  expect((await at.reviews.page(page())).pending).toEqual(pending)
  const { status, headers, html } = await open(path)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  })
  expect(html).toContain(`Please review: ${at.blog.title}`)
  expect(html).toContain('Clenching at <strong>night</strong>.')
  expect(html).toContain('Please mind the &lt;dose&gt;.')
  expect(html).not.toContain('What changed since')
  const { text: request = '' } = await at.mail.mailTo(at.doctor.email)
  expect(request).toContain('admin@example.org of the Academy')
  expect(request).toContain(`/doctors/${at.doctor._id}`)
  expect(request).toContain('Please allow 5 to 10 minutes; you can stop and come back.')
  expect(request).toContain('(617) 555-0142')
  for (const method of ['GET', 'HEAD', 'GET']) await at.site.fetch(path, { method })
  expect(await state()).toBe('none')
  const signed = await send(path, { interests: `Speaks for X.\r\n${'x'.repeat(986)}` })
  expect(signed.status).toBe(200)
  expect(signed.html).toContain('Thank you. The review is signed.')
  expect((await at.reviews.page(page())).pending).toBeNull()
  expect(await (await at.reviews.history(page())).json()).toMatchObject([
    {
      signedBy: 'link',
      interests: `Speaks for X.\n${'x'.repeat(986)}`,
      reviewedBy: { _id: at.doctor._id },
    },
  ])
  const thanks = await at.mail.mailTo(at.doctor.email, 2)
  expect(thanks.subject).toBe(`You signed: ${at.blog.title}`)
  expect(thanks.text).toContain(`/articles/${at.blog._id}`)
  expect(thanks.text).toContain('office@example.org')
  expect((await open(path)).status).toBe(404)
  expect((await send(path, {})).status).toBe(404)
  expect(at.mail.to(at.doctor.email)).toHaveLength(2)
})

it.each([
  [{ statement: '' }, 'Please confirm the statement.'],
  [{ months: '13' }, 'Choose a review period.'],
  [{ interests: '' }, 'Declare your interests, or write &quot;none&quot;.'],
  [{ decision: 'changes', comment: ' ' }, 'Please say what should change.'],
  [{ decision: '' }, 'Please sign the text or ask for changes.'],
])('keeps what was typed where a rule is broken: %j', async (fields, message) => {
  const { path } = await ask()
  const { status, html } = await send(path, { comment: 'Half a thought', ...fields })
  expect(status).toBe(400)
  expect(html.replaceAll('&#x27;', "'")).toContain(message)
  if (!('comment' in fields)) expect(html).toContain('Half a thought')
  if (!('months' in fields)) expect(html).toContain('<option value="24" selected="">')
  expect(await state()).toBe('none')
})

it('signs nothing where the text has changed since it was read', async () => {
  const { path } = await ask()
  const { contentHash } = await open(path)
  await save({ call_out: 'Take 50 mg.' })
  const refused = await send(path, { contentHash, interests: 'Typed words' })
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('The text has changed in the meantime. Please read it again.')
  expect(refused.html).toContain('Typed words')
  expect(refused.html).toContain('Take 50 mg.')
  expect(await state()).toBe('none')
  expect((await send(path, {})).status).toBe(200)
  expect(await state()).toBe('current')
})

it('tells the office what should change, and the doctor later what has', async () => {
  const first = await ask()
  await send(first.path, {})
  await save({ call_out: 'Pain is not a message.' })
  const { path } = await ask()
  const { html } = await open(path)
  expect(html).toContain('What changed since your last review')
  expect(html).toMatch(/<ins>not\s*<\/ins>/)
  const comment = 'Pain is a message.'
  const answered = await send(path, { decision: 'changes', comment, interests: '' })
  expect(answered.html).toContain('Thank you. The office has your comment.')
  expect((await open(path)).status).toBe(404)
  const { pending, review } = await at.reviews.page(page())
  expect(pending).toMatchObject({ answer: 'changes', comment })
  const one = await at.reviews.list(`?kind=article&id=${at.blog._id}`)
  expect(one.map(({ id, comments }) => [id, comments[0]?.comment])).toEqual([
    [at.blog._id, comment],
  ])
  expect(review.state).toBe('changed')
  const told = await at.mail.mailTo('office@example.org')
  expect(told.subject).toBe(`Changes asked for: ${at.blog.title}`)
  expect(told.text).toContain(`\n\n${comment}\n\n`)
  expect(told.text).toContain('/admin/reviews')
  await send((await ask()).path, {})
  expect(await at.reviews.page(page())).toMatchObject({
    ...{ pending: null, comments: [], review: { state: 'current' } },
  })
})

it('ends with time, cancelling, a newer one, another address, the doctor and the article', async () => {
  const ends: Record<string, (pending: PendingReview) => Promise<unknown>> = {
    time: async () => move(30 * day),
    cancelling: ({ _id }) => at.reviews.cancel(_id),
    'a newer one': () => ask(),
    'another address': async () => {
      for (const email of ['new@example.org', at.doctor.email]) {
        await at.calls.put(`/authors/${at.doctor._id}`, { name: at.doctor.name, email })
      }
    },
    'the doctor': () => at.calls.remove(`/authors/${at.doctor._id}`),
    'the article': () => at.calls.remove(`/blogs/${at.blog._id}`),
  }
  for (const [what, end] of Object.entries(ends)) {
    await logIn()
    at.blog = await at.calls.makeBlog(goodBlog(at.author._id))
    const email = `ending${(at.doctors += 1)}@example.org`
    at.doctor = await at.calls.makeDoctor({ name: 'Dr. Rita Reviewer', email })
    const { path, pending } = await ask()
    await end(pending)
    const { status, html } = await open(path)
    expect(status, what).toBe(404)
    expect(html).toContain('This link does not work')
    expect((await send(path, { contentHash: 'x' })).status, what).toBe(404)
  }
  expect((await at.reviews.cancel('nothing')).status).toBe(204)
})

it('asks nobody who cannot or must not judge', async () => {
  const nobody = await at.calls.makeDoctor({ name: 'Dr. No Mail' })
  const email = 'sample@example.org'
  const sample = await at.calls.makeDoctor({ name: 'Dr. Made Up', email, sample: true })
  const asked: [object, string][] = [
    [{ id: 'nothing' }, '404 There is nothing to review.'],
    [{ doctor_id: undefined }, '400 Doctor is required.'],
    [{ doctor_id: 'nobody' }, '400 Doctor is required.'],
    [{ doctor_id: nobody._id }, '400 This doctor has no e-mail address.'],
    [{ doctor_id: at.author._id }, '400 An author cannot review their own article.'],
    [{ doctor_id: sample._id }, '400 A sample profile cannot review.'],
    [{ note: 'x'.repeat(1001) }, '400 Note is too long. Limit is 1000 characters.'],
  ]
  for (const [more, expected] of asked) {
    const response = await at.reviews.ask({ ...page(), doctor_id: at.doctor._id, ...more })
    expect(await refusal(response)).toBe(expected)
  }
  expect((await at.reviews.page(page())).pending).toBeNull()
})
