// A site that starts on a PostgreSQL database that may not be there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from './built-program.ts'

const secret = 'a secret of this test, 32 characters'

export function useStartOnPostgres() {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'academy-start-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const environment = (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET: secret,
    LOG_LEVEL: 'silent',
    SAMPLE_CONTENT: 'false',
    NODE_ENV: 'production',
  })

  const open = (databaseUrl: string) => openDatabase({ dataDir, databaseUrl })

  return { environment, open }
}
