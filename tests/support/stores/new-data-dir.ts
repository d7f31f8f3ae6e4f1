// Data directories of new sites on SQLite. Each kind is created once per worker and then copied: migrating a
// database takes as long as the rest of a start, storing the files of this build a third of that, and sample
// content three times as long.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../server/core/clock.ts'
import { hashedFiles } from '../../../server/core/paths.ts'
import { createApp, createKeptAssets, openDatabase, readSettings } from '../site/built-program.ts'

const makers = {
  async empty(dataDir: string): Promise<void> {
    await (await openDatabase({ dataDir })).destroy()
  },
  /** What a start without sample content would store. */
  async started(dataDir: string): Promise<void> {
    const db = await openDatabase({ dataDir })
    await createKeptAssets(db, systemClock, hashedFiles).keep()
    await db.destroy()
  },
  async sample(dataDir: string): Promise<void> {
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
    await (await createApp(settings)).close()
    // Each site creates its own.
    rmSync(join(dataDir, 'secret'))
  },
}
type Kind = keyof typeof makers

const made = new Map<Kind, Promise<string>>()

export async function newDataDir(kind: Kind): Promise<string> {
  if (!made.has(kind)) made.set(kind, make(kind))
  const template = await made.get(kind)!
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-test-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}

async function make(kind: Kind): Promise<string> {
  const template = mkdtempSync(join(tmpdir(), `academy-${kind}-`))
  process.on('exit', () => rmSync(template, { recursive: true }))
  await makers[kind](template)
  return template
}
