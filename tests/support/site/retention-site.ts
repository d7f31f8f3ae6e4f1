// A site that starts with a store of its own in each test.
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { databaseBytes } from '../stores/database-bytes.ts'
import { freshStore, type TestStore } from '../stores/fresh-database.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const trust = () => Promise.resolve()
export const trustingClock = { trust, assertTrusted: trust }

export function useRetentionSite() {
  let store: TestStore
  let dataDir: string
  let time: ReturnType<typeof movableClock>
  let site: TestSite

  const start = async (settings = {}) => {
    site = await startTestSite(
      { dataDir, sampleContent: false, ...settings },
      { clock: time.clock },
    )
  }
  beforeEach(async () => {
    store = await freshStore()
    dataDir = store.dataDir
    time = movableClock()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await site.stop()
    await store.remove()
  })

  async function goneFromFiles(text: string): Promise<void> {
    await expect.poll(async () => (await databaseBytes(dataDir)).includes(text)).toBe(false)
  }

  return {
    start,
    goneFromFiles,
    get store() {
      return store
    },
    get dataDir() {
      return dataDir
    },
    get time() {
      return time
    },
    get site() {
      return site
    },
  }
}
