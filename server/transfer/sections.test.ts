import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/opening/open-database.ts'
import { leftTables } from './left-tables.ts'
import { peopleFile, siteFile } from './sections.ts'

it('every table is taken along, or left behind for a reason', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-tables-'))
  const db = await openDatabase({ dataDir })
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const carried = [...siteFile.sections, ...peopleFile.sections].flatMap((one) => one.tables)
    const known = new Set([...carried, ...Object.keys(leftTables)])
    // Of the search index, which each store keeps in tables of its own.
    const own = tables.filter((name) => !name.startsWith('blog_search'))
    expect(own.filter((name) => !known.has(name))).toEqual([])
    expect(carried.filter((name) => name in leftTables)).toEqual([])
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true })
  }
})
