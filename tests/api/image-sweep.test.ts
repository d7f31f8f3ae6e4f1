import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImageRepository, openDatabase } from '../support/site/built-program.ts'
import { pictureFiles } from '../../server/images/picture-files.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { imageStoreOf } from '../support/stores/image-store.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { day, hour, movableClock } from '../support/site/movable-clock.ts'
import { photo } from '../support/data/pictures.ts'
import { sampleStore } from '../support/stores/sample-store.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let store: TestStore
let dataDir: string
let time: ReturnType<typeof movableClock>
let site: TestSite

const start = async (settings = {}) => {
  site = await startTestSite({ dataDir, sampleContent: false, ...settings }, { clock: time.clock })
}
const restart = async (settings = {}) => {
  await site.stop()
  await start(settings)
}
const files = () => storedFiles({ dataDir })
const filesOf = async (address: string) =>
  (await files()).filter((file) =>
    file.startsWith(address.slice('/images/'.length, -'.jpg'.length)),
  )

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

describe('sweeping pictures', () => {
  it('keeps pictures that nobody shows', async () => {
    await start()
    const token = await adminToken(dataDir, undefined, time.clock)
    const picture = await imageCalls(site, token).store({ bytes: await photo(64, 48, 'png') })
    time.move(30 * day)
    await restart()
    await site.stop()
    expect(await filesOf(picture)).toHaveLength(3)
    await start()
  })

  it('never removes sample pictures that sample content shows', async () => {
    await store.remove()
    store = await sampleStore()
    dataDir = store.dataDir
    await start({ sampleContent: true })
    const before = await files()
    expect(before.length).toBeGreaterThan(100)
    time.move(30 * day)
    await restart({ sampleContent: true })
    await site.stop()
    expect(await files()).toEqual(before)
    await start()
  })

  it('F-02 removes at the start what interrupted uploads and removals left behind', async () => {
    await start()
    await site.stop()
    const db = await openDatabase(store)
    const left = ['storing', 'removing', 'stored'].map((state, index) => ({
      key: `${String(index).repeat(32)}-64x48`,
      state,
      checksum: '',
      created_at: time.clock().toISOString(),
      uploaded_by: '',
    }))
    await db.insertInto('images').values(left).execute()
    const pictures = await imageStoreOf(store)
    for (const { key } of left) {
      const [fallback, ...renditions] = pictureFiles(key)
      await pictures.write(renditions.map((file) => ({ file, bytes: Buffer.from('x') })))
      const unfinished = join(dataDir, 'images', `.${fallback}.unfinished`)
      if (!store.bucket) await writeFile(unfinished, 'x')
    }
    // If instances share a database, work from the last hour may still be in progress on another one.
    time.move(2 * hour)
    await start()
    await expect
      .poll(async () => (await files()).filter((file) => !file.includes('2'.repeat(32))))
      .toEqual([])
    // A row is deleted after its last file.
    const rows = () => db.selectFrom('images').select('state').execute()
    await expect.poll(() => rows()).toEqual([{ state: 'stored' }])
    await db.destroy()
  })

  it('puts a picture back that an article still shows, when the article was not deleted in the end', async () => {
    await start()
    const token = await adminToken(dataDir, undefined, time.clock)
    const admin = adminCalls(site, token)
    const picture = await imageCalls(site, token).store({ bytes: await photo(64, 48, 'png') })
    const author = await admin.makeDoctor({ name: 'Dr. Ada' })
    await admin.makeBlog({ ...goodBlog(author._id), image_url: picture })
    await site.stop()
    const db = await openDatabase(store)
    await db.updateTable('images').set({ state: 'removing' }).execute()
    const { state: _, ...row } = await db.selectFrom('images').selectAll().executeTakeFirstOrThrow()
    const removal = { trashed_at: time.clock().toISOString(), trashed_by: '' }
    await db
      .insertInto('trashed_images')
      .values({ ...row, ...removal })
      .execute()
    time.move(2 * hour)
    await start()
    await expect
      .poll(() => db.selectFrom('images').select('state').execute())
      .toEqual([{ state: 'stored' }])
    expect((await site.fetch(picture)).status).toBe(200)
    await expect.poll(() => db.selectFrom('trashed_images').select('key').execute()).toEqual([])
    await db.destroy()
  })

  it('leaves what is being removed or brought back just now, however old the picture is', async () => {
    await start()
    await site.stop()
    const db = await openDatabase(store)
    const ago = (ms: number) => new Date(time.clock().getTime() - ms).toISOString()
    const picture = (key: string) => ({ key, checksum: '', created_at: ago(day), uploaded_by: '' })
    const states = { removing: 'removing', removed: 'removing', back: 'storing', new: 'storing' }
    const rows = Object.entries(states).map(([key, state]) => ({ ...picture(key), state }))
    await db.insertInto('images').values(rows).execute()
    const trash = { removing: ago(0), removed: ago(2 * hour), back: ago(2 * hour) }
    const removals = Object.entries(trash).map(([key, trashed_at]) => ({
      ...picture(key),
      ...{ trashed_at, trashed_by: '' },
    }))
    await db.insertInto('trashed_images').values(removals).execute()
    const images = createImageRepository(db)
    const before = new Date(ago(hour))
    expect((await images.interrupted(before)).toSorted()).toEqual(['new', 'removed'])
    const taken = Object.keys(states).map((key) => images.takeInterrupted(key, before))
    expect(await Promise.all(taken)).toEqual([false, true, false, true])
    await db.deleteFrom('images').execute()
    await db.destroy()
    await start()
  })
})
