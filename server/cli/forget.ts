import { invalidEmail, isEmail } from '../../shared/text-rules.ts'
import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { createRetention } from '../jobs/retention.ts'
import { createAccounts } from '../people/accounts.ts'
import { canonical } from '../people/person.ts'
import { type Command, CommandError, requireSite } from './command.ts'

export const forget: Command = {
  usage: 'forget EMAIL',
  purpose: 'take the address of a former admin out of drafts, versions and pictures',
  operands: [1, 1],

  async run({ operands: [email = ''], settings }) {
    if (!isEmail(email)) throw new CommandError(`${email}: ${invalidEmail}`)
    requireSite(settings)
    const db = await openDatabase(settings)
    try {
      if (await createAccounts(db, systemClock, settings).find(email)) {
        throw new CommandError(`${email} may still log in: remove this admin first.`)
      }
      const count = await createRetention(db, systemClock).forgetWriter(canonical(email))
      return `${email} was taken out of ${count} places.`
    } finally {
      await db.destroy()
    }
  },
}
