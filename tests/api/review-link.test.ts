import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { PendingReview } from '../../shared/review.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { textOf } from '../support/requests/page-text.ts'
import { reviewCalls } from '../support/requests/review-calls.ts'
import { marksIn } from '../support/requests/review-marks.ts'
import { day, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()

let site: TestSite
let mail: MailServer
let calls: ReturnType<typeof adminCalls>
let reviews: ReturnType<typeof reviewCalls>
let author: Doctor
let blog: Blog
let doctor: Doctor
let doctors = 0

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite(
    { sampleContent: false, smtpUrl: mail.url, contactTo: 'office@example.org' },
    { clock },
  )
  await logIn()
  author = await calls.makeDoctor({ name: 'Dr. Ada Author', email: 'ada@example.org' })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  move(minute)
  await logIn()
  blog = await calls.makeBlog(goodBlog(author._id))
  const email = `doctor${(doctors += 1)}@example.org`
  doctor = await calls.makeDoctor({ name: 'Dr. Rita Reviewer', email })
})

async function logIn(): Promise<void> {
  calls = adminCalls(site, await adminToken(site.dataDir, 'admin@example.org', clock))
  reviews = reviewCalls(calls)
}

const page = () => ({ kind: 'article' as const, id: blog._id })

async function ask(more: object = {}): Promise<{ path: string; pending: PendingReview }> {
  const response = await reviews.ask({ ...page(), doctor_id: doctor._id, ...more })
  if (response.status !== 201) throw new Error(await response.text())
  const asked = mail.to(doctor.email).filter(isRequest).length + 1
  const { text = '' } = await mail.mailTo(doctor.email, asked, isRequest)
  const [, path = ''] = /^http:\/\/[^/]+(\/review\/[\w-]{43})$/m.exec(text) ?? []
  return { path, pending: (await response.json()) as PendingReview }
}
const isRequest = ({ subject = '' }) => subject.startsWith('Please review: ')

async function open(path: string) {
  const response = await site.fetch(path)
  const html = await response.text()
  const contentHash = /name="contentHash" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { status: response.status, headers: response.headers, html, contentHash }
}

/** Sends the form like a browser: with the origin `null`, because the page hides the real one. */
async function send(path: string, fields: Record<string, string>) {
  const { contentHash } = await open(path)
  const declared = { contentHash, decision: 'sign', months: '24', interests: 'none' }
  const response = await site.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams({ ...declared, statement: 'true', ...fields }).toString(),
  })
  return { status: response.status, html: await response.text() }
}

async function save(changes: object): Promise<void> {
  move(minute)
  const {
    author_id,
    review: _review,
    ...known
  } = (await (await calls.get(`/blogs/${blog._id}`)).json()) as Blog
  await calls.put(`/blogs/${blog._id}`, { ...known, author_id: author_id?._id, ...changes })
}
const state = async () => (await reviews.page(page())).review.state

it('shows of very many changes the first, and says how many more there are', async () => {
  const text = (word: string) =>
    Array.from({ length: 6000 }, (_, number) => `<p>${word} word ${number} the end</p>`).join('')
  await save({ long_description: text('old') })
  await send((await ask()).path, {})
  await save({ long_description: text('new') })
  const { html } = await open((await ask()).path)
  const changes = /id="changes".*?<\/section>/s.exec(html)![0]
  expect(changes).toContain('<ins>new ')
  expect(changes).toMatch(/<p>\d{4,5}(?:<!-- -->)? (?:<!-- -->)?more (?:<!-- -->)?changes are/)
  expect(changes.length).toBeLessThan(300_000)
})

