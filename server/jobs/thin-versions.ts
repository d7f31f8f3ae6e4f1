import { limits } from '../../shared/limits.ts'

type Version = { number: number; kind: string; created_at: string }

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const { hoursWhole, daysByHour, daysByDay, most } = limits.draft.versions

/**
 * Takes one draft's automatically saved versions, newest first, and returns the numbers of those to
 * delete. After a day only the last of each hour is kept, after a week only the last of each day, and
 * nothing for more than 90 days. Conflicting texts are kept for all 90: they exist nowhere else.
 */
export function surplusVersions(versions: Version[], now: Date): number[] {
  const kept = new Set<string>()
  const isKept = ({ kind, created_at }: Version) => {
    const age = now.getTime() - Date.parse(created_at)
    if (kept.size >= most || age > daysByDay * dayMs) return false
    const period =
      age <= hoursWhole * hourMs || kind === 'conflict'
        ? `${kept.size}`
        : created_at.slice(0, age <= daysByHour * dayMs ? hourLength : dayLength)
    if (kept.has(period)) return false
    kept.add(period)
    return true
  }
  return versions.filter((version) => !isKept(version)).map(({ number }) => number)
}

/** Lengths of an ISO time cut after the hour and after the day. */
const hourLength = '2026-01-01T10'.length
const dayLength = '2026-01-01'.length
