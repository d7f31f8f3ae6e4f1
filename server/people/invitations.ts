import type { InvitationInput, PersonJson } from '../../shared/people.ts'
import { limits } from '../../shared/limits.ts'
import type { Role } from '../../shared/rights.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import type { Outbox } from '../mail/outbox.ts'
import { invitationMail } from './invitation-mail.ts'
import { findPerson, personJson } from './listed-person.ts'
import { changePeople, confirmNewProfile, profileNumber } from './people-changes.ts'
import { auditPerson, newPerson } from './people-rows.ts'
import { canonical, type Person } from './person.ts'

type Parts = {
  db: Database
  clock: Clock
  accounts: { isFromSettings(email: string): boolean }
  outbox: Pick<Outbox, 'add' | 'wake'>
  settings: { siteUrl: string }
}

const { total } = limits.people

/** Invites people by mail. */
export function createInvitations({ db, clock, accounts, outbox, settings }: Parts) {
  const mailTo = (trx: Database, { email, role }: { email: string; role: Role }, by: Person) =>
    outbox.add(
      trx,
      invitationMail({ to: email, role, inviter: by.name, siteUrl: settings.siteUrl }),
    )

  return {
    /**
     * Adds the person and mails them. Throws 400 for a wrong profile, 409 if they are on the list already
     * or the list is full.
     */
    async invite(input: InvitationInput, by: Person): Promise<PersonJson> {
      const email = canonical(input.email)
      const invited = await changePeople(db, by, async (trx) => {
        const rows = await trx.selectFrom('people').select('email').execute()
        if (rows.some((row) => row.email === email)) {
          throw new HttpError(409, 'This address is on the list already.', { field: 'email' })
        }
        if (rows.length >= total) throw new HttpError(409, `${total} people are the most.`)
        const { name, role } = input
        const doctor_number = await profileNumber(trx, role, input.doctorId)
        const person = { ...newPerson(email, clock().toISOString()), name, role, doctor_number }
        await trx.insertInto('people').values(person).execute()
        await confirmNewProfile(trx, clock, { before: null, after: doctor_number }, by)
        await auditPerson(trx, clock, by.email, person, { action: 'invited' })
        await mailTo(trx, person, by)
        const row = await findPerson(trx, person.id)
        return personJson(row, clock(), accounts.isFromSettings(email))
      })
      outbox.wake()
      return invited
    },

    /** Mails the invitation again, valid from now. Throws 409 after the first log-in. */
    async inviteAgain(id: string, by: Person): Promise<void> {
      await changePeople(db, by, async (trx) => {
        const person = await findPerson(trx, id)
        if (person.joined_at !== null) {
          throw new HttpError(409, 'This person has logged in already.')
        }
        const updated_at = nextTimestamp(clock, person.updated_at)
        await trx
          .updateTable('people')
          .set({ invited_at: clock().toISOString(), updated_at })
          .where('id', '=', id)
          .execute()
        await auditPerson(trx, clock, by.email, person, { action: 'invited' })
        await mailTo(trx, person, by)
      })
      outbox.wake()
    },
  }
}
