import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noteSlowStatements } from './database-figures.ts'
import { openDatabase } from './opening/open-database.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

it('notes a slow statement by its text, without what it was about', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-slow-'))
  const db = await openDatabase({ dataDir })
  const notes: { ms: number; statement: string }[] = []
  noteSlowStatements(db, { warn: (note: (typeof notes)[number]) => notes.push(note) } as never)
  const count = (to: number) =>
    sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${to})
        select count(*) from numbers`.execute(db)
  await count(10)
  expect(notes).toEqual([])
  await count(4_123_456)
  expect(notes).toHaveLength(1)
  expect(notes[0]!.ms).toBeGreaterThanOrEqual(200)
  expect(notes[0]!.statement).toContain('with recursive numbers')
  expect(notes[0]!.statement).not.toContain('4123456')
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})
