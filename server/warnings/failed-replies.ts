import { countEnquiries } from './count-enquiries.ts'
import { counted, type WarningSource } from './warning-source.ts'

export const failedReplies: WarningSource = {
  right: 'enquiries.answer',
  read: async (parts, person) =>
    counted(
      {
        key: 'failed-replies',
        one: 'reply did not arrive',
        many: 'replies did not arrive',
        href: '/admin/desk?folder=failed',
      },
      await countEnquiries(parts, person, 'failed', 0),
    ),
}
