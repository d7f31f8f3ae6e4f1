import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Remark, RemarkedText } from '../../shared/remark.ts'
import type { NewPreviewLink } from '../../shared/draft.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const storage = siteDatabase()
type Calls = ReturnType<typeof adminCalls>

let site: TestSite
let mail: MailServer
let owner: Calls
let doctor: Calls
let reviewer: Calls
let ada: string
let blog: Blog
let key: string

const text =
  '<h2>Causes</h2><p>Clenching at night. It hurts in the morning.</p><p>Rest your jaw for two days.</p>'

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite(
    { sampleContent: false, smtpUrl: mail.url, adminEmails: ['admin@example.org'] },
    { open: storage.open },
  )
  owner = adminCalls(site, await adminToken(site.dataDir))
  ada = (await owner.makeDoctor({ name: 'Dr. Ada' }))._id
  doctor = await logIn('doctor')
  reviewer = await logIn('reviewer')
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  blog = await owner.makeBlog({ ...goodBlog(ada), long_description: text })
  key = `blog.${blog._id}`
})

async function logIn(role: string): Promise<Calls> {
  const email = `${role}@example.org`
  await owner.post('/people', { name: `The ${role}`, email, role, doctorId: ada })
  return adminCalls(site, await adminToken(site.dataDir, email))
}

const about = (exact: string, more: object = {}) => ({
  field: 'long_description',
  anchor: { exact, prefix: '', suffix: '', start: 0 },
  body: 'Say how long.',
  ...more,
})

async function remark(exact: string, by = reviewer, more: object = {}): Promise<Remark> {
  const response = await by.post(`/drafts/${key}/remarks`, about(exact, more))
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Remark
}

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as Body
}

const remarks = (by = owner) => read<Remark[]>(by.get(`/drafts/${key}/remarks`))

describe('a remark', () => {
  it('belongs to its passage, says whose it is, and is replied to and resolved', async () => {
    const { _id } = await remark('two days', reviewer, { suggestion: ' three days ' })
    const [seen, ...rest] = await remarks(doctor)
    expect(rest).toEqual([])
    expect(seen).toMatchObject({
      ...{ _id, field: 'long_description', quote: 'two days', isGone: false },
      anchor: {
        exact: 'two days',
        prefix: expect.stringMatching(/Rest your jaw for $/),
        suffix: '.',
      },
      ...{ body: 'Say how long.', suggestion: 'three days', outcome: 'open', replies: [] },
      author: { name: 'The reviewer', you: false },
    })
    const path = `/drafts/${key}/remarks/${_id}`
    const replied = await read<Remark>(doctor.post(`${path}/replies`, { body: 'Done.' }))
    expect(replied.replies).toMatchObject([
      { body: 'Done.', author: { name: 'The doctor', you: true } },
    ])
    expect(
      (await read<Remark>(reviewer.put(path, { body: 'Or a week?', suggestion: null }))).body,
    ).toBe('Or a week?')

    const outcome = { outcome: 'taken' }
    expect(await refusal(await reviewer.put(`${path}/outcome`, outcome))).toBe(
      '403 You may not do this.',
    )
    const taken = await read<Remark>(doctor.put(`${path}/outcome`, outcome))
    expect(taken).toMatchObject({
      ...outcome,
      closedBy: 'The doctor',
      closedAt: expect.any(String),
    })
    const late = await reviewer.put(path, { body: 'A week.', suggestion: 'a week' })
    expect(await refusal(late)).toBe('409 This remark is not open any more.')
    expect(await read<Remark>(owner.put(`${path}/outcome`, { outcome: 'open' }))).toMatchObject({
      ...{ outcome: 'open', closedAt: null, closedBy: null },
    })
  })

  it('is changed and deleted by its author alone, and not under a reply of somebody else', async () => {
    const { _id } = await remark('two days')
    const path = `/drafts/${key}/remarks/${_id}`
    const own = '403 Only its author may do this.'
    expect(await refusal(await owner.put(path, { body: 'No.', suggestion: null }))).toBe(own)
    expect(await refusal(await owner.remove(path))).toBe(own)
    await owner.post(`${path}/replies`, { body: 'Why?' })
    const replied = '409 Others have replied to this remark. Resolve it instead.'
    expect(await refusal(await reviewer.remove(path))).toBe(replied)
    const other = await remark('at night')
    expect((await reviewer.remove(`/drafts/${key}/remarks/${other._id}`)).status).toBe(204)
    expect((await remarks()).map((each) => each._id)).toEqual([_id])
    expect(await refusal(await reviewer.remove(`/drafts/${key}/remarks/nothing`))).toBe(
      '404 Remark not found',
    )
  })

  it.each([
    ['no words', { body: ' ' }, '400 Remark is required.'],
    [
      'too many words',
      { body: 'x'.repeat(2001) },
      '400 Remark is too long. Limit is 2,000 characters.',
    ],
    [
      'too long a suggestion',
      { suggestion: 'x'.repeat(5001) },
      '400 Suggestion is too long. Limit is 5,000 characters.',
    ],
    ['a field without rich text', { field: 'title' }, '400 Only rich texts have remarks.'],
    [
      'other words',
      { anchor: about('three weeks').anchor },
      '400 These words are not in the text.',
    ],
    ['no passage', { anchor: about(' ').anchor }, '400 Select the passage first.'],
  ])('with %s is refused', async (_what, more, message) => {
    const answer = await reviewer.post(`/drafts/${key}/remarks`, about('two days', more))
    expect(await refusal(answer)).toBe(message)
  })
})

