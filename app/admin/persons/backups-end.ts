import { limits } from '../../../shared/limits.ts'
import { writtenDay } from '../frame/panel-dates.ts'

const dayMs = 24 * 60 * 60_000

/** The day until which a backup made today may be kept. */
export function backupsEnd(): string {
  return writtenDay(new Date(Date.now() + limits.persons.backupDays * dayMs).toISOString())
}
