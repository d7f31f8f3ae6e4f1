// Calls for the people of the academy, and for the log of what they do.
import type { AuditEntry } from '../../../shared/audit.ts'
import type { Handover } from '../../../shared/handover.ts'
import type { PersonJson } from '../../../shared/people.ts'
import type { Role } from '../../../shared/rights.ts'
import { call, list, one } from './api.ts'

/** Without a role they are removed, without a profile theirs stays. */
export type Becoming = { role?: Role; doctorId?: string }
type PersonInput = { name: string; role: Role | ''; doctorId?: string | null }

const path = '/admin/v1/people'
const audit = '/admin/v1/audit'

export const people = {
  /** By name. */
  list: async () => (await list<PersonJson>(path)).items,
  /** Mails an invitation. */
  invite: (person: PersonInput & { email: string }) =>
    call<PersonJson>('POST', path, { json: person }),
  inviteAgain: (id: string) => call<{ message: string }>('POST', `${one(path, id)}/invitations`),
  change: (id: string, person: PersonInput & { passkeyOnly?: false; updatedAt: string }) =>
    call<PersonJson>('PUT', one(path, id), { json: person }),
  /** What the person gives back in this role, or when they are removed. */
  handover: (id: string, asked: Becoming) =>
    call<Handover>('GET', `${one(path, id)}/handover?${new URLSearchParams(asked)}`),
  remove: (id: string) => call<undefined>('DELETE', one(path, id)),
  logOut: (id: string) => call<undefined>('DELETE', `${one(path, id)}/sessions`),

  audit: (query: URLSearchParams) => list<AuditEntry>(`${audit}?${query}`),
}

/** Where the log's file is; it needs the token. */
export const auditFile = (query: URLSearchParams) => `/api${audit}.csv?${query}`
