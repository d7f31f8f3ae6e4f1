import type { FastifyBaseLogger } from 'fastify'
import type { BegunKind } from '../../shared/record-kinds.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { unlessUnderWay } from '../database/unless-under-way.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { brokenOf, type LinkedKind, recordsWithBroken, titlesOf } from './broken-links.ts'
import { checkAgain, checkLinks, checkWords } from './check-links.ts'
import { createLinkTargets, type StatusOf } from './link-targets.ts'
import type { Link } from './linked-texts.ts'

export type OwnLinks = ReturnType<typeof createOwnLinks>

/** A record or page with links that lead nowhere. */
export type BrokenPage = {
  kind: LinkedKind
  record: string
  title: string
  links: Pick<Link, 'field' | 'address'>[]
}

const hourMs = 60 * 60_000
/** Before this hour of the academy's day, it is still the night before. */
const nightMs = 3 * hourMs
/** After the start, requests come first. */
const firstMs = 10_000
const lookMs = 10 * 60_000
const checkedFact = 'links-checked'

type Parts = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  settings: { siteUrl: string }
  statusOf: StatusOf
}

/** Links on our pages to other pages of ours: all are checked each night, by one of several instances. */
export function createOwnLinks({ db, clock, log, settings, statusOf }: Parts) {
  const { siteUrl } = settings
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let stopped = false

  const targetsOf = (own: Database) => createLinkTargets({ db: own, siteUrl, statusOf })

  async function checkIfDue(): Promise<void> {
    const night = academyDay(new Date(clock().getTime() - nightMs))
    if (stopped || (await checkedNight(db)) === night) return
    await unlessUnderWay(db, checkedFact, async (own) => {
      if ((await checkedNight(own)) === night) return
      await checkLinks(own, targetsOf(own), () => stopped)
      // Stopped early, it begins again after the start.
      if (!stopped) await noteNight(own, night)
    })
  }

  function check(): Promise<void> {
    running = running
      .then(checkIfDue)
      .catch((error: unknown) => log.error(error, 'the links of the site could not be checked'))
    return running
  }

  function lookIn(ms: number): void {
    timer = setTimeout(() => void check().then(() => stopped || lookIn(lookMs)), ms)
    timer.unref()
  }

  return {
    /** Checks all links unless that was done this night. */
    check,

    /**
     * Returns the records of a kind with links that lead nowhere, at most `limit`, having checked them again: one
     * that was mended is gone. `among`: only these records.
     */
    async broken(kind: BegunKind, limit: number, among?: readonly string[]): Promise<BrokenPage[]> {
      const stored = await recordsWithBroken(db, kind, limit, among)
      if (stored.length === 0) return []
      await checkAgain(db, kind, stored, targetsOf(db))
      const titles = await titlesOf(db, kind, stored)
      return pagesOf(kind, await brokenOf(db, kind, stored), (record) => titles.get(record))
    },

    /** The same of the words of the site. */
    async brokenWords(limit: number): Promise<BrokenPage[]> {
      const kinds = ['content', 'words'] as const
      const stored = await Promise.all(kinds.map((kind) => recordsWithBroken(db, kind, limit)))
      if (stored.every(({ length }) => length === 0)) return []
      await checkWords(db, targetsOf(db))
      const pages = kinds.map(async (kind, index) =>
        pagesOf(kind, await brokenOf(db, kind, stored[index]!), (record) => record),
      )
      return (await Promise.all(pages)).flat()
    },

    /** To be called once the site listens: it is asked for its own pages. */
    start: () => lookIn(firstMs),

    /** Resolves when no check is in progress. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

function pagesOf(
  kind: LinkedKind,
  links: readonly Link[],
  titleOf: (record: string) => string | undefined,
): BrokenPage[] {
  const byRecord = Map.groupBy(links, ({ record }) => record)
  return Array.from(byRecord, ([record, links]) => ({
    kind,
    record,
    title: titleOf(record) ?? record,
    links,
  }))
}

async function checkedNight(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', checkedFact)
    .executeTakeFirst()
  return row?.value
}

async function noteNight(db: Database, value: string): Promise<void> {
  await db
    .insertInto('site_facts')
    .values({ name: checkedFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
