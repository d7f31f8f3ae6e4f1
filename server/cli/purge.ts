import { invalidEmail, isEmail } from '../../shared/text-rules.ts'
import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { forgetMailFiles } from '../mail/mail-files.ts'
import { createClockCheck } from '../jobs/clock-check.ts'
import { createRetention } from '../jobs/retention.ts'
import { isInvited } from '../people/people-rows.ts'
import { canonical } from '../people/person.ts'
import { type Command, CommandError, requireSite } from './command.ts'

export const purge: Command = {
  usage: 'purge [EMAIL]',
  purpose: 'delete enquiries, drafts and versions past their time, or all that one person sent',
  operands: [0, 1],

  async run({ operands: [email], settings }) {
    if (email !== undefined && !isEmail(email)) throw new CommandError(`${email}: ${invalidEmail}`)
    requireSite(settings)
    const db = await openDatabase(settings)
    try {
      const retention = createRetention(db, systemClock)
      if (email) {
        if (settings.adminEmails.includes(canonical(email)) || (await isInvited(db, email))) {
          throw new CommandError(`${email}: Remove this person from the people first.`)
        }
        const records = await retention.forget(email)
        const files = await forgetMailFiles(settings.dataDir, email)
        const mails = files > 0 ? ` ${files} mails in the outbox folder deleted.` : ''
        return `${records} records of ${email} deleted.${mails}`
      }
      const { enquiries, drafts, versions } = await retention.purge()
      // The operator vouches for the clock, so deletions waiting for it can go ahead.
      await createClockCheck({ clock: systemClock, dataDir: settings.dataDir }).trust()
      const ofDrafts = `${drafts} drafts and ${versions} versions deleted.`
      return `${enquiries} enquiries deleted.${drafts + versions > 0 ? ` ${ofDrafts}` : ''}`
    } finally {
      await db.destroy()
    }
  },
}
