import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { isPostgres } from '../database/dialect.ts'
import { createBackupReport } from './backup-report.ts'

const [earlier, later] = ['2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z']
let now = new Date('2027-01-21T02:00:00.000Z')

it('knows of the files of this instance and, on PostgreSQL, of those of the others', async () => {
  const { db, close } = await openFreshDatabase()
  const folders = [await newFolder(), await newFolder()]
  const [here, there] = folders.map((dataDir) =>
    createBackupReport({ db, clock: () => now, dataDir, log: Fastify().log }),
  )
  try {
    expect(await here!.read()).toEqual({ backedUpAt: null, provenAt: null })
    await writeFile(join(folders[0]!, 'last-backup'), '')
    await utimes(join(folders[0]!, 'last-backup'), new Date(later), new Date(later))
    const state = { backedUpAt: earlier, provenAt: earlier }
    await writeFile(join(folders[0]!, 'backup-state.json'), JSON.stringify(state))
    const found = { backedUpAt: later, provenAt: earlier }
    expect(await here!.read()).toEqual(found)
    here!.start()
    await here!.stop()
    const nothing = { backedUpAt: null, provenAt: null }
    expect(await there!.read()).toEqual(isPostgres(db) ? found : nothing)
    // The clock was ahead when they were made; it is right now, and a new one is.
    now = new Date('2026-11-10T02:00:00.000Z')
    expect(await there!.read()).toEqual(nothing)
    const backedUpAt = '2026-11-09T02:00:00.000Z'
    await utimes(join(folders[0]!, 'last-backup'), new Date(backedUpAt), new Date(backedUpAt))
    here!.start()
    await here!.stop()
    expect(await here!.read()).toEqual({ backedUpAt, provenAt: null })
    if (isPostgres(db)) expect((await there!.read()).backedUpAt).toBe(backedUpAt)
    await writeFile(join(folders[0]!, 'backup-state.json'), 'cut off {')
    expect((await here!.read()).backedUpAt).toBe(backedUpAt)
  } finally {
    await close()
    for (const folder of folders) await rm(folder, { recursive: true })
  }
})

const newFolder = () => mkdtemp(join(tmpdir(), 'academy-backups-'))
