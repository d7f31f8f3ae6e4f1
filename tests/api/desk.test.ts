import { describe, expect, it } from 'vitest'
import type { DeskCounts, DeskItem } from '../../shared/desk.ts'
import type { Role } from '../../shared/rights.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { ada, bob, patient, office } from '../support/site/desk-site.ts'
import { day } from '../support/site/movable-clock.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()

const list = async (query = '', who = at.site.desk) =>
  (await at.site.items(query, who)).map(({ _id }) => _id)
const counts = async () =>
  (await (await at.site.desk.get('/enquiries/counts')).json()) as DeskCounts

describe('folders', () => {
  it('show the newest first, in 120 characters, and count what is new', async () => {
    const first = await at.site.enquire({ message: `One\n\n${'word '.repeat(900)}` })
    const second = await at.site.enquire()
    const response = await at.site.desk.get('/enquiries?limit=1')
    expect(response.headers.get('x-total-count')).toBe('2')
    expect(response.headers.get('link')).toContain('page=2')
    expect(await list()).toEqual([second, first])
    const [, item] = await at.site.items()
    expect(item).not.toHaveProperty('message')
    expect(item).toMatchObject({ unread: true, state: 'open', answered: false, assignedTo: null })
    expect(item!.preview).toMatch(/^One word .*…$/)
    expect(item!.preview.length).toBeLessThanOrEqual(120)
    expect(Date.parse(item!.deletesAt) - Date.parse(item!.createdAt)).toBeGreaterThan(729 * day)
    expect(await counts()).toEqual({
      ...{ waiting: 2, inbox: 2, unread: 2, mine: 0, unassigned: 2, done: 0, spam: 0 },
      ...{ failed: 0, later: 0, danger: 0 },
    })
    expect(await list('page=3')).toEqual([])
    expect(await (await at.site.desk.get('/enquiries?folder=x')).json()).toMatchObject({
      field: 'folder',
    })
  })

  it('follow what staff do with an enquiry', async () => {
    const id = await at.site.enquire()
    const [me] = (await (await at.site.desk.get('/enquiries/colleagues')).json()) as {
      _id: string
    }[]
    await at.site.desk.put(`/enquiries/${id}`, { assignedTo: me!._id })
    expect(await list('folder=mine')).toEqual([id])
    expect(await list('folder=mine', at.site.colleague)).toEqual([])
    expect(await list('folder=unassigned')).toEqual([])
    await at.site.desk.put(`/enquiries/${id}`, { state: 'done' })
    expect([await list(), await list('folder=done')]).toEqual([[], [id]])
    await at.site.desk.put(`/enquiries/${id}`, { state: 'open', assignedTo: null, unread: true })
    expect(await counts()).toMatchObject({ inbox: 1, unassigned: 1, done: 0 })
    expect((await at.site.desk.get('/enquiries/counts')).headers.get('cache-control')).toBe(
      'no-store',
    )
  })

  it('refuse unknown states and people, and changes of what others changed', async () => {
    const id = await at.site.enquire()
    const { updatedAt } = await at.site.open(id)
    const put = async (body: object) => refusal(await at.site.desk.put(`/enquiries/${id}`, body))
    expect(await put({ state: 'lost' })).toBe('400 Unknown state.')
    expect(await put({ assignedTo: 'nobody' })).toBe("400 This person can't answer enquiries.")
    expect(
      (await at.site.colleague.put(`/enquiries/${id}`, { state: 'done', updatedAt })).status,
    ).toBe(200)
    expect(await put({ state: 'open', updatedAt })).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    expect(await refusal(await at.site.desk.get('/enquiries/none'))).toBe('404 Enquiry not found')
  })

  it('are a doctor’s where they are assigned to the doctor, and no editor’s', async () => {
    const [own, other] = [await at.site.enquire(), await at.site.enquire()]
    const people = (await (await at.site.desk.get('/enquiries/colleagues')).json()) as {
      _id: string
      name: string
    }[]
    const assignedTo = people.find(({ name }) => name === bob)!._id
    await at.site.desk.put(`/enquiries/${own}`, { assignedTo })
    const become = (role: Role) =>
      at.site.db.updateTable('people').set({ role }).where('email', '=', bob).execute()
    const { get, put, post, remove } = at.site.colleague
    const statuses = async (calls: Promise<Response>[]) =>
      (await Promise.all(calls)).map(({ status }) => status)
    await become('doctor')
    expect(await (await get('/enquiries?folder=all')).json()).toMatchObject([{ _id: own }])
    expect(await (await get('/enquiries/counts')).json()).toMatchObject({ inbox: 1, unassigned: 0 })
    expect(
      await statuses([
        ...[get(`/enquiries/${own}`), put(`/enquiries/${own}`, { unread: true })],
        ...[get(`/enquiries/${other}`), get('/enquiries/none'), remove(`/enquiries/${own}`)],
        ...[put(`/enquiries/${own}`, { state: 'spam' }), get('/enquiries/export.csv')],
        ...[put(`/enquiries/${own}`, { assignedTo: null }), get('/contact/all')],
        post(`/enquiries/${other}/notes`, { text: 'x' }),
      ]),
    ).toEqual([200, 200, 403, 403, 403, 403, 403, 403, 403, 403])
    await become('editor')
    expect(await statuses([get('/enquiries'), get('/canned-answers')])).toEqual([403, 403])
  })

  it('are searched by every word of name, address, message and mails, not of notes', async () => {
    const id = await at.site.enquire({ name: 'Zoë Äpfel', message: 'Bruxism at night' })
    await at.site.enquire({ name: 'Else', email: 'else@example.com', message: 'Bruxism by day' })
    await at.site.reply(id, { text: 'Try a splint.' })
    await at.site.desk.post(`/enquiries/${id}/notes`, { text: 'Called about xylophones.' })
    for (const query of ['zoe bruxism', 'APFEL', 'zoe@example.com splint']) {
      expect(await list(`query=${encodeURIComponent(query)}`)).toEqual([id])
      const all = (await (
        await at.site.desk.get(`/contact/all?query=${query}`)
      ).json()) as DeskItem[]
      expect(all.map(({ _id }) => _id)).toEqual([id])
    }
    expect(await list('query=bruxism')).toHaveLength(2)
    expect(await list('query=xylophones')).toEqual([])
    const sure = await at.site.enquire({ message: String.raw`100% of it, in C:\scans` })
    for (const query of ['0%', String.raw`c:\s`])
      expect(await list(`query=${encodeURIComponent(query)}`)).toEqual([sure])
    for (const query of ['_', '%%'])
      expect(await list(`query=${encodeURIComponent(query)}`)).toEqual([])
    expect((await at.site.desk.get(`/enquiries?query=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('an open enquiry', () => {
  it('is read from then on, and says by whom; the log has it once an hour', async () => {
    const id = await at.site.enquire()
    expect((await at.site.open(id)).unread).toBe(false)
    at.site.time.move(60_000)
    const { reads, message } = await at.site.open(id, at.site.colleague)
    expect(message).toBe('My jaw clicks.')
    expect(reads.map(({ by }) => by.name)).toEqual([ada, bob])
    await at.site.open(id)
    const log = await at.site.db
      .selectFrom('audit_log')
      .select(['person_email', 'title', 'record_id'])
      .where('action', '=', 'read')
      .where('record_id', '=', id)
      .execute()
    expect(log).toEqual(
      [ada, bob].map((email) => ({ person_email: email, title: '', record_id: id })),
    )
  })

  it('shows others who writes an answer, and keeps what is typed', async () => {
    const id = await at.site.enquire()
    await at.site.desk.put(`/enquiries/${id}/draft`, { text: 'Dear Zoë' })
    expect(await at.site.open(id)).toMatchObject({ draft: 'Dear Zoë', drafting: [] })
    expect(await at.site.open(id, at.site.colleague)).toMatchObject({
      draft: null,
      drafting: [{ by: { name: ada } }],
    })
    await at.site.desk.put(`/enquiries/${id}/draft`, { text: '' })
    expect(await at.site.open(id, at.site.colleague)).toMatchObject({ drafting: [] })
  })

  it('is deleted with its conversation and the mails that wait', async () => {
    at.site.refuse(patient)
    const id = await at.site.enquire()
    await at.site.mail.mailTo(office)
    await at.site.reply(id)
    await at.site.desk.post(`/enquiries/${id}/notes`, { text: 'A note' })
    await at.site.desk.put(`/enquiries/${id}/draft`, { text: 'A draft' })
    expect((await at.site.desk.remove(`/enquiries/${id}`)).status).toBe(204)
    for (const table of [
      'enquiry_mails',
      'enquiry_notes',
      'enquiry_reads',
      'enquiry_drafts',
    ] as const)
      expect(await at.site.db.selectFrom(table).selectAll().execute()).toEqual([])
    await at.site.mailsAreOut()
    expect((await at.site.desk.remove(`/enquiries/${id}`)).status).toBe(404)
  })
})