it('follows its passage through saves and publication, and says when it is gone, until Undo brings it back', async () => {
  await remark('two days')
  const drafts = draftCalls(owner)
  let version = 0
  const save = async (html: string) => {
    ;({ version } = await drafts.save(key, { long_description: html }, version))
    const [{ anchor, isGone, quote } = {} as Remark] = await remarks()
    expect(quote).toBe('two days')
    return isGone ? 'gone' : anchor.exact
  }
  expect(await save(text.replace('two days', 'two whole days'))).toBe('two whole days')
  const moved = '<p>Rest your jaw for at least two whole days.</p><p>Two days is not long.</p>'
  expect(await save(moved)).toBe('two whole days')
  expect(await save('<p>Two days is not long.</p>')).toBe('gone')
  expect(await save(moved)).toBe('two whole days')
  const published = await owner.put(`/blogs/${blog._id}`, {
    ...{ ...goodBlog(ada), long_description: moved, draft: { key, version } },
  })
  expect(published.status).toBe(200)
  expect((await remarks())[0]).toMatchObject({ isGone: false, anchor: { exact: 'two whole days' } })
})

it('is counted in the list of texts, of own ones for a doctor, and goes with the record for ever', async () => {
  await remark('two days')
  await remark('at night')
  const ben = await owner.makeDoctor({ name: 'Dr. Ben' })
  const other = await owner.makeBlog({
    ...goodBlog(ben._id),
    title: 'Of Ben',
    long_description: text,
  })
  await owner.post(`/drafts/blog.${other._id}/remarks`, about('two days'))
  const listed = async (by: Calls) =>
    (await read<RemarkedText[]>(by.get('/remarks'))).map(({ key: of, open }) => [of, open])
  expect(await listed(owner)).toEqual(
    expect.arrayContaining([
      [key, 2],
      [`blog.${other._id}`, 1],
    ]),
  )
  expect(await listed(doctor)).toContainEqual([key, 2])
  expect(await listed(doctor)).not.toContainEqual([`blog.${other._id}`, 1])
  const elsewhere = await doctor.get(`/drafts/blog.${other._id}/remarks`)
  expect(await refusal(elsewhere)).toBe('403 You may not do this.')

  await owner.remove(`/blogs/${blog._id}`)
  expect(await listed(owner)).not.toContainEqual([key, 2])
  const [trashed] = await draftCalls(owner).list('?state=trash')
  key = trashed!.key
  const inTrash = await owner.post(`/drafts/${key}/remarks`, about('two days'))
  expect(await refusal(inTrash)).toBe('409 This is in the trash.')
  const { number } = await storage.db
    .selectFrom('drafts')
    .select('number')
    .where('id', '=', key.slice('new.'.length))
    .executeTakeFirstOrThrow()
  await draftCalls(owner).remove(key)
  const left = storage.db.selectFrom('remarks').select('id').where('draft_number', '=', number)
  expect(await left.execute()).toEqual([])
})

