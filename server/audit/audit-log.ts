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

type Listing = AuditQuery & { limit: number; page: number }

/** The log as owners read it, newest first. */
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

    /** The same in one piece, which the log notes as well. Throws 400 where it is too much for one file. */
    export: (query: AuditQuery, by: string): Promise<AuditEntry[]> =>
      inTransaction(db, async (trx) => {
        const { exported } = limits.audit
        if ((await count(trx, query)) > exported) throw new HttpError(400, 'Choose a shorter time.')
        const entries = await read(trx, query, { limit: exported, offset: 0 })
        const at = clock().toISOString()
        const fields = ['audit', ...exportFields(query, entries.length)]
        await recordAudit(trx, { at, by, action: 'exported', kind: 'site', fields })
        return entries
      }),
  }
}

function matching(db: Database, { person, action, kind, record, from, to }: AuditQuery) {
  let rows = db.selectFrom('audit_log')
  if (person !== undefined) {
    rows = rows.where(({ eb, or }) =>
      or([eb('person_id', '=', person), eb('person_email', '=', person.trim().toLowerCase())]),
    )
  }
  if (action !== undefined) rows = rows.where('action', '=', action as AuditEntry['action'])
  if (kind !== undefined) rows = rows.where('kind', '=', kind as AuditEntry['kind'])
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

/** A day ends when the next begins, a moment with itself. */
function endOf(to: string): string {
  return isMoment(to) ? new Date(Date.parse(to) + 1).toISOString() : startOf(daysAfter(to, 1))
}

async function count(db: Database, query: AuditQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function read(
  db: Database,
  query: AuditQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await matching(db, query)
    .selectAll()
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
    fields: JSON.parse(row.fields) as string[],
  }))
}
