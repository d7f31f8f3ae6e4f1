import { execFile } from 'node:child_process'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, readBackupState } from '../support/site/built-program.ts'
import { projectRoot } from '../../server/core/paths.ts'

const run = promisify(execFile)
const script = (name: string) => join(projectRoot, 'deploy', name)
let folder: string
let dataDir: string
let backups: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-nightly-'))
  dataDir = join(folder, 'data')
  backups = join(folder, 'backups')
  for (const each of [dataDir, backups]) await mkdir(each)
  await (await openDatabase({ dataDir })).destroy()
  await writeFile(join(dataDir, 'secret'), 'x'.repeat(64))
  await writeFile(join(folder, 'recipients'), 'age1of-somebody\n')
})
afterEach(() => rm(folder, { recursive: true }))

/** Not every machine has age, and what it does is its own affair: this one turns letters into others. */
async function backup(age = 'tr a-z n-za-m <"$6" >"$5"') {
  await writeFile(join(folder, 'age'), `#!/bin/sh\n${age}\n`)
  await chmod(join(folder, 'age'), 0o700)
  return run(script('backup.sh'), [], {
    env: {
      PATH: folder + delimiter + process.env['PATH'],
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
      BACKUP_KEEP: '3',
      BACKUP_RECIPIENTS: join(folder, 'recipients'),
    },
  })
}

const old = ['2020-01-01', '2020-01-02', '2020-01-03'].map(
  (day) => `academy-${day}T023000Z.tar.age`,
)

it('each night leaves one encrypted backup with its date, the newest few, and the stamp', async () => {
  for (const name of old) await writeFile(join(backups, name), name)
  await backup()
  const names = (await readdir(backups)).sort()
  expect(names.slice(0, 2)).toEqual(old.slice(1))
  expect(names).toHaveLength(3)
  expect(names[2]).toMatch(/^academy-20[2-9]\d-\d\d-\d\dT\d{6}Z\.tar\.age$/)
  const bytes = await readFile(join(backups, names[2]!), 'latin1')
  expect(bytes.includes('SQLvgr sbezng 3')).toBe(true)
  expect((await stat(join(backups, names[2]!))).mode & 0o077).toBe(0)
  await expect(stat(join(dataDir, 'last-backup'))).resolves.toBeDefined()
  expect((await readBackupState(dataDir)).provenAt).not.toBeNull()
})

it('a night keeps its own backup where the clock was ahead before, and one at a time is made', async () => {
  const later = old.map((name) => name.replace('2020', '2099'))
  for (const name of later) await writeFile(join(backups, name), name)
  const twice = await Promise.allSettled([backup(), backup()])
  const refused = twice.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused).toEqual([expect.stringContaining(`Another backup is being made in ${backups}.`)])
  const names = (await readdir(backups)).toSorted()
  expect(names).toEqual([expect.stringMatching(/^academy-20[2-8]/), ...later.slice(1)])
})

it('a night whose backup is not proven keeps it apart, removes nothing, and does not count', async () => {
  for (const name of old) await writeFile(join(backups, name), name)
  const db = await openDatabase({ dataDir })
  const picture = { key: `${'a'.repeat(32)}-64x48`, checksum: '', uploaded_by: '' }
  const created_at = new Date().toISOString()
  await db
    .insertInto('images')
    .values({ ...picture, created_at, state: 'stored' })
    .execute()
  await db.destroy()
  await expect(backup()).rejects.toThrow(/was not proven: the site had lost its picture a+-64x48/)
  expect((await readdir(backups)).toSorted()).toEqual([...old, 'unproven.tar.age'])
  await expect(stat(join(dataDir, 'last-backup'))).rejects.toThrow('ENOENT')
})

it('a night that fails leaves nothing behind, removes nothing, and does not count', async () => {
  for (const name of old) await writeFile(join(backups, name), name)
  // What the site is told while a night may still be killed.
  const age = `cp '${dataDir}/backup-state.json' '${folder}/seen'; echo "no such key" >&2; exit 1`
  await expect(backup(age)).rejects.toThrow('no such key')
  expect(await readFile(join(folder, 'seen'), 'utf8')).toBe('{}\n')
  await rm(join(folder, 'recipients'))
  await expect(backup()).rejects.toThrow('recipients is missing or empty')
  expect((await readdir(backups)).sort()).toEqual(old)
  await expect(stat(join(dataDir, 'last-backup'))).rejects.toThrow('ENOENT')
  expect(await readBackupState(dataDir)).toEqual({ backedUpAt: null, provenAt: null })
})

it('the operators’ command finds the program wherever it is called from, also by a link', async () => {
  await symlink(script('academy'), join(folder, 'academy'))
  const asked = run(join(folder, 'academy'), ['restore', 'here.tar'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  await expect(asked).rejects.toThrow(`${folder}/here.tar does not exist`)
})
