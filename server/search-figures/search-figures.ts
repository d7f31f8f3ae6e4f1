import type { FastifyBaseLogger } from 'fastify'
import { limits } from '../../shared/limits.ts'
import type { SearchedText, SearchesQuery } from '../../shared/searches.ts'
import type { Clock } from '../core/clock.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import type { Searcher } from '../search/searcher.ts'
import { countableText } from './countable-text.ts'
import { addSearches, frequentAmong, type Searches, storeText } from './add-searches.ts'
import { countFoundNothing, listSearches } from './read-searches.ts'

export type SearchFigures = ReturnType<typeof createSearchFigures>

type Parts = {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  /** The site's key: stored hashes of texts can't be made without it. */
  secret: string
  searcher: Pick<Searcher, 'search'>
}

const flushMs = 60_000
/** Rows per transaction: SQLite runs in the thread that responds to readers. */
const atOnce = 100

/**
 * Counts what readers search for. Counts are collected in memory and written each minute; a process that
 * is killed loses a minute at most.
 */
export function createSearchFigures({ db, clock, log, secret, searcher }: Parts) {
  let collected = new Map<string, Searches>()
  let flushing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function collect(searches: Searches): void {
    const key = `${searches.day} ${searches.hash}`
    const known = collected.get(key)
    if (known) known.searches += searches.searches
    else if (collected.size < limits.searches.collected) collected.set(key, { ...searches })
  }

  /** Writes some searches of one day. Counts that could not be written are collected again. */
  async function write(day: string, searches: readonly Searches[]): Promise<void> {
    try {
      await addSearches(db, day, searches)
    } catch (error) {
      searches.forEach(collect)
      return log.error(error, 'searches could not be counted: trying again in a minute')
    }
    try {
      for (const frequent of await frequentAmong(db, day, searches)) {
        const { total } = await searcher.search(frequent.text, undefined, { offset: 0, limit: 0 })
        await storeText(db, frequent, total)
      }
    } catch (error) {
      log.error(error, 'frequent searches could not be stored: each is when it comes again')
    }
  }

  async function writeAll(searches: readonly Searches[]): Promise<void> {
    for (const [day, ofDay] of Map.groupBy(searches, (each) => each.day)) {
      for (let first = 0; first < ofDay.length; first += atOnce) {
        await write(day, ofDay.slice(first, first + atOnce))
      }
    }
  }

  /** Writes what has been collected; resolves when it is in the database. */
  function flush(): Promise<void> {
    flushing = flushing.then(() => {
      const searches = [...collected.values()]
      collected = new Map()
      return writeAll(searches)
    })
    return flushing
  }

  return {
    /** Counts a search with which a reader stayed. Texts that may say who somebody is are not counted. */
    count(query: string): void {
      const text = countableText(query)
      if (text === undefined) return
      const hash = keyedHash(secret, 'searches', text)
      collect({ day: academyDay(clock()), text, hash, searches: 1 })
    },

    flush,

    /** The most frequent searches, most searched first. */
    list: (query: SearchesQuery): Promise<SearchedText[]> =>
      listSearches(db, academyDay(clock()), query),

    /** How many of the texts searched for in the last 30 days found nothing when last searched for. */
    countFoundNothing: (): Promise<number> => countFoundNothing(db, academyDay(clock())),

    start(): void {
      timer = setInterval(() => void flush(), flushMs)
      timer.unref()
    },

    /** Resolves when everything that was counted has been written. */
    stop(): Promise<void> {
      clearInterval(timer)
      return flush()
    },
  }
}
