import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import {
  openPostgres,
  openArchive,
  createArchive,
  readBackupState,
} from '../support/site/built-program.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import {
  barePostgres,
  type FreshDatabase,
  freshPostgres,
} from '../support/stores/fresh-postgres.ts'

const run = promisify(execFile)
let folder: string
let dataDir: string
let database: FreshDatabase
const environment = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SECRET: 's'.repeat(64),
  LOG_LEVEL: 'silent',
})
const command = (...args: string[]) => runCommandHere(args, environment())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-prove-'))
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
  database = await freshPostgres()
  const db = openPostgres(database.url)
  const bo = { id: 'bo', name: 'Bo', email: 'bo@example.org', message: 'Hello' }
  await db
    .insertInto('enquiries')
    .values({ ...bo, created_at: '2026-01-01T00:00:00.000Z' })
    .execute()
  await db.destroy()
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function ask(url: string, statement: string): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const proofs = () =>
  ask(database.url, `select datname as name from pg_database where datname like 'academy\\_proof%'`)

it('a dump is proven in a database of its own, which is gone then, even one that a killed proof has left', async () => {
  const file = join(folder, 'site.tar')
  expect(await command('backup', file)).toMatchObject({ code: 0, error: '' })
  await ask(
    database.url,
    `create database academy_proof_${new URL(database.url).pathname.slice(1)}`,
  )
  const { out, error } = await command('backup', '--prove', file)
  expect([out, error]).toEqual([expect.stringMatching(/^Proven: \d+ rows, 0 pictures\.\n$/), ''])
  expect(await proofs()).toEqual([])

  // A dump with a row less than the site had.
  const archive = await openArchive(file)
  const manifest = String(await archive.read('manifest.json'))
  const short = join(folder, 'short.tar')
  const repacked = await createArchive(short)
  await repacked.addBytes('site.dump', (await archive.read('site.dump'))!)
  const claimed = manifest.replace('"enquiries":1', '"enquiries":2')
  await repacked.addBytes('manifest.json', Buffer.from(claimed))
  await repacked.finish()
  await repacked.close()
  expect(await command('backup', '--prove', short)).toEqual({
    code: 1,
    out: '',
    error: `${short} was not proven: its table enquiries has 1 rows, and the site had 2\n`,
  })
  expect(await proofs()).toEqual([])
})

it('each night proves and encrypts one, and who was erased since is erased again after pg_restore', async () => {
  const backups = join(folder, 'backups')
  await mkdir(backups)
  await writeFile(join(folder, 'recipients'), 'age1of-somebody\n')
  await writeFile(join(folder, 'age'), '#!/bin/sh\ncp "$6" "$5"\n')
  await chmod(join(folder, 'age'), 0o700)
  await run(join(projectRoot, 'deploy', 'backup.sh'), [], {
    env: {
      ...environment(),
      PATH: folder + delimiter + process.env['PATH'],
      BACKUP_DIR: backups,
      BACKUP_RECIPIENTS: join(folder, 'recipients'),
    },
  })
  const names = await readdir(backups)
  expect(names).toHaveLength(1)
  expect((await readBackupState(dataDir)).provenAt).not.toBeNull()

  expect((await command('purge', 'BO@example.org')).out).toContain('1 records of')
  expect(await readFile(join(dataDir, 'erasures'), 'utf8')).toMatch(
    /^\n[\w-]{43} 20\S+Z [\w-]{8}\n$/,
  )
  const restored = await barePostgres()
  try {
    await run('tar', ['xf', join(backups, names[0]!), '-C', folder, 'site.dump'])
    const dump = join(folder, 'site.dump')
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored.url}`, dump])
    const emails = () => ask(restored.url, 'select email as name from enquiries')
    expect(await emails()).toEqual(['bo@example.org'])
    const revoked = await runCommandHere(['revoke'], {
      ...environment(),
      DATABASE_URL: restored.url,
    })
    expect(revoked.out).toContain('1 erased person was erased again.')
    expect(await emails()).toEqual([])
  } finally {
    await restored.drop()
  }
})
