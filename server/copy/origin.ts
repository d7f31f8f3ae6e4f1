// Whose copy a database is, and whether it still is what was copied.
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { type CopiedTable, copiedTables, leftOut, originFact } from './copied-tables.ts'
import { type Digest, digestOf } from './table-rows.ts'

const identityFact = 'site-id'

const originShape = z.object({ site: z.string(), at: z.string(), written: z.string() })

/** What tells this site from all others, made when it is first asked for. */
export async function identityOf(source: Database): Promise<string> {
  await source
    .insertInto('site_facts')
    .values({ name: identityFact, value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await factOf(source, identityFact))!
}

/** Throws where the target holds anything but a copy of this site. */
export async function demandNoOther(target: Database, site: string): Promise<void> {
  const origin = await originOf(target)
  if (!origin && (await hasRows(target))) {
    throw new Error('it holds a site that is no copy of this one')
  }
  if (origin && origin.site !== site) throw new Error('it holds a copy of another site')
}

/** Throws where people have written to the copy, which would lose that. */
export async function demandUnwritten(target: Database): Promise<void> {
  const origin = await originOf(target)
  if (!origin || origin.written === (await writtenDigest((table) => digestOf(target, table))))
    return
  throw new Error(`its site has been written to since it was copied at ${origin.at}`)
}

type Copied = { site: string; now: Date; digests: Map<string, Digest> }

/** `digests` are those of all tables of the target, as they are now. */
export async function noteOrigin(target: Database, { site, now, digests }: Copied): Promise<void> {
  const written = await writtenDigest(({ name }) => digests.get(name)!)
  const value = JSON.stringify({ site, at: now.toISOString(), written })
  await target
    .insertInto('site_facts')
    .values({ name: originFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function writtenDigest(
  digestOfTable: (table: CopiedTable) => Digest | Promise<Digest>,
): Promise<string> {
  const hash = createHash('sha256')
  for (const table of copiedTables.filter(({ written }) => written)) {
    hash.update((await digestOfTable(table)).sha256)
  }
  return hash.digest('hex')
}

async function hasRows(db: Database): Promise<boolean> {
  for (const name of [...copiedTables.map(({ name }) => name), ...leftOut]) {
    // What a first copy that was interrupted leaves: pictures on their way into the bucket.
    const but = name === 'images' ? sql`where state <> 'storing'` : sql``
    const { rows } = await sql`select 1 from ${sql.table(name)} ${but} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function originOf(target: Database): Promise<z.infer<typeof originShape> | undefined> {
  const fact = await factOf(target, originFact)
  return fact === undefined ? undefined : originShape.parse(JSON.parse(fact))
}

async function factOf(db: Database, name: string): Promise<string | undefined> {
  const fact = await db
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return fact?.value
}
