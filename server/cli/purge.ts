import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { createClockCheck } from '../jobs/clock-check.ts'
import { createRetention } from '../jobs/retention.ts'
import { asOperator, type Erased } from '../persons/persons.ts'
import { type Call, type Command, requireSite } from './command.ts'
import { withPersons } from './person.ts'

export const purge: Command = {
  usage: 'purge [EMAIL]',
  purpose: 'delete enquiries, drafts and versions past their time, or all that one person sent',
  operands: [0, 1],

  run({ operands: [email], settings }) {
    if (email === undefined) return purgeOld(settings)
    return withPersons(email, settings, async (persons) =>
      inWords(email, await persons.erase(email, asOperator), settings.imapUrl !== undefined),
    )
  },
}

async function purgeOld(settings: Call['settings']): Promise<string> {
  requireSite(settings)
  const db = await openDatabase(settings)
  try {
    const { enquiries, drafts, versions } = await createRetention(db, systemClock).purge()
    // The operator vouches for the clock, so deletions waiting for it can go ahead.
    await createClockCheck({ clock: systemClock, dataDir: settings.dataDir }).trust()
    const ofDrafts = `${drafts} drafts and ${versions} versions deleted.`
    return `${enquiries} enquiries deleted.${drafts + versions > 0 ? ` ${ofDrafts}` : ''}`
  } finally {
    await db.destroy()
  }
}

function inWords(email: string, { files, ...rows }: Erased, hasMailbox: boolean): string {
  const records = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const mails = files > 0 ? ` ${files} mails in the outbox folder deleted.` : ''
  const copies = hasMailbox ? ' Their mails in the mailbox stay: delete them there.' : ''
  return `${records} records of ${email} deleted.${mails}${copies}`
}
