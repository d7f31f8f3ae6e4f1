import { endAccess } from '../backup/end-access.ts'
import { systemClock } from '../core/clock.ts'
import { loadSecret } from '../core/secret.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { eraseListed, joinErasureLists } from '../persons/erasures.ts'
import { type Command, requireSite } from './command.ts'
import { erasedAgain } from './erased-again.ts'

export const revoke: Command = {
  usage: 'revoke',
  purpose:
    'after pg_restore: end all sessions, codes and links to previews and reviews, and erase again who was erased',
  operands: [0, 0],

  async run({ settings }) {
    requireSite(settings)
    const db = await openDatabase(settings)
    try {
      await endAccess(db)
      const parts = { ...settings, db, clock: systemClock, secret: loadSecret(settings) }
      const foreign = await joinErasureLists(parts)
      const erased = await eraseListed(parts)
      return `All sessions, log-in codes and links to previews and reviews were ended. ${erasedAgain(erased, foreign)}`
    } finally {
      await db.destroy()
    }
  },
}
