// A front desk with a new enquiry for each test, and the mails that come in.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type DeskSite, startDeskSite } from './desk-site.ts'

export function useDeskMailSite() {
  let site: DeskSite
  let id: string

  beforeAll(async () => {
    site = await startDeskSite()
  })
  beforeEach(async () => {
    await site.clear()
    id = await site.enquire()
  })
  afterEach(() => site.mailsAreOut())
  afterAll(() => site.stop())

  const open = () => site.open(id)

  return {
    open,
    get site() {
      return site
    },
    get id() {
      return id
    },
  }
}
