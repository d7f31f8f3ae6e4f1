import { setImmediate as afterOthers } from 'node:timers/promises'
import { academy } from '../../content/academy.ts'
import { dayStartIn, daysAfter } from '../../shared/calendar-day.ts'
import type { AuditEntry, AuditQuery } from '../../shared/audit.ts'
import { limits } from '../../shared/limits.ts'
import { exportFields } from './export-fields.ts'
import { recordAudit } from './record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

export type AuditLog = ReturnType<typeof createAuditLog>

/** Rows read at a time during an export. */
const portion = 1000

type Listing = AuditQuery & { limit: number; page: number }

/** The audit log that owners read, newest first. */
export function createAuditLog(db: Database, clock: Clock) {
  return {
    async list({
      limit,
      page,
      ...query
    }: Listing): Promise<{ items: AuditEntry[]; total: number }> {
      const items = await read(db, query, { limit, offset: (page - 1) * limit })
      return { items, total: await count(db, query) }
    },

    /**
     * Yields all matching rows in batches and lets other requests run in between. The export itself is
     * logged but not included. Throws 400 if there are too many rows for one file.
     */
    async *export(query: AuditQuery, by: string): AsyncGenerator<AuditEntry[]> {
      const newest = await inTransaction(db, async (trx) => {
        const total = await count(trx, query)
        if (total > limits.audit.exported) {
          throw new HttpError(400, 'Choose a shorter time.')
        }
        const newest = await newestNumber(trx)
        const at = clock().toISOString()
        const fields = ['audit', ...exportFields(query, total)]
        await recordAudit(trx, { at, by, action: 'exported', kind: 'site', fields })
        return newest
      })
      for (let offset = 0; ; offset += portion) {
        const entries = await read(db, query, { limit: portion, offset, newest })
        yield entries
        if (entries.length < portion) return
        await afterOthers()
      }
    },
  }
}

function matching(db: Database, { person, action, kind, record, from, to }: AuditQuery) {
  let rows = db.selectFrom('audit_log')
  if (person !== undefined) {
    rows = rows.where(({ eb, or }) =>
      or([eb('person_id', '=', person), eb('person_email', '=', person.trim().toLowerCase())]),
    )
  }
  if (action !== undefined) rows = rows.where('action', '=', action)
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (record !== undefined) rows = rows.where('record_id', '=', record)
  if (from !== undefined) rows = rows.where('at', '>=', startOf(from))
  if (to !== undefined) rows = rows.where('at', '<', endOf(to))
  return rows
}

const dayStart = dayStartIn(academy.timeZone)
const isMoment = (time: string) => time.includes('T')

function startOf(from: string): string {
  return (isMoment(from) ? new Date(from) : dayStart(from)).toISOString()
}

/** The exclusive end: a day ends when the next one begins, a timestamp one millisecond later. */
function endOf(to: string): string {
  return isMoment(to) ? new Date(Date.parse(to) + 1).toISOString() : startOf(daysAfter(to, 1))
}

async function count(db: Database, query: AuditQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function newestNumber(db: Database): Promise<number> {
  const { number } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return number
}

async function read(
  db: Database,
  query: AuditQuery,
  { limit, offset, newest }: { limit: number; offset: number; newest?: number },
): Promise<AuditEntry[]> {
  const rows = await matching(db, query)
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('enquiries')
        .select('enquiries.created_at')
        .whereRef('enquiries.id', '=', 'audit_log.record_id')
        .where('audit_log.kind', '=', 'enquiry')
        .as('record_at'),
    )
    .$if(newest !== undefined, (all) => all.where('number', '<=', newest ?? 0))
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    _id: String(row.number),
    at: row.at,
    by: { _id: row.person_id, email: row.person_email },
    action: row.action,
    kind: row.kind,
    record: row.record_id,
    title: row.title,
    recordAt: row.record_at,
    fields: JSON.parse(row.fields) as string[],
  }))
}
