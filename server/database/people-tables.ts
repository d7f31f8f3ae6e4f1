import type { Generated } from 'kysely'
import type { AuditAction, AuditKind } from '../../shared/audit.ts'
import type { Role } from '../../shared/rights.ts'
import type { PasskeyTables } from './passkey-tables.ts'

/** Columns of people and of what they did as they are stored, part of `Tables`. */
export type PeopleTables = PasskeyTables & {
  /** Who may log in. Triggers keep the owners of `admins` here. Addresses in lower case. */
  people: {
    id: string
    email: string
    /** Empty where only the address is known. */
    name: Generated<string>
    role: Role
    /** The doctor's profile that is the person's own. */
    doctor_number: number | null
    invited_at: string
    /** Of the first log-in; an operator's or the settings' word counts as one. Null: invited only. */
    joined_at: string | null
    last_seen_at: string | null
    /** 1: no codes are mailed. */
    passkey_only: Generated<number>
    updated_at: string
  }
  /** Who did what: names of fields, never their values. */
  audit_log: {
    number: Generated<number>
    at: string
    /** Null for operators and people no longer there. */
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
