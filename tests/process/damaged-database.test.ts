import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useBuiltSites } from '../support/site/built-site.ts'
import { startTestSite } from '../support/site/test-site.ts'

const start = useBuiltSites()
let folder: string
let dataDir: string
const database = () => join(dataDir, 'site.db')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-damaged-'))
  const site = await startTestSite({ dataDir: folder })
  await site.stop()
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-damaged-'))
  await cp(folder, dataDir, { recursive: true })
  return () => rm(dataDir, { recursive: true })
})

async function overwrite(bytes: Buffer, position: number): Promise<void> {
  const file = await open(database(), 'r+')
  await file.write(bytes, 0, bytes.length, position)
  await file.close()
}

const page = 4096

describe('F-06: a site whose database is', () => {
  it.each<[string, () => Promise<void>]>([
    ['damaged in the middle', () => overwrite(randomBytes(20 * page), 40 * page)],
    ['gone', () => rm(database())],
  ])('%s does not start, says what to do, and touches nothing', async (_name, harm) => {
    await harm()
    const bytes = () => readFile(database()).catch(() => 'none')
    const before = await bytes()
    await expect(start({ env: { DATA_DIR: dataDir } })).rejects.toThrow(
      /^the site did not start: DATA_DIR: .*site\.db.*restore a backup.*\n$/,
    )
    expect(await bytes()).toEqual(before)
  })

  it('damaged where it was closed is refused too, though a start reads none that nobody touched', async () => {
    const site = await start({ env: { DATA_DIR: dataDir } })
    site.child.kill('SIGTERM')
    await once(site.child, 'exit')
    const { ino, size, mtimeNs } = await stat(database(), { bigint: true })
    expect(await readFile(join(dataDir, 'checked'), 'utf8')).toBe(`${ino} ${size} ${mtimeNs}`)
    await overwrite(randomBytes(20 * page), 40 * page)
    await expect(start({ env: { DATA_DIR: dataDir } })).rejects.toThrow(/site\.db is damaged/)
  })

  it('whole, beside a log of nonsense, has all that was written to it', async () => {
    const log = await open(`${database()}-wal`, 'w')
    await log.write(randomBytes(100_000))
    await log.close()
    const site = await start({ env: { DATA_DIR: dataDir } })
    const blogs = (await (await site.fetch('/api/user/v1/blogs')).json()) as object[]
    expect(blogs.length).toBeGreaterThan(20)
  })
})
