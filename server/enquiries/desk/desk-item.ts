import { sql } from 'kysely'
import type { DeskItem, DeskPerson } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../database/database.ts'
import type { EnquiryTables } from '../../database/enquiry-tables.ts'
import type { Selectable } from 'kysely'

/** Shown for a person who was removed; their reads and replies remain. */
export const formerColleague = 'A former colleague'

export const namedPerson = (id: string, name: string | null): DeskPerson => ({
  _id: id,
  name: name ?? formerColleague,
})

/** A person's display name; select it with `people` joined. */
export const personName = sql<string | null>`coalesce(nullif(people.name, ''), people.email)`

type Row = Omit<
  Selectable<EnquiryTables['enquiries']>,
  'message' | 'filter_text' | 'marks_sender' | 'message_key' | 'dropped_mails'
> & { beginning: string; assigned_name: string | null }

const charactersRead = 4 * limits.desk.preview

/** Selects list items, with only the beginning of each message. */
export const selectItems = (db: Database) =>
  db
    .selectFrom('enquiries')
    .leftJoin('people', 'people.id', 'enquiries.assigned_to')
    .select([
      'enquiries.id',
      'enquiries.name',
      'enquiries.email',
      'enquiries.created_at',
      'enquiries.state',
      'enquiries.spam_reason',
      'enquiries.spam_at',
      'enquiries.unread',
      'enquiries.answered',
      'enquiries.assigned_to',
      'enquiries.last_at',
      'enquiries.updated_at',
      sql<string>`substr(enquiries.message, 1, ${sql.lit(charactersRead)})`.as('beginning'),
      personName.as('assigned_name'),
    ])

export function itemJson(row: Row): DeskItem {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    preview: previewOf(row.beginning),
    createdAt: row.created_at,
    lastAt: row.last_at,
    deletesAt: deletesAt(row),
    state: row.state,
    spamReason: row.spam_reason,
    unread: row.unread === 1,
    answered: row.answered === 1,
    assignedTo:
      row.assigned_to !== null && row.assigned_name !== null
        ? namedPerson(row.assigned_to, row.assigned_name)
        : null,
    updatedAt: row.updated_at,
  }
}

/** When retention deletes the enquiry; spam is deleted earlier, never later, than other enquiries. */
export function deletesAt({ created_at, spam_at }: Pick<Row, 'created_at' | 'spam_at'>): string {
  const end = new Date(created_at)
  end.setUTCMonth(end.getUTCMonth() + limits.enquiry.months)
  if (spam_at === null) return end.toISOString()
  const spamEnd = new Date(spam_at)
  spamEnd.setUTCDate(spamEnd.getUTCDate() + limits.enquiry.spamDays)
  return new Date(Math.min(end.getTime(), spamEnd.getTime())).toISOString()
}

function previewOf(beginning: string): string {
  const line = beginning.replace(/\s+/gu, ' ').trim()
  if (line.length <= limits.desk.preview) return line
  return `${line.slice(0, limits.desk.preview - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