it('lets a doctor without an account read and sign, once', async () => {
  const { path, pending } = await ask({ note: 'Please mind the <dose>.' })
  expect(pending).toMatchObject({ doctor: { _id: doctor._id }, answer: '', comment: '' })
  expect(Date.parse(pending.expiresAt) - clock().getTime()).toBe(30 * day)
  expect((await reviews.page(page())).pending).toEqual(pending)
  const { status, headers, html } = await open(path)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  })
  expect(html).toContain(`Please review: ${blog.title}`)
  expect(html).toContain('Clenching at <strong>night</strong>.')
  expect(html).toContain('Please mind the &lt;dose&gt;.')
  expect(html).not.toContain('What changed since')
  const { text: request = '' } = await mail.mailTo(doctor.email)
  expect(request).toContain('admin@example.org of the Academy')
  expect(request).toContain(`/doctors/${doctor._id}`)
  expect(request).toContain('Please allow 5 to 10 minutes; you can stop and come back.')
  expect(request).toContain('(617) 555-0142')
  for (const method of ['GET', 'HEAD', 'GET']) await site.fetch(path, { method })
  expect(await state()).toBe('none')
  const signed = await send(path, { interests: `Speaks for X.\r\n${'x'.repeat(986)}` })
  expect(signed.status).toBe(200)
  expect(signed.html).toContain('Thank you. The review is signed.')
  expect((await reviews.page(page())).pending).toBeNull()
  expect(await (await reviews.history(page())).json()).toMatchObject([
    {
      signedBy: 'link',
      interests: `Speaks for X.\n${'x'.repeat(986)}`,
      reviewedBy: { _id: doctor._id },
    },
  ])
  const thanks = await mail.mailTo(doctor.email, 2)
  expect(thanks.subject).toBe(`You signed: ${blog.title}`)
  expect(thanks.text).toContain(`/articles/${blog._id}`)
  expect(thanks.text).toContain('office@example.org')
  expect((await open(path)).status).toBe(404)
  expect((await send(path, {})).status).toBe(404)
  expect(mail.to(doctor.email)).toHaveLength(2)
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
  const { pending, review } = await reviews.page(page())
  expect(pending).toMatchObject({ answer: 'changes', comment })
  const one = await reviews.list(`?kind=article&id=${blog._id}`)
  expect(one.map(({ id, comments }) => [id, comments[0]?.comment])).toEqual([[blog._id, comment]])
  expect(review.state).toBe('changed')
  const told = await mail.mailTo('office@example.org')
  expect(told.subject).toBe(`Changes asked for: ${blog.title}`)
  expect(told.text).toContain(`\n\n${comment}\n\n`)
  expect(told.text).toContain('/admin/reviews')
  await send((await ask()).path, {})
  expect(await reviews.page(page())).toMatchObject({
    ...{ pending: null, comments: [], review: { state: 'current' } },
  })
})

const idsIn = (html: string, state: string) => marksIn(html, state).map(({ id }) => id)

it('keeps which sections were read, until their text changes', async () => {
  const long_description =
    '<p>A start.</p><h2>Causes</h2><p>Clenching.</p><h2>Care</h2><p>Rest.</p>'
  await save({ long_description })
  const { path } = await ask()
  const { html, contentHash } = await open(path)
  expect(idsIn(html, 'unread')).toEqual(['head', 'beginning', 'text-causes', 'text-care'])
  const [head, , causes, care] = marksIn(html, 'unread')
  await Promise.all([head, causes, care].map((mark) => send(path, mark!)))
  for (const method of ['GET', 'HEAD']) await site.fetch(path, { method })
  const marked = await open(path)
  expect(idsIn(marked.html, 'read')).toEqual(['head', 'text-causes', 'text-care'])
  expect(textOf(marked.html)).toContain('You have read 3 of 4 sections')
  expect(marked.html).toContain('href="#read-head">Go on with')
  const added = '<h2>New</h2><p>More.</p>'
  await save({
    long_description: long_description
      .replace('<h2>Causes', `${added}<h2>Causes`)
      .replace('Rest', 'No, rest'),
  })
  const changed = await open(path)
  expect(idsIn(changed.html, 'read')).toEqual(['head', 'text-causes'])
  expect(idsIn(changed.html, 'changed')).toEqual(['text-care'])
  expect(changed.html).toContain('This section has changed since you read it.')
  const old = await send(path, { ...care!, comment: 'Half a thought' })
  expect(old.status).toBe(409)
  expect(old.html).toContain('This section has changed in the meantime. Please read it again.')
  expect(old.html).toContain('Half a thought')
  const [unmark] = marksIn(changed.html, 'read')
  const stale = await send(path, { ...unmark!, contentHash, comment: 'Half a thought' })
  expect(stale.html).toContain('Half a thought')
  expect(stale.html).toContain(`name="contentHash" value="${contentHash}"`)
  expect((await send(path, { contentHash })).status).toBe(409)
  expect(idsIn((await open(path)).html, 'read')).toEqual(['text-causes'])
  expect((await send(path, {})).status).toBe(200)
  expect(await state()).toBe('current')
})

