import { endAccess } from '../backup/end-access.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { type Command, requireSite } from './command.ts'

export const revoke: Command = {
  usage: 'revoke',
  purpose: 'end all sessions, codes and links to previews and reviews, as after pg_restore',
  operands: [0, 0],

  async run({ settings }) {
    requireSite(settings)
    const db = await openDatabase(settings)
    try {
      await endAccess(db)
      return 'All sessions, log-in codes and links to previews and reviews were ended.'
    } finally {
      await db.destroy()
    }
  },
}
