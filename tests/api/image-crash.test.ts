import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { pictureFiles } from '../../server/images/picture-files.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { startSiteProcess } from '../support/site/site-process.ts'

const rounds = 4

it('F-02 keeps every picture whole that it took, and nothing of others, however often it is killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-crash-'))
  const env = {
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
    ADMIN_EMAILS: 'admin@example.org',
  }
  const png = await photo(400, 300, 'png')
  const taken: string[] = []
  const removed: string[] = []

  for (let round = 0; round < rounds; round += 1) {
    const { url, stop } = await startSiteProcess(env)
    const site = {
      fetch: (path: string, init?: RequestInit) => fetch(url + path, init),
    } as Parameters<typeof imageCalls>[0]
    const images = imageCalls(site, await adminToken(dataDir))
    const killed = new AbortController()
    const work = [1, 2, 3].map(async () => {
      while (!killed.signal.aborted) {
        const address = await images.store({ bytes: png }).catch(() => undefined)
        if (address) taken.push(address)
        if (!address || taken.length % 3 > 0) continue
        removed.push(address)
        await images.remove(address).catch(() => undefined)
      }
    })
    // Waits for the first uploads, then for a time that differs in each round.
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(round * 2), 60_000)
    await wait(round * 37)
    await stop('SIGKILL')
    killed.abort()
    await Promise.all(work)
  }

  await (await startSiteProcess(env)).stop()
  const db = await openDatabase({ dataDir })
  const rows = await db.selectFrom('images').select(['key', 'state']).execute()
  await db.destroy()
  const keys = rows.map(({ key }) => key)
  const expected = keys.flatMap(pictureFiles)
  expect(await storedFiles({ dataDir })).toEqual(expected.toSorted())
  expect(rows.filter(({ state }) => state !== 'stored')).toEqual([])
  const kept = taken.filter((address) => !removed.includes(address))
  expect(kept.length).toBeGreaterThan(rounds)
  expect(kept.filter((address) => !keys.includes(address.slice(8, -4)))).toEqual([])
  await rm(dataDir, { recursive: true })
}, 300_000)
