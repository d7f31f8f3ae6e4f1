import { sql } from 'kysely'
import type { DeskItem, DeskPerson } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import { withoutQuotes } from '../../../shared/quoted-text.ts'
import type { Database } from '../../database/database.ts'
import type { EnquiryTables } from '../../database/enquiry-tables.ts'
import { isPutOff, waitsFor } from '../waiting.ts'
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
  | 'message'
  | 'consent'
  | 'filter_text'
  | 'marks_sender'
  | 'message_key'
  | 'dropped_mails'
  | 'last_file'
  | `told_${'assigned' | 'answered' | 'failed'}_at`
> & { beginning: string; failure: string | null; assigned_name: string | null }

/** Long enough that some words are left without quoted lines. */
const charactersRead = sql.lit(8 * limits.desk.preview)

/** The beginning of the newest words of the patient. */
const beginning = sql<string>`coalesce((
  select substr(mail.text, 1, ${charactersRead}) from enquiry_mails as mail
  where mail.enquiry_id = enquiries.id and mail.direction = 'in' and mail.kept = 1 and mail.auto = 0
    and mail.opening = 0
  order by mail.at desc limit 1
), substr(enquiries.message, 1, ${charactersRead}))`

const failure = sql<string | null>`case when enquiries.failed = 1 then (
  select reply.failure from enquiry_mails as reply
  where reply.enquiry_id = enquiries.id and reply.direction = 'out' and reply.failed <> 0
    and reply.settled = 0
  order by reply.at desc limit 1
) end`

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
      'enquiries.failed',
      'enquiries.waiting_since',
      'enquiries.later',
      'enquiries.put_off_at',
      'enquiries.danger_at',
      'enquiries.danger_words',
      'enquiries.about',
      'enquiries.wish',
      'enquiries.channel',
      'enquiries.telephone',
      beginning.as('beginning'),
      failure.as('failure'),
      personName.as('assigned_name'),
    ])

export function itemJson(row: Row, now: Date): DeskItem {
  const putOff = isPutOff(row.later, now)
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    telephone: row.telephone,
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
    waitsFor: waitsFor(row, now),
    waitingSince: (putOff && row.put_off_at) || row.waiting_since,
    failed: row.failed === 1,
    failure: row.failure,
    later: putOff ? row.later : null,
    danger:
      row.danger_at === null
        ? null
        : { words: (parsed(row.danger_words) ?? []) as string[], at: row.danger_at },
    about: parsed(row.about) as DeskItem['about'],
    wish: parsed(row.wish) as DeskItem['wish'],
    channel: row.channel,
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

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json)
}

function previewOf(words: string): string {
  const line = withoutQuotes(words).replace(/\s+/gu, ' ').trim()
  if (line.length <= limits.desk.preview) return line
  return `${line.slice(0, limits.desk.preview - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
