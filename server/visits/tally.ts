import { dayIn } from '../../shared/calendar-day.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Assistant } from './agents.ts'

/** What was counted on one day: views by path, visits by host, answers by path, and fetches by assistant. */
export type DayTally = {
  pages: Map<string, { views: number; visits: number }>
  sources: Map<string, number>
  votes: Map<string, { yes: number; no: number }>
  assistants: Map<Assistant, number>
}

/** What was counted, by day in the academy's time zone. */
export type Tally = Map<string, DayTally>

/** The source of visits whose own host is not counted. */
export const otherSource = 'other'

/** Days begin at a quarter of an hour in every time zone. */
const quarterMs = 15 * 60_000

/** Counts in memory. Callers name existing pages only; hosts are anybody's words, so their number is limited. */
export function createCounters(clock: Clock, timeZone: string) {
  const dayOf = dayIn(timeZone)
  let tally: Tally = new Map()
  let quarter = 0
  let current: DayTally | undefined

  function ofDay(day: string): DayTally {
    const known = tally.get(day)
    if (known) return known
    const begun = { pages: new Map(), sources: new Map(), votes: new Map(), assistants: new Map() }
    tally.set(day, begun)
    return begun
  }

  function today(): DayTally {
    const now = clock()
    const quarterNow = Math.floor(now.getTime() / quarterMs)
    if (current && quarterNow === quarter) return current
    quarter = quarterNow
    current = ofDay(dayOf(now))
    return current
  }

  return {
    /** Counts a view. `source` is given if the view begins a visit. */
    view(path: string, source?: string): void {
      const day = today()
      addView(day, path, 1, source === undefined ? 0 : 1)
      if (source !== undefined) addSource(day, source, 1)
    },

    vote(path: string, useful: boolean): void {
      addVotes(today(), path, useful ? 1 : 0, useful ? 0 : 1)
    },

    fetch(assistant: Assistant): void {
      add(today().assistants, assistant, 1)
    },

    /** Returns everything counted since the last call, and starts again at zero. */
    take(): Tally {
      const taken = tally
      tally = new Map()
      current = undefined
      return taken
    },

    /** Adds what was taken, but could not be saved. */
    putBack(taken: Tally): void {
      for (const [day, { pages, sources, votes, assistants }] of taken) {
        const into = ofDay(day)
        for (const [path, { views, visits }] of pages) addView(into, path, views, visits)
        for (const [host, visits] of sources) addSource(into, host, visits)
        for (const [path, { yes, no }] of votes) addVotes(into, path, yes, no)
        for (const [assistant, fetches] of assistants) add(into.assistants, assistant, fetches)
      }
    },
  }
}

export type Counters = ReturnType<typeof createCounters>

function addView({ pages }: DayTally, path: string, views: number, visits: number): void {
  const page = pages.get(path)
  if (page) {
    page.views += views
    page.visits += visits
  } else pages.set(path, { views, visits })
}

function addSource({ sources }: DayTally, host: string, visits: number): void {
  const isKept = sources.has(host) || sources.size < limits.figures.sourcesPerDay
  add(sources, isKept ? host : otherSource, visits)
}

function addVotes({ votes }: DayTally, path: string, yes: number, no: number): void {
  const page = votes.get(path)
  votes.set(path, { yes: (page?.yes ?? 0) + yes, no: (page?.no ?? 0) + no })
}

function add<Key>(counts: Map<Key, number>, key: Key, number: number): void {
  counts.set(key, (counts.get(key) ?? 0) + number)
}
