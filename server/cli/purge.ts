import { invalidEmail, isEmail } from '../../shared/text-rules.ts'
import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { createRetention } from '../jobs/retention.ts'
import { type Command, CommandError, requireSite } from './command.ts'

export const purge: Command = {
  usage: 'purge [EMAIL]',
  purpose: 'delete enquiries past their time, or all that one person sent',
  operands: [0, 1],

  async run({ operands: [email], settings }) {
    if (email !== undefined && !isEmail(email)) throw new CommandError(`${email}: ${invalidEmail}`)
    requireSite(settings)
    const db = await openDatabase(settings)
    try {
      const retention = createRetention(db, systemClock)
      const deleted = email ? await retention.forget(email) : await retention.purge()
      return email ? `${deleted} records of ${email} deleted.` : `${deleted} enquiries deleted.`
    } finally {
      await db.destroy()
    }
  },
}
