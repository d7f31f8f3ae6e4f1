// Nothing falls through at the desk: who waits, danger, failures, who is told.
import { describe, expect, it } from 'vitest'
import type { DeskItem } from '../../shared/desk.ts'
import { bounce, patientMail } from '../support/mail/patient-mails.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { ada, bob, office, patient } from '../support/site/desk-site.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()
const { put, ids, item, counts, take, told, dayAhead, idOf } = at

const next = async (query: string) => {
  const response = await at.site.desk.get(`/enquiries/next?${query}`)
  return response.status === 204 ? null : ((await response.json()) as DeskItem)._id
}

describe('whom an enquiry waits for', () => {
  it('follows mails, and the longest wait comes first', async () => {
    const first = await at.site.enquire()
    const second = await at.site.enquire({ email: 'else@example.com' })
    expect(await ids()).toEqual([first, second])
    const { createdAt } = await item(first)
    expect(await item(first)).toMatchObject({ waitsFor: 'us', waitingSince: createdAt })
    const replied = await at.site.reply(first)
    expect(await item(first)).toMatchObject({ waitsFor: 'patient', failed: false })
    expect(await ids()).toEqual([second])
    await put(second, { state: 'done' })
    expect(await item(second)).toMatchObject({ waitsFor: 'nobody' })
    const { messageId = '' } = await at.site.mail.mailTo(patient)
    at.site.time.move(minute)
    await take(patientMail({ id: 'one', answers: messageId, body: 'Newest words' }))
    const waits = await item(first)
    expect(waits).toMatchObject({ waitsFor: 'us', preview: 'Newest words' })
    expect(waits.waitingSince > replied.at).toBe(true)
    // Who writes twice has waited since the first time.
    at.site.time.move(minute)
    await take(patientMail({ id: 'two', answers: messageId, body: 'And again' }))
    expect((await item(first)).waitingSince).toBe(waits.waitingSince)
    await put(second, { state: 'open' })
    expect(await ids('folder=inbox&sort=waiting')).toEqual([first, second])
    expect(await refusal(await at.site.desk.get('/enquiries?sort=oldest'))).toBe(
      '400 Unknown sort.',
    )
  })

  it('is nobody while it is put off, until the day or until the patient writes', async () => {
    const id = await at.site.enquire()
    const other = await at.site.enquire({ email: 'else@example.com' })
    const later = async (value: unknown) => refusal(await put(id, { later: value }))
    const refused = '400 Choose a day from tomorrow to 180 days ahead.'
    for (const value of [dayAhead(0), dayAhead(181), 'tomorrow'])
      expect(await later(value)).toBe(refused)
    expect((await put(id, { later: dayAhead(2) })).status).toBe(200)
    expect(await item(id)).toMatchObject({ waitsFor: 'nobody', later: dayAhead(2) })
    expect([await ids(), await ids('folder=later')]).toEqual([[other], [id]])
    expect(await counts()).toMatchObject({ waiting: 1, later: 1, inbox: 2 })
    // The day has come.
    await at.site.db
      .updateTable('enquiries')
      .set({ later: dayAhead(0) })
      .where('id', '=', id)
      .execute()
    expect(await item(id)).toMatchObject({ waitsFor: 'us', later: null })
    expect(await ids()).toEqual([other, id])
    await at.site.reply(id)
    const { messageId = '' } = await at.site.mail.mailTo(patient)
    await put(id, { later: dayAhead(2) })
    await take(patientMail({ id: 'one', answers: messageId }))
    expect(await item(id)).toMatchObject({ waitsFor: 'us', later: null })
  })

  it('decides what comes next, over all pages', async () => {
    const all: string[] = []
    for (let count = 0; count < 3; count += 1) {
      at.site.time.move(1000)
      all.push(
        await at.site.enquire({ email: `p${count}@example.com`, message: `Number ${count}` }),
      )
    }
    expect(await next('folder=waiting')).toBe(all[0])
    expect(await next(`folder=waiting&after=${all[0]}`)).toBe(all[1])
    expect(await next(`folder=waiting&after=${all[2]}`)).toBeNull()
    at.site.time.move(1000)
    await at.site.reply(all[1]!)
    expect(await next(`folder=waiting&after=${all[1]}`)).toBe(all[0])
    expect(await next(`folder=inbox&after=${all[2]}`)).toBe(all[0])
  })

  it('orders what a search finds, over all pages', async () => {
    const answered = await at.site.enquire({ message: 'My tooth, and thank you.' })
    await at.site.reply(answered)
    const urgent = await at.site.enquire({
      email: 'else@example.com',
      message: 'Tooth. Chest pain.',
    })
    // More than are searched in one turn.
    const many = Array.from({ length: 700 }, (_, number) => ({
      ...{ id: `many-${1000 + number}`, name: 'Ana', email: `p${number}@example.com`, message: '' },
      created_at: new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString(),
      filter_text: number % 2 ? 'my tooth' : 'my neck',
    }))
    await at.site.db.insertInto('enquiries').values(many).execute()
    const found = [
      urgent,
      ...many.flatMap(({ id, filter_text }) => (filter_text === 'my tooth' ? [id] : [])),
      answered,
    ]
    const query = 'folder=inbox&sort=waiting&query=tooth&limit=100'
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids(`${query}&page=${page}`)))
    expect(pages.flat()).toEqual(found)
    const response = await at.site.desk.get(`/enquiries?${query}`)
    expect(response.headers.get('x-total-count')).toBe(String(found.length))
  })
})

