// Calls for the academy's people and the audit log of what they do.
import type { AuditEntry } from '../../../shared/audit.ts'
import type { Handover } from '../../../shared/handover.ts'
import type { PersonJson } from '../../../shared/people.ts'
import type { Role } from '../../../shared/rights.ts'
import { call, list, one } from './request.ts'

/** Without a role the person is removed; without `doctorId` they keep their profile. */
export type Becoming = { role?: Role; doctorId?: string }
type PersonInput = { name: string; role: Role | ''; doctorId?: string | null }

const path = '/admin/v1/people'
const audit = '/admin/v1/audit'

export const people = {
  /** Sorted by name. */
  list: async () => (await list<PersonJson>(path)).items,
  /** Mails an invitation. */
  invite: (person: PersonInput & { email: string }) =>
    call<PersonJson>('POST', path, { json: person }),
  inviteAgain: (id: string) => call<{ message: string }>('POST', `${one(path, id)}/invitations`),
  change: (id: string, person: PersonInput & { passkeyOnly?: false; updatedAt: string }) =>
    call<PersonJson>('PUT', one(path, id), { json: person }),
  /** What the person has to hand over to take this role or to be removed. */
  handover: (id: string, asked: Becoming) =>
    call<Handover>('GET', `${one(path, id)}/handover?${new URLSearchParams(asked)}`),
  remove: (id: string) => call<undefined>('DELETE', one(path, id)),
  logOut: (id: string) => call<undefined>('DELETE', `${one(path, id)}/sessions`),

  audit: (query: URLSearchParams) => list<AuditEntry>(`${audit}?${query}`),
}

/** Path of the log as a CSV file; requests need the token. */
export const auditFile = (query: URLSearchParams) => `/api${audit}.csv?${query}`