it('is nowhere that readers or strangers with a link look', async () => {
  const marks = { body: 'Wombat remark', suggestion: 'wombat words' }
  const { _id } = await remark('two days', reviewer, marks)
  await owner.post(`/drafts/${key}/remarks/${_id}/replies`, { body: 'Wombat reply' })
  await draftCalls(owner).save(key, { long_description: text.replace('two', 'some') })
  const link = await read<NewPreviewLink>(
    owner.post(`/drafts/${key}/previews`, { days: 7, note: '' }),
  )
  const rita = await owner.makeDoctor({ name: 'Dr. Rita', email: 'rita@example.org' })
  const asked = { kind: 'article', id: blog._id, doctor_id: rita._id, note: '' }
  expect((await owner.post('/reviews/requests', asked)).status).toBe(201)
  const sent = await mail.mailTo('rita@example.org')
  const [, review = ''] = /(\/review\/[\w-]{43})$/m.exec(sent.text ?? '') ?? []
  const paths = [
    ...[new URL(link.url).pathname, review, `/articles/${blog._id}`, '/articles', '/', '/rss.xml'],
    ...['/sitemap.xml', '/find?query=wombat', `/doctors/${ada}`, '/index'],
    ...[
      '/api/user/v1/blogs',
      `/api/user/v1/blogs/${blog._id}`,
      '/api/user/v1/blogs/search?query=wombat',
    ],
  ]
  for (const path of paths) {
    const response = await site.fetch(path)
    expect(`${path} ${response.status}`).toBe(`${path} 200`)
    expect((await response.text()).replaceAll('query=wombat', ''), path).not.toMatch(
      /wombat (remark|reply|words)/i,
    )
  }
})

it('is made by a doctor behind a review link, which goes on working', async () => {
  const email = 'rob@example.org'
  const rob = await owner.makeDoctor({ name: 'Dr. Rob', email })
  const asked = { kind: 'article', id: blog._id, doctor_id: rob._id, note: '' }
  await owner.post('/reviews/requests', asked)
  const [, path = ''] = /(\/review\/[\w-]{43})$/m.exec((await mail.mailTo(email)).text ?? '') ?? []
  const send = async (fields: Record<string, string>) => {
    const response = await site.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams({ decision: 'remark', comment: 'Kept', ...fields }).toString(),
    })
    return { status: response.status, html: await response.text() }
  }
  const unknown = await send({ quote: 'three weeks', remark: 'Why?' })
  expect(unknown).toMatchObject({
    status: 400,
    html: expect.stringContaining('These words are not in the text.'),
  })
  expect(unknown.html).toContain('>Why?</textarea>')
  expect(await send({ quote: 'the', remark: 'Why?' })).toMatchObject({ status: 400 })
  expect((await send({ quote: 'two days', remark: '' })).html).toContain('Remark is required.')
  const added = await send({
    quote: 'for two\ndays',
    remark: 'Three.',
    suggestion: 'for three days',
  })
  expect(added).toMatchObject({
    status: 200,
    html: expect.stringContaining('The office has your remark.'),
  })
  expect(added.html).toContain('>Kept</textarea>')
  const [listed, ...others] = await remarks()
  expect(others).toEqual([])
  expect(listed).toMatchObject({
    ...{ quote: 'for two days', body: 'Three.', suggestion: 'for three days' },
    author: { name: 'Dr. Rob', you: false },
  })
  // Of somebody who has no name, so that the panel shows an address.
  await owner.post(`/drafts/${key}/remarks/${listed!._id}/replies`, { body: 'Thank you.' })
  const page = await site.fetch(path)
  expect(page.status).toBe(200)
  expect((await page.text()).replaceAll('<!-- -->', '')).toContain('The office: Thank you.')
})
