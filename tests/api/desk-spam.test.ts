import { describe, expect, it } from 'vitest'
import type { DeskCounts } from '../../shared/desk.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { bob, office } from '../support/site/desk-site.ts'
import { day } from '../support/site/movable-clock.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()

const counts = async () =>
  (await (await at.site.desk.get('/enquiries/counts')).json()) as DeskCounts

it('the office is told that an enquiry came and where, not what it says', async () => {
  const id = await at.site.enquire({ name: 'Zoë Äpfel' })
  const { subject, text, raw, replyTo } = await at.site.mail.mailTo(office)
  expect(subject).toBe('New enquiry from the website')
  expect(text?.split(/\r?\n/)).toContain(`https://www.example.org/admin/desk/${id}`)
  expect(replyTo).toBeUndefined()
  expect(raw).not.toMatch(/zoe|zoë|pfel|clicks/i)
})

describe('spam', () => {
  const spam = async () => (await at.site.items('folder=spam')).map(({ spamReason }) => spamReason)

  it('is kept apart for 30 days, and nobody is told', async () => {
    const links = 'http://a.example https://b.example HTTPS://c.example'
    await at.site.enquire({ message: links })
    for (const name of ['a', 'b', 'c'])
      await at.site.enquire({
        email: `${name}@example.com`,
        message: name === 'c' ? 'Buy  this' : 'buy THIS',
      })
    expect(await spam()).toEqual(['repeated', 'links'])
    const [item] = await at.site.items('folder=spam')
    expect(Date.parse(item!.deletesAt) - Date.parse(item!.createdAt)).toBe(30 * day)
    expect(await (await at.site.desk.get('/contact/all')).json()).toHaveLength(2)
    await at.site.mailsAreOut()
    expect(at.site.mail.to(office)).toHaveLength(2)
  })

  it('of a marked sender comes back with one press, with what follows', async () => {
    const first = await at.site.enquire()
    await at.site.desk.put(`/enquiries/${first}`, { state: 'spam' })
    await at.site.enquire({ email: 'ZOE@example.com', message: 'Me again' })
    expect(await spam()).toEqual(['marked before', 'by hand'])
    await at.site.desk.put(`/enquiries/${first}`, { state: 'open' })
    await at.site.enquire({ message: 'And again' })
    expect(await spam()).toEqual([])
    expect((await counts()).inbox).toBe(3)
  })

  it('holds for an address with any letters, and is no doctor’s to end', async () => {
    const email = 'Émile@example.com'
    const own = await at.site.enquire({ email })
    const [, doctor] = (await (await at.site.desk.get('/enquiries/colleagues')).json()) as {
      _id: string
    }[]
    await at.site.desk.put(`/enquiries/${own}`, { state: 'spam', assignedTo: doctor!._id })
    await at.site.enquire({ email, message: 'Me again' })
    await at.site.db
      .updateTable('people')
      .set({ role: 'doctor' })
      .where('email', '=', bob)
      .execute()
    for (const state of ['open', 'done'])
      expect(await refusal(await at.site.colleague.put(`/enquiries/${own}`, { state }))).toBe(
        '403 You may not do this.',
      )
    expect(await spam()).toEqual(['marked before', 'by hand'])
    expect((await at.site.desk.put(`/enquiries/${own}`, { state: 'open' })).status).toBe(200)
    expect(await spam()).toEqual([])
  })
})
