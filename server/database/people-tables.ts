import type { Generated } from 'kysely'
import type { AuditAction, AuditKind } from '../../shared/audit.ts'
import type { Role } from '../../shared/rights.ts'
import type { PasskeyTables } from './passkey-tables.ts'

/** Database columns of people and the audit log, part of `Tables`. */
export type PeopleTables = PasskeyTables & {
  /** Who may log in. Triggers keep it in step with the owners in `admins`. Addresses are in lower case. */
  people: {
    id: string
    email: string
    /** Empty if only the address is known. */
    name: Generated<string>
    role: Role
    /** The person's own doctor profile. */
    doctor_number: number | null
    invited_at: string
    /** Time of the first log-in, or when an operator or the settings added the person. Null: invited only. */
    joined_at: string | null
    last_seen_at: string | null
    /** 1: no codes are mailed. */
    passkey_only: Generated<number>
    updated_at: string
  }
  /** Owners not named in the settings, for the previous version to read. Addresses are in lower case. */
  admins: { email: string; added_at: string }
  /** Who did what: names of fields, never their values. */
  audit_log: {
    number: Generated<number>
    at: string
    /** Null for operators and for people since removed. */
    person_id: string | null
    person_email: string
    action: AuditAction
    kind: AuditKind
    record_id: string
    title: string
    /** JSON: a list of names. */
    fields: string
  }
}
