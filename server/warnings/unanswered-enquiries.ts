import { inFolder } from '../enquiries/desk/folders.ts'
import { counted, type WarningSource } from './warning-source.ts'

const longestMs = 2 * 24 * 60 * 60_000

export const unansweredEnquiries: WarningSource = {
  right: 'enquiries.answer',
  async read({ db, clock }, person) {
    const now = clock()
    const { count } = await db
      .selectFrom('enquiries')
      .where(inFolder('waiting', person, now))
      .where('waiting_since', '<=', new Date(now.getTime() - longestMs).toISOString())
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return counted(
      {
        key: 'unanswered-enquiries',
        one: 'enquiry has had no reply for two days',
        many: 'enquiries have had no reply for two days',
        href: '/admin/desk?folder=waiting',
      },
      count,
    )
  },
}
