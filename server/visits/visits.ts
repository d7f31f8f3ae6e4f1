import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { academy } from '../../content/academy.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { createAgentJudge, type Agent } from './agents.ts'
import { saveTally } from './save-tally.ts'
import { createSources, type Sources } from './sources.ts'
import { createCounters, type Counters } from './tally.ts'
import { createViewCounter } from './view-counter.ts'

const saveEveryMs = 60_000

/** Counts what readers open, without storing anything about a reader. */
export type Visits = {
  counters: Pick<Counters, 'view' | 'vote'>
  sources: Sources
  judge(userAgent: string | undefined): Agent
  /** Counts a request that was answered with 200 or 304, if it is a view. */
  countView(request: IncomingMessage): void
  countSearch(query: string): void
  /** Adds what this instance has counted to the database. If that fails, it is logged and tried again later. */
  save(): Promise<void>
}

type Parts = {
  settings: Settings
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  countSearch(query: string): void
}

/** Counts in memory, and adds to the database once a minute and when it stops. */
export function createVisits({ settings, db, clock, log, countSearch }: Parts) {
  const counters = createCounters(clock, academy.timeZone)
  const sources = createSources(settings.siteUrl)
  const judge = createAgentJudge()
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  async function saveOnce(): Promise<void> {
    const tally = counters.take()
    if (tally.size === 0) return
    try {
      await saveTally(db, tally)
    } catch (error) {
      counters.putBack(tally)
      log.error(error, 'what was counted could not be saved; it is tried again')
    }
  }

  const save = () => (saving = saving.then(saveOnce))

  const visits: Visits = {
    counters,
    sources,
    judge,
    countView: createViewCounter({ counters, judge, sources, countSearch }),
    countSearch,
    save,
  }
  return {
    visits,

    start(): void {
      timer = setInterval(() => void save(), saveEveryMs)
      timer.unref()
    },

    /** Saves what was counted since the last time. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await save()
    },
  }
}
