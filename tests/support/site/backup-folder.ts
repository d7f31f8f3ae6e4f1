// A folder for a site, for backups of it, and for what is restored.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { runCommandHere } from './run-command-here.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ADMIN_EMAILS: 'admin@example.org',
  SAMPLE_CONTENT: 'false',
})

export function useBackupFolder() {
  let folder: string
  let dataDir: string
  let file: string
  let running: TestSite[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-backup-'))
    dataDir = join(folder, 'data')
    file = join(folder, 'site.tar')
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    await rm(folder, { recursive: true })
  })

  const command = (args: string[], dir = dataDir) => runCommandHere(args, environment(dir))

  async function start(dir = dataDir) {
    const site = await startTestSite({ dataDir: dir, sampleContent: false, mailToConsole: false })
    running.push(site)
    const token = await adminToken(dir)
    return { ...site, token, admin: adminCalls(site, token), images: imageCalls(site, token) }
  }

  return {
    command,
    start,
    get folder() {
      return folder
    },
    get dataDir() {
      return dataDir
    },
    get file() {
      return file
    },
    get running() {
      return running
    },
  }
}
