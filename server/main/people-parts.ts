import { createAuditLog } from '../audit/audit-log.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Accounts } from '../people/accounts.ts'
import { createPeople } from '../people/people.ts'
import { createPersons } from '../persons/persons.ts'
import type { SharedParts } from './shared-parts.ts'

export type PeopleParts = ReturnType<typeof createPeopleParts>
type Parts = Pick<SharedParts, 'settings' | 'db' | 'clock'> & {
  secret: string
  accounts: Accounts
  outbox: Outbox
}

/** Who works here, what they did, and what is stored about a person. */
export function createPeopleParts({ settings, db, clock, secret, accounts, outbox }: Parts) {
  return {
    people: createPeople({ db, clock, accounts, outbox, settings }),
    persons: createPersons({ ...settings, db, clock, secret }),
    auditLog: createAuditLog(db, clock),
  }
}
