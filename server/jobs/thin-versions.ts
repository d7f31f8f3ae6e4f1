import { limits } from '../../shared/limits.ts'

type Version = { number: number; kind: string; created_at: string }

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const { hoursWhole, daysByHour, daysByDay, most } = limits.draft.versions

/**
 * The numbers of what is not kept of one draft's versions that nobody asked for, given newest first: after
 * a day the last of each hour stays, after a week the last of each day, each for 90 days at most. A
 * refused text stays until then: it is nowhere else.
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

/** Of an ISO time: as far as its hour, as far as its day. */
const hourLength = '2026-01-01T10'.length
const dayLength = '2026-01-01'.length
