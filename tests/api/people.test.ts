import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '../support/site/built-program.ts'
import type { AuditEntry } from '../../shared/audit.ts'
import type { PersonJson } from '../../shared/people.ts'
import type { Role } from '../../shared/rights.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
const time = movableClock()
const ownerEmail = 'admin@example.org'

let site: TestSite
let owner: ReturnType<typeof adminCalls>
let ada: string
let ben: string

beforeAll(async () => {
  site = await startTestSite(
    { sampleContent: false, adminEmails: [ownerEmail] },
    { open: storage.open, clock: time.clock },
  )
  owner = await callsOf(ownerEmail)
  ada = (await owner.makeDoctor({ name: 'Dr. Ada' }))._id
  ben = (await owner.makeDoctor({ name: 'Dr. Ben' }))._id
})
afterAll(() => site.stop())

async function callsOf(email: string) {
  return adminCalls(site, await adminToken(site.dataDir, email, time.clock))
}

const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body
const people = () => json<PersonJson[]>(owner.get('/people'))
const audit = (query = '') => json<AuditEntry[]>(owner.get(`/audit${query}`))

async function invite(name: string, role: Role, doctorId?: string): Promise<PersonJson> {
  const email = `${name.toLowerCase()}@example.org`
  const response = await owner.post('/people', { name, email, role, doctorId })
  expect(response.status).toBe(201)
  return (await response.json()) as PersonJson
}

describe('people', () => {
  it('are refused in the order of the rules', async () => {
    const post = async (body: object) => refusal(await owner.post('/people', body))
    const good = { name: 'Eva', email: 'eva@example.org', role: 'doctor', doctorId: ada }
    expect(await post({})).toBe('400 Name is required.')
    expect(await post({ name: 'Eva' })).toBe('400 Email is required.')
    expect(await post({ name: 'Eva', email: 'x' })).toBe('400 Enter a valid email address.')
    expect(await post({ ...good, role: 'king' })).toBe('400 Role is required.')
    expect(await post({ ...good, doctorId: null })).toBe("400 Choose the doctor's profile.")
    expect(await post({ ...good, doctorId: 'nobody' })).toBe("400 Choose the doctor's profile.")
    expect(await post({ ...good, email: 'ADMIN@example.org' })).toBe(
      '409 This address is on the list already.',
    )
  })

  it('are invited for 14 days, and again, until they have logged in', async () => {
    const { _id, state } = await invite('Lena', 'reviewer')
    expect(state).toBe('invited')
    time.move(14 * day)
    owner = await callsOf(ownerEmail)
    const stateOf = async () => (await people()).find((person) => person._id === _id)?.state
    expect(await stateOf()).toBe('lapsed')
    expect((await owner.post(`/people/${_id}/invitations`, '')).status).toBe(202)
    expect(await stateOf()).toBe('invited')
    await callsOf('lena@example.org')
    expect(await stateOf()).toBe('active')
    expect(await refusal(await owner.post(`/people/${_id}/invitations`, ''))).toBe(
      '409 This person has logged in already.',
    )
  })

  it('have another role from the next request on, and are out at once', async () => {
    const { _id } = await invite('Otto', 'editor')
    const otto = await callsOf('otto@example.org')
    expect((await otto.get('/blogs')).status).toBe(200)
    const change = { name: 'Otto', role: 'front-desk' }
    expect((await owner.put(`/people/${_id}`, change)).status).toBe(200)
    expect(await refusal(await otto.get('/blogs'))).toBe('403 You may not do this.')
    expect((await otto.get('/contact/all')).status).toBe(200)
    expect((await owner.remove(`/people/${_id}`)).status).toBe(204)
    expect(await refusal(await otto.get('/contact/all'))).toBe(
      '401 Your session has ended. Please log in again.',
    )
    const sendCode = (email: string) =>
      site.postJson('/api/admin/v1/auth/send-otp', { email }).then(async (response) => ({
        ...{ status: response.status, headers: [...response.headers.keys()] },
        body: (await response.json()) as { otpToken: string },
      }))
    const [removed, stranger] = [
      await sendCode('otto@example.org'),
      await sendCode('no@example.org'),
    ]
    expect({ ...removed, body: { ...removed.body, otpToken: '' } }).toEqual({
      ...{ ...stranger, body: { ...stranger.body, otpToken: '' } },
    })
    expect(removed.body.otpToken).toHaveLength(stranger.body.otpToken.length)
    expect(await audit('?person=otto@example.org')).toMatchObject([
      { action: 'read', kind: 'enquiry', fields: ['list'], by: { _id: null } },
      { action: 'logged in', kind: 'session' },
    ])
    expect(await audit(`?record=${_id}`)).toMatchObject([
      { action: 'removed', title: 'otto@example.org' },
      { action: 'changed', fields: ['role'] },
      { action: 'invited' },
    ])
  })

  it('give their enquiries back with a role that cannot answer, however close they get one', async () => {
    const { _id } = await invite('Fay', 'front-desk')
    const message = { name: 'Zoe', email: 'zoe@example.com', message: 'My jaw clicks.' }
    await site.postJson('/api/user/v1/contact/send-message', message)
    const enquiry = () =>
      storage.db.selectFrom('enquiries').select(['id', 'assigned_to']).executeTakeFirstOrThrow()
    const { id } = await enquiry()
    const become = (role: Role) => owner.put(`/people/${_id}`, { name: 'Fay', role })
    const give = () => owner.put(`/enquiries/${id}`, { assignedTo: _id })
    for (let round = 0; round < 4; round += 1) {
      const [given, changed] = await Promise.all([give(), become('editor')])
      expect([200, 400]).toContain(given.status)
      expect(changed.status).toBe(200)
      expect((await enquiry()).assigned_to).toBeNull()
      expect((await become('front-desk')).status).toBe(200)
    }
    expect((await give()).status).toBe(200)
    await become('reviewer')
    expect((await enquiry()).assigned_to).toBeNull()
  })

  it('always have an owner, and keep those of the settings', async () => {
    const [admin] = await people()
    const change = { name: 'Admin', role: 'editor' }
    const kept = '409 The settings name this address as an owner.'
    expect(await refusal(await owner.put(`/people/${admin!._id}`, change))).toBe(kept)
    expect(await refusal(await owner.remove(`/people/${admin!._id}`))).toBe(kept)
  })
})