it('ends with time, cancelling, a newer one, another address, the doctor and the article', async () => {
  const ends: Record<string, (pending: PendingReview) => Promise<unknown>> = {
    time: async () => move(30 * day),
    cancelling: ({ _id }) => reviews.cancel(_id),
    'a newer one': () => ask(),
    'another address': async () => {
      for (const email of ['new@example.org', doctor.email]) {
        await calls.put(`/authors/${doctor._id}`, { name: doctor.name, email })
      }
    },
    'the doctor': () => calls.remove(`/authors/${doctor._id}`),
    'the article': () => calls.remove(`/blogs/${blog._id}`),
  }
  for (const [what, end] of Object.entries(ends)) {
    await logIn()
    blog = await calls.makeBlog(goodBlog(author._id))
    const email = `ending${(doctors += 1)}@example.org`
    doctor = await calls.makeDoctor({ name: 'Dr. Rita Reviewer', email })
    const { path, pending } = await ask()
    await end(pending)
    const { status, html } = await open(path)
    expect(status, what).toBe(404)
    expect(html).toContain('This link does not work')
    expect((await send(path, { contentHash: 'x' })).status, what).toBe(404)
  }
  expect((await reviews.cancel('nothing')).status).toBe(204)
})

it('asks nobody who cannot or must not judge', async () => {
  const nobody = await calls.makeDoctor({ name: 'Dr. No Mail' })
  const email = 'sample@example.org'
  const sample = await calls.makeDoctor({ name: 'Dr. Made Up', email, sample: true })
  const asked: [object, string][] = [
    [{ id: 'nothing' }, '404 There is nothing to review.'],
    [{ doctor_id: undefined }, '400 Doctor is required.'],
    [{ doctor_id: 'nobody' }, '400 Doctor is required.'],
    [{ doctor_id: nobody._id }, '400 This doctor has no e-mail address.'],
    [{ doctor_id: author._id }, '400 An author cannot review their own article.'],
    [{ doctor_id: sample._id }, '400 A sample profile cannot review.'],
    [{ note: 'x'.repeat(1001) }, '400 Note is too long. Limit is 1000 characters.'],
  ]
  for (const [more, expected] of asked) {
    const response = await reviews.ask({ ...page(), doctor_id: doctor._id, ...more })
    expect(await refusal(response)).toBe(expected)
  }
  expect((await reviews.page(page())).pending).toBeNull()
})

it.each([
  [{ kind: 'condition', id: 'tmd' }, 'Temporomandibular Disorders (TMD)', 'Options side by side'],
  [{ kind: 'guide', id: 'headache' }, 'Headache', 'Headache from pain pills'],
] as const)(
  'shows a medical page as readers see it, with a mark for each section, unfolded and without links to doctors: %o',
  async (page, title, words) => {
    const { path } = await ask(page)
    const { html } = await open(path)
    expect(textOf(html)).toContain(`Please review: ${title}`)
    expect(html).toContain('When to get help')
    expect(textOf(html)).toContain(words)
    const [head, ...others] = marksIn(html, 'unread')
    const marked = await send(path, head!)
    expect(textOf(marked.html)).toContain(`You have read 1 of ${others.length + 1} sections`)
    expect(html.match(/<details[^>]*><summary>Each sign in full/g)).toEqual(
      Array.from({ length: 3 }, () => '<details open=""><summary>Each sign in full'),
    )
    expect(html).not.toMatch(/type="search"|find-a-doctor|related-articles/)
    expect((await send(path, {})).status).toBe(200)
    expect((await reviews.page(page)).review.state).toBe('current')
  },
)

it('shows a page at night with the passages that it rests on', async () => {
  const { path } = await ask({ kind: 'guide', id: 'pain' })
  const words = /It hurts too much to sleep.*No ibuprofen tonight.*Limits it/s
  expect(textOf((await open(path)).html)).toMatch(words)
})
