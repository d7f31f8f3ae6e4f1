import { countFolders } from '../enquiries/desk/folders.ts'
import { counted, type WarningSource } from './warning-source.ts'

export const failedReplies: WarningSource = {
  right: 'enquiries.answer',
  async read({ db, clock }, person) {
    const { failed } = await countFolders(db, person, clock())
    return counted(
      {
        key: 'failed-replies',
        one: 'reply did not arrive',
        many: 'replies did not arrive',
        href: '/admin/desk?folder=failed',
      },
      failed,
    )
  },
}
