// What must hold of a site's store, whatever was done to it.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/database/database.ts'
import { assertIntegrity } from '../../../server/database/sqlite/assert-integrity.ts'
import { openPostgres } from '../../../server/database/postgres/open-postgres.ts'
import { databaseName, readDatabase } from '../../../server/database/opening/site-files.ts'
import {
  keptPictures,
  lostPictures,
  pictureDamage,
  storedPictures,
} from '../../../server/images/image-integrity.ts'
import { diskImages } from '../../../server/images/disk-images.ts'
import { pictureFiles, trashed } from '../../../server/images/picture-files.ts'
import type { Ledger } from './ledger.ts'
import { readStamp, stampOf } from './stamps.ts'

export type Findings = {
  /** Acknowledged writes that are not there, or not as acknowledged. */
  lost: string[]
  /** Records of which a part is missing, or is of another version. */
  half: string[]
  /** Pictures that are shown and not there, or not what was stored. */
  pictures: string[]
  /** Files that belong to no picture. */
  orphans: string[]
  /** What the database says of itself. */
  integrity: string[]
}

export type Store = { dataDir: string; databaseUrl?: string | undefined }

async function withDatabase<Result>(
  { dataDir, databaseUrl }: Store,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = databaseUrl ? openPostgres(databaseUrl) : readDatabase(join(dataDir, databaseName))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Waits until the sweep of a start has done its work. */
export async function untilSwept(store: Store): Promise<void> {
  const deadline = Date.now() + 10_000
  const unfinished = () =>
    withDatabase(store, (db) =>
      db.selectFrom('images').select('key').where('state', '!=', 'stored').execute(),
    )
  while ((await unfinished()).length > 0 && Date.now() < deadline) await wait(20)
}

/** Compares what is stored with what clients know. Nobody may write meanwhile. */
export function lookAt(
  store: Store,
  ledger: Pick<Ledger, 'entries'>,
  {
    acknowledgedPictures = new Set<string>(),
    sweeps = true,
    /** Records that no client of the ledger wrote. */
    isForeign = (_id: string): boolean => false,
  } = {},
): Promise<Findings> {
  return withDatabase(store, async (db) => {
    const { there, half } = await recordsOf(db, isForeign)
    const keys = new Set((await storedPictures(db)).map(({ key }) => key))
    const unstored = [...acknowledgedPictures]
      .filter((address) => !keys.has(address.slice('/images/'.length, -'.jpg'.length)))
      .map((address) => `${address} was acknowledged and is not there`)
    return {
      lost: lostOf(ledger, there),
      half,
      pictures: [...(await brokenPictures(db, store.dataDir)), ...unstored],
      orphans: sweeps ? await orphansOf(db, store.dataDir) : [],
      integrity: await assertIntegrity(db).then(
        () => [],
        (error: unknown) => [String(error)],
      ),
    }
  })
}

type Records = { there: Map<number, number>; half: string[] }

async function recordsOf(db: Database, isForeign: (id: string) => boolean): Promise<Records> {
  const there = new Map<number, number>()
  const half: string[] = []

  function note(name: string, texts: string[]): void {
    const stamp = readStamp(texts[0] ?? '')
    const whole =
      stamp && texts.every((text) => text.includes(stampOf(stamp.number, stamp.version)))
    if (!whole) half.push(name)
    else if (there.has(stamp.number)) half.push(`${name} is there twice`)
    else there.set(stamp.number, stamp.version)
  }

  for (const { message } of await db.selectFrom('enquiries').select('message').execute()) {
    note(message, [message])
  }
  for (const row of await db.selectFrom('doctors').selectAll().execute()) {
    if (!isForeign(row.id)) note(row.id, [row.name, row.location, row.description])
  }
  const tags = await groupedByBlog(db, 'blog_tags')
  const solutions = await groupedByBlog(db, 'blog_solutions')
  const listed = await db
    .selectFrom('blog_facets')
    .select('blog_number')
    .where('kind', '=', 'all')
    .execute()
  const inList = new Set(listed.map(({ blog_number }) => blog_number))
  for (const row of await db.selectFrom('blogs').selectAll().execute()) {
    const { title, brief_description, long_description, call_out } = row
    const { blog_summary, img_description } = row
    if (isForeign(row.id)) {
      if (!inList.delete(row.number)) half.push(`${row.id} lacks its lists`)
      continue
    }
    const lists = (tags.get(row.number) ?? 0) === 2 && solutions.get(row.number) === 1
    if (!lists || !inList.delete(row.number)) half.push(`${row.id} lacks tags, solutions or lists`)
    note(row.id, [
      ...[title, brief_description, long_description, call_out, blog_summary, img_description],
    ])
  }
  if (inList.size > 0) half.push(`lists name ${inList.size} articles that are gone`)
  return { there, half }
}

async function groupedByBlog(db: Database, table: 'blog_tags' | 'blog_solutions') {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['blog_number', fn.countAll<number>().as('count')])
    .groupBy('blog_number')
    .execute()
  return new Map(rows.map(({ blog_number, count }) => [blog_number, count]))
}

function lostOf(ledger: Pick<Ledger, 'entries'>, there: Map<number, number>): string[] {
  return ledger
    .entries()
    .filter(([number, possible]) => !possible.includes(there.get(number)))
    .map(
      ([number, possible]) =>
        `record ${number}: ${there.get(number)}, not ${possible.join(' or ')}`,
    )
}

async function brokenPictures(db: Database, dataDir: string): Promise<string[]> {
  const files = diskImages(dataDir)
  const stored = await storedPictures(db)
  const kept = await keptPictures(db)
  const damages = await Promise.all(kept.map((picture) => pictureDamage(files, picture)))
  return [...damages.filter((damage) => damage !== undefined), ...(await lostPictures(db, stored))]
}

async function orphansOf(db: Database, dataDir: string): Promise<string[]> {
  const rows = await db.selectFrom('images').select('key').execute()
  const trash = await db.selectFrom('trashed_images').select('key').execute()
  const known = new Set([
    ...rows.flatMap(({ key }) => pictureFiles(key)),
    ...trash.flatMap(({ key }) => pictureFiles(key).map(trashed)),
  ])
  const files = await readdir(join(dataDir, 'images')).catch(() => [])
  return files.filter((file) => !known.has(file))
}

/** As lines of what broke. */
export function brokenBy(findings: Findings, when: string): string[] {
  return Object.entries(findings).flatMap(([kind, found]) =>
    found.slice(0, 5).map((what) => `${when}: ${kind}: ${what}`),
  )
}
