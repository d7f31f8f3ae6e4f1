// Nothing falls through at the desk: who waits, danger, failures, who is told.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskCounts, DeskItem } from '../../shared/desk.ts'
import { bounce, patientMail } from '../support/mail/patient-mails.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { createMailIntake, readMail } from '../support/site/built-program.ts'
import {
  ada,
  bob,
  type DeskSite,
  office,
  patient,
  startDeskSite,
} from '../support/site/desk-site.ts'
import { day, minute } from '../support/site/movable-clock.ts'

let site: DeskSite
beforeAll(async () => {
  site = await startDeskSite()
})
beforeEach(() => site.clear())
afterEach(() => site.mailsAreOut())
afterAll(() => site.stop())

const put = (id: string, body: object, who = site.desk) => who.put(`/enquiries/${id}`, body)
const ids = async (query = 'folder=waiting', who = site.desk) =>
  (await site.items(query, who)).map(({ _id }) => _id)
const item = async (id: string) =>
  (await site.items('folder=all')).find(({ _id }) => _id === id) as DeskItem
const counts = async () => (await (await site.desk.get('/enquiries/counts')).json()) as DeskCounts
const next = async (query: string) => {
  const response = await site.desk.get(`/enquiries/next?${query}`)
  return response.status === 204 ? null : ((await response.json()) as DeskItem)._id
}
const colleagues = async () =>
  (await (await site.desk.get('/enquiries/colleagues')).json()) as { _id: string; name: string }[]
const idOf = async (email: string) => (await colleagues()).find(({ name }) => name === email)!._id
const take = async (mail: string) =>
  createMailIntake(site.db, site.time.clock, site.settings).take(await readMail(Buffer.from(mail)))
const mailsTo = (address: string, subject: string) =>
  site.mail.to(address).filter((mail) => mail.subject === subject)