describe('a doctor', () => {
  it('has own articles alone: in lists, drafts and reviews, and for others whether they exist or not', async () => {
    await invite('Ada', 'doctor', ada)
    const doctor = await callsOf('ada@example.org')
    const own = await owner.makeBlog({ ...goodBlog(ada), title: 'Own words' })
    const other = await owner.makeBlog({ ...goodBlog(ben), title: 'Words of Ben' })
    for (const query of ['', '?query=words', '?fields=list']) {
      const list = await doctor.get(`/blogs${query}`)
      expect(list.headers.get('x-total-count')).toBe('1')
      expect(await list.json()).toMatchObject([{ _id: own._id }])
    }
    const reviews = await json<{ id: string }[]>(doctor.get('/reviews'))
    expect(reviews.map(({ id }) => id)).toEqual([own._id])

    const drafts = draftCalls(owner)
    await drafts.save(newKey(), { title: 'Of nobody' })
    await drafts.save(`blog.${other._id}`, { title: 'Of Ben, changed' })
    const mine = newKey()
    await draftCalls(doctor).save(mine, { title: 'Mine' })
    expect((await draftCalls(doctor).list()).map(({ key }) => key)).toEqual([mine])

    const no = '403 You may not do this.'
    const body = goodBlog(ben)
    for (const id of [other._id, 'nothing']) {
      expect(await refusal(await doctor.get(`/blogs/${id}`))).toBe(no)
      expect(await refusal(await doctor.put(`/blogs/${id}`, goodBlog(ada)))).toBe(no)
      expect(await refusal(await doctor.remove(`/blogs/${id}`))).toBe(no)
      expect(await refusal(await doctor.get(`/drafts/blog.${id}`))).toBe(no)
      expect(await refusal(await doctor.get(`/drafts/blog.${id}/versions`))).toBe(no)
      expect(await refusal(await doctor.get(`/reviews/history?kind=article&id=${id}`))).toBe(no)
    }
    expect(await refusal(await doctor.post('/blogs', body))).toBe(no)
    expect(await refusal(await doctor.put(`/blogs/${own._id}`, body))).toBe(no)
    const save = { kind: 'blog', base: 0, tab: 'tab-of-ada', fields: { author_id: ben } }
    expect(await refusal(await doctor.put(`/drafts/blog.${own._id}`, save))).toBe(no)
    expect((await doctor.put(`/blogs/${own._id}`, goodBlog(ada))).status).toBe(200)
    expect((await doctor.put(`/authors/${ada}`, { name: 'Dr. Ada' })).status).toBe(200)
    expect(await refusal(await doctor.put(`/authors/${ben}`, { name: 'x' }))).toBe(no)
  })

  it('publishes no draft of others, and signs no own article', async () => {
    const doctor = await callsOf('ada@example.org')
    const no = '403 You may not do this.'
    const { _id, updatedAt } = await owner.makeBlog({ ...goodBlog(ben), title: 'Taken off by Ben' })
    expect((await owner.post(`/blogs/${_id}/unpublish`, { updatedAt })).status).toBe(200)
    const draft = {
      key: `blog.${_id}`,
      version: (await draftCalls(owner).get(`blog.${_id}`)).version,
    }
    const ofAda = goodBlog(ada)
    expect(await refusal(await doctor.post('/blogs', { ...ofAda, draft }))).toBe(no)
    const own = await owner.makeBlog({ ...ofAda, title: 'Own, to be signed' })
    expect(await refusal(await doctor.put(`/blogs/${own._id}`, { ...ofAda, draft }))).toBe(no)
    expect((await draftCalls(owner).get(`blog.${_id}`)).state).toBe('unpublished')
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

describe('two owners', () => {
  it('take each other away at the same moment, and one stays', async () => {
    const { db } = storage
    for (const name of ['Ida', 'Max']) await invite(name, 'owner')
    const [ida, max] = [await callsOf('ida@example.org'), await callsOf('max@example.org')]
    const idOf = async (email: string) => (await people()).find((each) => each.email === email)!._id
    const [idaId, maxId] = [await idOf('ida@example.org'), await idOf('max@example.org')]
    const [one, two] = await Promise.all([
      ida.remove(`/people/${maxId}`),
      max.remove(`/people/${idaId}`),
    ])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([204, 401])
    const admins = await db
      .selectFrom('admins')
      .select('email')
      .where('email', '!=', ownerEmail)
      .execute()
    expect(admins).toHaveLength(1)
  })
})

describe('the audit log', () => {
  it('names fields of articles, is exported and changed by nobody', async () => {
    const { _id } = await owner.makeBlog({ ...goodBlog(ada), title: '=1+1' })
    await owner.put(`/blogs/${_id}`, { ...goodBlog(ada), title: '=1+2' })
    expect(await audit(`?kind=article&record=${_id}`)).toMatchObject([
      { action: 'changed', fields: ['title'], title: '=1+2', by: { email: ownerEmail } },
      { action: 'created', title: '=1+1' },
    ])
    const file = await owner.get(`/audit.csv?record=${_id}`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toContain("'=1+2,title\r\n")
    expect(await audit('?action=exported')).toMatchObject([
      { kind: 'site', fields: ['audit', '2 rows'] },
    ])
    expect((await owner.get('/audit?from=soon')).status).toBe(400)
    expect((await owner.remove('/audit')).status).toBe(404)
  })
  it('has days of the academy, the long and the short one too', async () => {
    const { db } = storage
    const edges = ['11-01T03:59:59', '11-01T04:00:00', '11-02T04:59:59', '11-02T05:00:00']
    for (const edge of edges)
      await recordAudit(db, {
        ...{ at: `2020-${edge}.999Z`, by: 'edge@example.org', action: 'read', kind: 'enquiry' },
      })
    const times = async (query: string) =>
      (await audit(`?person=edge@example.org&${query}`))
        .map(({ at }) => at.slice(5, 19))
        .toReversed()
    expect(await times('from=2020-11-01&to=2020-11-01')).toEqual(edges.slice(1, 3))
    expect(await times('from=2020-11-02')).toEqual(edges.slice(3))
    expect(await times('to=2020-10-31')).toEqual(edges.slice(0, 1))
    expect(await times('to=2020-11-01T04:00:00.999Z')).toEqual(edges.slice(0, 2))
  })
  it('notes tags, schedules and discarded drafts', async () => {
    const { _id } = await owner.makeBlog({ ...goodBlog(ada), title: 'Noted' })
    const drafts = draftCalls(owner)
    const { version } = await drafts.save(`blog.${_id}`, { title: 'Noted again' })
    const at = new Date(time.clock().getTime() + day).toISOString()
    expect((await drafts.schedule(`blog.${_id}`, at, version)).status).toBe(200)
    expect((await drafts.remove(`blog.${_id}`)).status).toBe(204)
    time.move(1000)
    const change = { action: 'add tag', ids: [_id], tag: 'Noted' }
    expect((await owner.post('/blogs/bulk', change)).status).toBe(200)
    expect(await audit(`?record=${_id}`)).toMatchObject([
      { action: 'changed', fields: ['tags'] },
      { action: 'deleted', fields: ['draft'] },
      { action: 'changed', fields: ['schedule'] },
      { action: 'created', fields: ['draft'], title: '' },
      { action: 'created', fields: [] },
    ])
  })
})
