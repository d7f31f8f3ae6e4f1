import { setImmediate as afterOthers } from 'node:timers/promises'
import { type BegunKind, begunKinds } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'
import { forgetMissing, storeBroken } from './broken-links.ts'
import { contentLinks } from './content-links.ts'
import type { LinkTargets } from './link-targets.ts'
import type { Link } from './linked-texts.ts'
import { brokenLinks, recordsAfter, recordsWithIds } from './record-links.ts'
import { wordLinks } from './word-links.ts'

/** A text may have 100 kB, and on SQLite nobody else is served while texts are read. */
const atOnce = 10

/** Checks every link, a few records at a time; `isStopped` ends it early. Each step stores its result. */
export async function checkLinks(
  db: Database,
  targets: LinkTargets,
  isStopped: () => boolean,
): Promise<void> {
  for (const kind of begunKinds) {
    let records = await recordsAfter(db, kind, 0, atOnce)
    while (records.length > 0 && !isStopped()) {
      await checkRecords(db, kind, records, targets)
      await afterOthers()
      records = await recordsAfter(db, kind, records.at(-1)!.number, atOnce)
    }
    await forgetMissing(db, kind)
  }
  await checkWords(db, targets)
}

/** Checks the words that come with the site and those that staff have changed. */
export async function checkWords(db: Database, targets: LinkTargets): Promise<void> {
  const broken = async (links: Link[]) => {
    const nowhere = await targets.leadingNowhere(links.map(({ address }) => address))
    return links.filter(({ address }) => nowhere.has(address))
  }
  await storeBroken(db, 'content', 'all', await broken(contentLinks()))
  await storeBroken(db, 'words', 'all', await broken(await wordLinks(db)))
}

/** Checks the records with these ids again. */
export async function checkAgain(
  db: Database,
  kind: BegunKind,
  ids: readonly string[],
  targets: LinkTargets,
): Promise<void> {
  await forgetMissing(db, kind)
  await checkRecords(db, kind, await recordsWithIds(db, kind, ids), targets)
}

async function checkRecords(
  db: Database,
  kind: BegunKind,
  records: Awaited<ReturnType<typeof recordsWithIds>>,
  targets: LinkTargets,
): Promise<void> {
  const found = await brokenLinks(kind, records, targets)
  const ids = records.map(({ id }) => id)
  await storeBroken(db, kind, ids, found)
}
