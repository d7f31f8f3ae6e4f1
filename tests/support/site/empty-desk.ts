// A front desk, empty before each test, and calls of its staff.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { DeskCounts, DeskItem } from '../../../shared/desk.ts'
import { createMailIntake, readMail } from './built-program.ts'
import { type DeskSite, startDeskSite } from './desk-site.ts'
import { day } from './movable-clock.ts'

export function useEmptyDesk() {
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
  const colleagues = async () =>
    (await (await site.desk.get('/enquiries/colleagues')).json()) as { _id: string; name: string }[]
  const idOf = async (email: string) => (await colleagues()).find(({ name }) => name === email)!._id
  const take = async (mail: string) =>
    createMailIntake(site.db, site.time.clock, site.settings).take(
      await readMail(Buffer.from(mail)),
    )
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

  return {
    put,
    ids,
    item,
    counts,
    take,
    told,
    dayAhead,
    mailsTo,
    idOf,
    get site() {
      return site
    },
  }
}