const told = async (address: string, subject: string) => {
  await site.mailsAreOut()
  return mailsTo(address, subject).length
}
/** The day in New York, so many days from now. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(
    new Date(site.time.clock().getTime() + days * day),
  )

it('the form says where it was opened and what somebody wishes', async () => {
  const wish = { telephone: '+1 555 0100', days: 'Mondays', first: false }
  const asked = await site.enquire({ about: '/solution/tmd', wish })
  expect(await item(asked)).toMatchObject({
    about: { path: '/solution/tmd', title: 'Temporomandibular Disorders (TMD)' },
    wish,
  })
  const empty = { telephone: '', days: '', first: null }
  const plain = await site.enquire({ about: '/admin/desk', wish: empty })
  expect(await item(plain)).toMatchObject({ about: null, wish: null })
  const urgent = await site.enquire({ wish: { ...empty, days: 'Now, I have chest pain' } })
  expect((await item(urgent)).danger).toMatchObject({ words: ['Now, I have chest pain'] })
})

describe('words of danger', () => {
  const words = 'Since this morning I have chest pain.'

  it('put an enquiry first, whatever the rules for spam say, until somebody has seen to it', async () => {
    const earlier = await site.enquire({ email: 'else@example.com' })
    const first = await site.enquire()
    await put(first, { state: 'spam' })
    const urgent = await site.enquire({ message: words, website: 'x' })
    expect(await ids()).toEqual([urgent, earlier])
    expect(await item(urgent)).toMatchObject({
      ...{
        state: 'open',
        spamReason: 'hidden field',
        danger: { words: ['Since this morning I have chest pain'] },
      },
    })
    await site.open(urgent)
    expect(await counts()).toMatchObject({ danger: 1, waiting: 2 })
    expect(await told(office, 'May be urgent: an enquiry from the website')).toBe(1)
    const [notice] = mailsTo(office, 'May be urgent: an enquiry from the website')
    expect(notice!.raw).not.toMatch(/chest|zoe/i)
    await put(urgent, { dangerSeen: true })
    expect(await item(urgent)).toMatchObject({ danger: null, waitsFor: 'us' })
    expect(await ids()).toEqual([earlier, urgent])
  })

  it('are found in an answer, not in what it quotes, and end with a reply', async () => {
    const id = await site.enquire({
      message: 'I have had chest pain since Monday, and I am afraid.',
    })
    await site.reply(id)
    expect((await item(id)).danger).toBeNull()
    const { messageId = '' } = await site.mail.mailTo(patient)
    const text = 'Thank you\n\n> I have had chest pain\nI have had chest pain since Monday, and I'
    await take(patientMail({ id: 'quoting', answers: messageId, body: text }))
    expect(await item(id)).toMatchObject({
      danger: null,
      preview: 'Thank you I have had chest pain since Monday, and I',
    })
    await take(patientMail({ id: 'urgent', answers: messageId, body: 'Now I cannot breathe' }))
    expect(await item(id)).toMatchObject({
      ...{ danger: { words: ['Now I cannot breathe'] }, preview: 'Now I cannot breathe' },
    })
    expect(await told(office, 'May be urgent: an enquiry from the website')).toBe(2)
  })

  it('are in the queue before other mail', async () => {
    const waiting = async () =>
      (
        await site.db
          .selectFrom('mail_outbox')
          .select('subject')
          .orderBy('next_attempt_at')
          .execute()
      ).map(({ subject }) => subject)
    site.refuse(office)
    await site.enquire()
    await site.enquire({ email: 'else@example.com', message: words })
    expect((await waiting()).length).toBeLessThanOrEqual(2)
    site.refuse(undefined)
    await site.db.deleteFrom('mail_outbox').execute()
  })
})

describe('whom an enquiry waits for', () => {
  it('follows mails, and the longest wait comes first', async () => {
    const first = await site.enquire()
    const second = await site.enquire({ email: 'else@example.com' })
    expect(await ids()).toEqual([first, second])
    const { createdAt } = await item(first)
    expect(await item(first)).toMatchObject({ waitsFor: 'us', waitingSince: createdAt })
    const replied = await site.reply(first)
    expect(await item(first)).toMatchObject({ waitsFor: 'patient', failed: false })
    expect(await ids()).toEqual([second])
    await put(second, { state: 'done' })
    expect(await item(second)).toMatchObject({ waitsFor: 'nobody' })
    const { messageId = '' } = await site.mail.mailTo(patient)
    site.time.move(minute)
    await take(patientMail({ id: 'one', answers: messageId, body: 'Newest words' }))
    const waits = await item(first)
    expect(waits).toMatchObject({ waitsFor: 'us', preview: 'Newest words' })
    expect(waits.waitingSince > replied.at).toBe(true)
    // Who writes twice has waited since the first time.
    site.time.move(minute)
    await take(patientMail({ id: 'two', answers: messageId, body: 'And again' }))
    expect((await item(first)).waitingSince).toBe(waits.waitingSince)
    await put(second, { state: 'open' })
    expect(await ids('folder=inbox&sort=waiting')).toEqual([first, second])
    expect(await refusal(await site.desk.get('/enquiries?sort=oldest'))).toBe('400 Unknown sort.')
  })

  it('is nobody while it is put off, until the day or until the patient writes', async () => {
    const id = await site.enquire()
    const other = await site.enquire({ email: 'else@example.com' })
    const later = async (value: unknown) => refusal(await put(id, { later: value }))
    const refused = '400 Choose a day from tomorrow to 180 days ahead.'
    for (const value of [dayAhead(0), dayAhead(181), 'tomorrow'])
      expect(await later(value)).toBe(refused)
    expect((await put(id, { later: dayAhead(2) })).status).toBe(200)
    expect(await item(id)).toMatchObject({ waitsFor: 'nobody', later: dayAhead(2) })
    expect([await ids(), await ids('folder=later')]).toEqual([[other], [id]])
    expect(await counts()).toMatchObject({ waiting: 1, later: 1, inbox: 2 })
    // The day has come.
    await site.db
      .updateTable('enquiries')
      .set({ later: dayAhead(0) })
      .where('id', '=', id)
      .execute()
    expect(await item(id)).toMatchObject({ waitsFor: 'us', later: null })
    expect(await ids()).toEqual([other, id])
    await site.reply(id)
    const { messageId = '' } = await site.mail.mailTo(patient)
    await put(id, { later: dayAhead(2) })
    await take(patientMail({ id: 'one', answers: messageId }))
    expect(await item(id)).toMatchObject({ waitsFor: 'us', later: null })
  })

  it('decides what comes next, over all pages', async () => {
    const all: string[] = []
    for (let count = 0; count < 3; count += 1) {
      site.time.move(1000)
      all.push(await site.enquire({ email: `p${count}@example.com`, message: `Number ${count}` }))
    }
    expect(await next('folder=waiting')).toBe(all[0])
    expect(await next(`folder=waiting&after=${all[0]}`)).toBe(all[1])
    expect(await next(`folder=waiting&after=${all[2]}`)).toBeNull()
    site.time.move(1000)
    await site.reply(all[1]!)
    expect(await next(`folder=waiting&after=${all[1]}`)).toBe(all[0])
    expect(await next(`folder=inbox&after=${all[2]}`)).toBe(all[0])
  })

  it('orders what a search finds, over all pages', async () => {
    const answered = await site.enquire({ message: 'My tooth, and thank you.' })
    await site.reply(answered)
    const urgent = await site.enquire({ email: 'else@example.com', message: 'Tooth. Chest pain.' })
    // More than are searched in one turn.
    const many = Array.from({ length: 700 }, (_, number) => ({
      ...{ id: `many-${1000 + number}`, name: 'Ana', email: `p${number}@example.com`, message: '' },
      created_at: new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString(),
      filter_text: number % 2 ? 'my tooth' : 'my neck',
    }))
    await site.db.insertInto('enquiries').values(many).execute()
    const found = [
      urgent,
      ...many.flatMap(({ id, filter_text }) => (filter_text === 'my tooth' ? [id] : [])),
      answered,
    ]
    const query = 'folder=inbox&sort=waiting&query=tooth&limit=100'
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids(`${query}&page=${page}`)))
    expect(pages.flat()).toEqual(found)
    const response = await site.desk.get(`/enquiries?${query}`)
    expect(response.headers.get('x-total-count')).toBe(String(found.length))
  })
})

describe('a failed reply', () => {
  it('brings its enquiry back until a retry has left', async () => {
    site.refuse(patient)
    const id = await site.enquire()
    const { _id } = await site.reply(id, { done: true })
    await expect.poll(async () => (await item(id)).failed).toBe(true)
    expect(await item(id)).toMatchObject({
      ...{ state: 'open', unread: true, waitsFor: 'us', failure: '550 No such user' },
    })
    expect(await ids('folder=failed')).toEqual([id])
    expect((await site.mail.mailTo(ada)).subject).toBe('A reply did not arrive')
    site.refuse(undefined)
    expect((await put(id, { email: 'nobody' })).status).toBe(400)
    expect(await refusal(await put(id, { email: '' }))).toBe('400 Enter a valid email address.')
    await put(id, { email: 'right@example.com' })
    await site.desk.post(`/enquiries/${id}/replies/${_id}/retry`, '')
    await site.mail.mailTo('right@example.com')
    await expect.poll(async () => (await item(id)).failed).toBe(false)
    expect(await item(id)).toMatchObject({ waitsFor: 'patient', failure: null })
    expect(await ids('folder=all&query=right@example.com')).toEqual([id])
  })

  it('that a report names is settled with one press', async () => {
    const id = await site.enquire()
    await site.reply(id, { done: true })
    const { messageId = '' } = await site.mail.mailTo(patient)
    await take(bounce({ id: 'bounce', of: messageId }))
    expect(await item(id)).toMatchObject({ state: 'open', failed: true })
    expect((await item(id)).failure).toMatch(/\w/)
    await put(id, { settled: true })
    expect(await item(id)).toMatchObject({ failed: false, failure: null, waitsFor: 'patient' })
    expect(await ids('folder=failed')).toEqual([])
    // The same report again says nothing new.
    await take(bounce({ id: 'bounce', of: messageId }))
    expect((await item(id)).failed).toBe(false)
  })
})

describe('people are told', () => {
  it('what others assign to them and what patients answer, without a word of the patient', async () => {
    const id = await site.enquire({ name: 'Zoë Secret' })
    await put(id, { assignedTo: await idOf(ada) })
    await put(id, { assignedTo: await idOf(bob) })
    const mail = await site.mail.mailTo(bob, 1)
    expect(mail.subject).toBe('An enquiry is yours')
    expect(mail.text?.split(/\r?\n/)).toContain(`https://www.example.org/admin/desk/${id}`)
    await site.reply(id)
    const { messageId = '' } = await site.mail.mailTo(patient)
    await take(patientMail({ id: 'one', answers: messageId, body: 'Confidential' }))
    await take(patientMail({ id: 'two', answers: messageId, body: 'Confidential' }))
    expect(await told(bob, 'A patient has answered')).toBe(1)
    site.time.move(11 * minute)
    await put(id, { assignedTo: null })
    await take(patientMail({ id: 'three', answers: messageId }))
    expect(await told(office, 'A patient has answered')).toBe(1)
    expect(await told(ada, 'An enquiry is yours')).toBe(0)
    const about = [...site.mail.to(ada), ...site.mail.to(bob), ...site.mail.to(office)]
    for (const { raw } of about) expect(raw).not.toMatch(/secret|confidential|clicks|zoe/i)
  })
})
