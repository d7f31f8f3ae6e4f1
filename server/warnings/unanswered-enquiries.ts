import { countEnquiries } from './count-enquiries.ts'
import { counted, type WarningSource } from './warning-source.ts'

const longestMs = 2 * 24 * 60 * 60_000

export const unansweredEnquiries: WarningSource = {
  right: 'enquiries.answer',
  read: async (parts, person) =>
    counted(
      {
        key: 'unanswered-enquiries',
        one: 'enquiry has had no reply for two days',
        many: 'enquiries have had no reply for two days',
        href: '/admin/desk?folder=waiting',
      },
      await countEnquiries(parts, person, 'waiting', longestMs),
    ),
}
