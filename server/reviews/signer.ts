import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { thanksMail } from './review-mails.ts'
import { sign, type Signing } from './signing.ts'
import type { Subjects } from './subjects.ts'

type Parts = {
  outbox: Pick<Outbox, 'add' | 'wake'>
  subjects: Subjects
  settings: OfficeSettings & { siteUrl: string }
}

export type Signer = ReturnType<typeof createSigner>

/** Signs a page and mails the doctor thanks, in the caller's `changeContent` transaction. */
export function createSigner({ outbox, subjects, settings }: Parts) {
  return {
    /** Returns the signature's id. Repeating the same signature sends no second mail. Throws 409 and 400. */
    async sign(trx: Database, signing: Signing): Promise<string> {
      const { id, isNew, ...days } = await sign(trx, subjects, signing)
      if (!isNew) return id
      const { doctor, subject, mailTo: to } = signing
      const { title, path } = subject
      const contactTo = await officeAddress(trx, settings)
      const link = settings.siteUrl + path
      await outbox.add(trx, thanksMail({ to, name: doctor.name, title, link, contactTo, ...days }))
      return id
    },

    /** Sends the queued mail. Call it after the transaction. */
    wake: () => outbox.wake(),
  }
}
