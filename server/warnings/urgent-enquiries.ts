import { inFolder } from '../enquiries/desk/folders.ts'
import { counted, type WarningSource } from './warning-source.ts'

export const urgentEnquiries: WarningSource = {
  right: 'enquiries.answer',
  async read({ db, clock }, person) {
    const { count } = await db
      .selectFrom('enquiries')
      .where('danger_at', 'is not', null)
      .where(inFolder('all', person, clock()))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return counted(
      {
        key: 'urgent-enquiries',
        one: 'enquiry may be urgent',
        many: 'enquiries may be urgent',
        href: '/admin/desk?folder=inbox&sort=waiting',
      },
      count,
    )
  },
}
