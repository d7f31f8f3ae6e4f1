import { z } from 'zod'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Permit } from '../../people/permit.ts'
import { noteDraft } from '../audit-record.ts'
import type { Publisher } from '../record-writer.ts'
import { changedMeanwhile } from '../record-history.ts'
import { type DraftRow, stateOf, versionOf } from '../draft-row.ts'
import { addVersion, latestVersion } from '../versions.ts'
import { currentFields } from '../record-fields.ts'
import { lockByKey } from '../find-draft.ts'

export type Schedule = ReturnType<typeof createSchedule>
export type Publishers = Record<DraftKind, Publisher>

/** `hard`: a page of words may be hard to read. */
type Asked = {
  at?: unknown
  version: number
  hard?: boolean | undefined
  email: string
  permit: Permit
}

/** Schedules drafts for publication. Both functions throw 404 if a key names nothing. */
export function createSchedule(db: Database, clock: Clock, publishers: Publishers) {
  return {
    /**
     * Schedules or reschedules a draft. Throws 400 if it could not be published or the time is not allowed,
     * 409 unless `version` is the draft's.
     */
    set(key: string, { at, version, hard = false, email, permit }: Asked): Promise<DraftRow> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await lockByKey(trx, key)
        const state = stateOf(row)
        if (state === 'trash') throw new HttpError(409, 'This is in the trash.')
        if (state === 'published') throw new HttpError(409, 'There is nothing to publish.')
        const fields = await currentFields(trx, row)
        const breach = await publishers[row.kind].check(trx, fields, row, { hard, by: email })
        if (breach) throw refused(breach.message, breach.field)
        const now = clock()
        const scheduled_at = dueTime(at, now)
        const isSeen = version === versionOf(row)
        const isBasedOnRecord = row.live_id === null || row.based_on === row.live_updated_at
        if (!isSeen || !isBasedOnRecord) throw new HttpError(409, changedMeanwhile)
        const latest = await latestVersion(trx, row.number)
        if (latest?.kind !== 'scheduled' || latest.draft_version !== row.version) {
          await addVersion(trx, row, {
            kind: 'scheduled',
            fields,
            version: row.version,
            at: now.toISOString(),
            by: email,
          })
        }
        const scheduled = {
          scheduled_at,
          scheduled_by: email,
          scheduled_hard: hard ? 1 : 0,
          schedule_problem: null,
        }
        await trx.updateTable('drafts').set(scheduled).where('number', '=', row.number).execute()
        await noteSchedule(trx, row, email, hard)
        return { ...row, ...scheduled }
      })
    },

    /** Does nothing if the draft is not scheduled. */
    cancel(key: string, { email, permit }: { email: string; permit: Permit }): Promise<void> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await lockByKey(trx, key)
        await trx
          .updateTable('drafts')
          .set({ scheduled_at: null, scheduled_by: null, schedule_problem: null })
          .where('number', '=', row.number)
          .execute()
        if (row.scheduled_at !== null) await noteSchedule(trx, row, email)
        else skipAudit(trx, ['drafts'], 'it was not scheduled')
      })
    },
  }

  function noteSchedule(trx: Database, row: DraftRow, by: string, hard = false): Promise<void> {
    const at = clock().toISOString()
    const fields = hard ? ['schedule', 'hard'] : ['schedule']
    return noteDraft(trx, row, { at, by, action: 'changed', fields })
  }
}

const { minMinutes, maxYears } = limits.draft.schedule
const instant = z.iso.datetime({ offset: true })

/** Returns the time in UTC and whole seconds. Throws 400 if the time is not allowed. */
function dueTime(at: unknown, now: Date): string {
  const { data } = instant.safeParse(at)
  const ms = data === undefined ? Number.NaN : Date.parse(data)
  if (Number.isNaN(ms)) throw refused('Choose a valid time.', 'at')
  if (ms < now.getTime() + minMinutes * 60_000) {
    throw refused('Choose a time at least one minute from now.', 'at')
  }
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + maxYears)
  if (ms > last.getTime()) throw refused('Choose a time within two years.', 'at')
  return new Date(Math.floor(ms / 1000) * 1000).toISOString()
}

function refused(message: string, field?: string): HttpError {
  return new HttpError(400, message, { ...(field && { field }) })
}
