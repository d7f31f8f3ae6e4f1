import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type AlteredBackups, alteredBackups } from '../support/site/altered-backup.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { projectRoot } from '../../server/core/paths.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { readBackupState } from '../support/site/built-program.ts'

const cli = join(projectRoot, 'server', 'main', 'cli.ts')
let folder: string
let dataDir: string
let good: string
let altered: AlteredBackups
/** Where proofs work. */
let temporary: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-proofs-'))
  dataDir = join(folder, 'data')
  good = join(folder, 'good.tar')
  const site = await startTestSite({ dataDir, sampleContent: false, mailToConsole: false })
  const images = imageCalls(site, await adminToken(dataDir))
  await images.store({ bytes: await redAboveBlue(40, 20) })
  const enquiry = { name: 'Bo', email: 'bo@example.org', message: 'Hello' }
  await site.postJson('/api/user/v1/contact/send-message', enquiry)
  await site.stop()
  await command('backup', good)
  altered = await alteredBackups(good, folder)
})
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  temporary = await mkdtemp(join(folder, 'temporary-'))
  vi.stubEnv('TMPDIR', temporary)
  return () => vi.unstubAllEnvs()
})

const command = (...args: string[]) =>
  runCommandHere(args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ADMIN_EMAILS: 'a@example.org' })

it('proves a whole backup, notes it, and leaves nothing behind, not even of a proof that was killed', async () => {
  const killed = join(temporary, 'academy-proof-killed')
  const running = join(temporary, 'academy-proof-running')
  for (const left of [killed, running]) {
    await mkdir(left)
    await writeFile(join(left, 'lock'), '')
    await utimes(left, 0, 0)
  }
  const lock = new DatabaseSync(join(running, 'lock'))
  lock.exec('begin exclusive')
  const { code, out, error } = await command('backup', '--prove', good)
  lock.close()
  expect([code, error]).toEqual([0, ''])
  expect(out).toMatch(/^Proven: [1-9]\d+ rows, 1 pictures\.\n$/)
  expect(await readdir(temporary)).toEqual(['academy-proof-running'])
  const { backedUpAt, provenAt } = await readBackupState(dataDir)
  expect(Date.parse(provenAt!)).toBeGreaterThan(Date.parse(backedUpAt!))
})

it.each<[what: string, problem: RegExp, make: () => Promise<string>]>([
  [
    'a row less, with sums that fit',
    /enquiries has 0 rows, and the site had 1$/,
    () => altered.aRowLess(),
  ],
  ['a picture less', /its picture \S+ is missing$/, () => altered.aPictureLess()],
  ['another picture', /its picture \S+ is not what the site had$/, () => altered.anotherPicture()],
  ['no counts', /of an older version/, () => altered.withoutCounts()],
  ['a flipped byte', /checksums do not match/, () => altered.aFlippedByte(5000)],
  ['the end cut off', /cut short$/, () => altered.cutAt(-1000)],
])('says in one line that a backup has %s', async (_what, problem, make) => {
  const before = await readBackupState(dataDir)
  const file = await make()
  const { code, out, error } = await command('backup', '--prove', file)
  expect([code, out]).toEqual([1, ''])
  expect(error).toMatch(/^\S+ was not proven: [^\n]+\n$/)
  expect(error.trim()).toMatch(problem)
  expect(await readdir(temporary)).toEqual([])
  expect(await readBackupState(dataDir)).toEqual(before)
})

/** Files may not grow beyond so many bytes, as on a disk that fills meanwhile. */
const whereFilesEnd = async (bytes: number, ...args: string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, TMPDIR: temporary }
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', cli, ...args]
  const child = spawn('prlimit', [`--fsize=${bytes}`, '--', ...node], { env })
  const [error] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, error }
}

it('says which disk is full in the middle of a proof, and leaves nothing of it', async () => {
  const before = await readBackupState(dataDir)
  expect(await whereFilesEnd(100_000, 'backup', '--prove', good)).toEqual({
    code: 1,
    error: `${good} was not proven: the disk of ${temporary} is full\n`,
  })
  expect(await readdir(temporary)).toEqual([])
  expect(await readBackupState(dataDir)).toEqual(before)
})

it('does not restore a backup with a row less either, nor take a mistyped call', async () => {
  const file = await altered.aRowLess()
  const other = join(folder, 'other')
  const { code, error } = await runCommandHere(['restore', file], { DATA_DIR: other })
  expect([code, error]).toEqual([1, expect.stringContaining('its table enquiries has 0 rows')])
  expect(await readdir(other)).toEqual(['lock'])
  expect((await command('backup', '--prove', join(folder, 'none.tar'))).error).toContain(
    'does not exist',
  )
  expect((await command('check', '--prove')).code).toBe(2)
})

it('erases again, in a restored backup, who was erased since', async () => {
  const email = 'bo@example.org'
  expect((await command('purge', email)).out).toBe(`1 records of ${email} deleted.\n`)
  expect((await command('person', email)).out).toContain('"enquiries": []')
  const restored = join(folder, 'restored')
  await mkdir(restored)
  await cp(join(dataDir, 'erasures'), join(restored, 'erasures'))
  const { code, out } = await runCommandHere(['restore', good], { DATA_DIR: restored })
  expect([code, out]).toEqual([0, expect.stringContaining('1 erased person was erased again.')])
  const bytes = await readFile(join(restored, 'site.db'), 'latin1')
  expect(bytes.includes('bo@example')).toBe(false)

  const changed = join(folder, 'changed')
  await mkdir(changed)
  await cp(join(dataDir, 'erasures'), join(changed, 'erasures'))
  const env = { DATA_DIR: changed, SECRET: 'another'.repeat(9) }
  expect((await runCommandHere(['restore', good], env)).out).toContain(
    '0 erased people were erased again. 1 more of the list were erased under another SECRET',
  )
  const secret = await readFile(join(dataDir, 'secret'), 'utf8')
  const { out: revoked } = await runCommandHere(['revoke'], { ...env, SECRET: secret })
  expect(revoked).toMatch(/ 1 erased person was erased again\.\n$/)
  expect(await readFile(join(changed, 'site.db'), 'latin1')).not.toContain('bo@example')

  const without = await runCommandHere(['restore', good], { DATA_DIR: join(folder, 'without') })
  expect(without.out).toContain('No list of erased addresses was found')
})