describe('a failed reply', () => {
  it('brings its enquiry back until a retry has left', async () => {
    at.site.refuse(patient)
    const id = await at.site.enquire()
    const { _id } = await at.site.reply(id, { done: true })
    await expect.poll(async () => (await item(id)).failed).toBe(true)
    expect(await item(id)).toMatchObject({
      ...{ state: 'open', unread: true, waitsFor: 'us', failure: '550 No such user' },
    })
    expect(await ids('folder=failed')).toEqual([id])
    expect((await at.site.mail.mailTo(ada)).subject).toBe('A reply did not arrive')
    at.site.refuse(undefined)
    expect((await put(id, { email: 'nobody' })).status).toBe(400)
    expect(await refusal(await put(id, { email: '' }))).toBe('400 Enter a valid email address.')
    await put(id, { email: 'right@example.com' })
    await at.site.desk.post(`/enquiries/${id}/replies/${_id}/retry`, '')
    await at.site.mail.mailTo('right@example.com')
    await expect.poll(async () => (await item(id)).failed).toBe(false)
    expect(await item(id)).toMatchObject({ waitsFor: 'patient', failure: null })
    expect(await ids('folder=all&query=right@example.com')).toEqual([id])
  })

  it('that a report names is settled with one press', async () => {
    const id = await at.site.enquire()
    await at.site.reply(id, { done: true })
    const { messageId = '' } = await at.site.mail.mailTo(patient)
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
    const id = await at.site.enquire({ name: 'Zoë Secret' })
    await put(id, { assignedTo: await idOf(ada) })
    await put(id, { assignedTo: await idOf(bob) })
    const mail = await at.site.mail.mailTo(bob, 1)
    expect(mail.subject).toBe('An enquiry is yours')
    expect(mail.text?.split(/\r?\n/)).toContain(`https://www.example.org/admin/desk/${id}`)
    await at.site.reply(id)
    const { messageId = '' } = await at.site.mail.mailTo(patient)
    await take(patientMail({ id: 'one', answers: messageId, body: 'Confidential' }))
    await take(patientMail({ id: 'two', answers: messageId, body: 'Confidential' }))
    expect(await told(bob, 'A patient has answered')).toBe(1)
    at.site.time.move(11 * minute)
    await put(id, { assignedTo: null })
    await take(patientMail({ id: 'three', answers: messageId }))
    expect(await told(office, 'A patient has answered')).toBe(1)
    expect(await told(ada, 'An enquiry is yours')).toBe(0)
    const about = [...at.site.mail.to(ada), ...at.site.mail.to(bob), ...at.site.mail.to(office)]
    for (const { raw } of about) expect(raw).not.toMatch(/secret|confidential|clicks|zoe/i)
  })
})
