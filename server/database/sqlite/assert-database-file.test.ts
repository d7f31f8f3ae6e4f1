import { randomBytes } from 'node:crypto'
import {
  cp,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newBlog } from '../../../tests/support/data/new-blog.ts'
import { createBlogWriter } from '../../blogs/blog-writer.ts'
import { isAsChecked } from './checked-file.ts'
import { openDatabase } from '../opening/open-database.ts'

const pageBytes = 4096
let folder: string
let dataDir: string
let file: string

/** Creates and closes a site whose articles fill many pages. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-damaged-'))
  dataDir = join(folder, 'whole')
  await mkdir(dataDir)
  const db = await openDatabase({ dataDir })
  const writer = createBlogWriter(db, () => new Date())
  const long_description = `<p>${'many words '.repeat(2000)}</p>`
  for (const title of ['One', 'Two', 'Three']) {
    await writer.create(newBlog(title, { long_description }))
  }
  await db.destroy()
})
beforeEach(async () => {
  dataDir = join(folder, 'damaged')
  file = join(dataDir, 'site.db')
  await cp(join(folder, 'whole'), dataDir, { recursive: true })
})
afterEach(() => rm(dataDir, { recursive: true }))
afterAll(() => rm(folder, { recursive: true }))

async function overwrite(position: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}
const middle = async () => Math.floor((await stat(file)).size / pageBytes / 2) * pageBytes

describe('F-06: a damaged database is refused with instructions, and left unchanged', () => {
  const damages: Record<string, () => Promise<void>> = {
    'its first page': () => overwrite(0, randomBytes(pageBytes)),
    'a page in the middle': async () => overwrite(await middle(), randomBytes(pageBytes)),
    'a page of zeros': async () => overwrite(await middle(), Buffer.alloc(pageBytes)),
    'cut in half': async () => truncate(file, await middle()),
    'cut to nothing': () => truncate(file, 0),
    'all zeros': async () => writeFile(file, Buffer.alloc(await middle())),
    'a letter': () => writeFile(file, 'Dear reader, '.repeat(1000)),
  }

  it.each(Object.entries(damages))('%s', async (_name, damage) => {
    await damage()
    const before = await readFile(file)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: [^\n]*restore a backup/)
    expect((await readFile(file)).equals(before)).toBe(true)
  })

  it('gone, while pictures of the site are there', async () => {
    await mkdir(join(dataDir, 'images'))
    await writeFile(join(dataDir, 'images', 'a.jpg'), 'x')
    await rm(file)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: .*site\.db is missing/)
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})

it('a database is read again once it was changed, cut or copied, and not otherwise', async () => {
  await (await openDatabase({ dataDir })).destroy()
  expect(isAsChecked(file)).toBe(true)
  const copy = `${file}.copy`
  await cp(file, copy, { preserveTimestamps: true })
  await rename(copy, file)
  expect(isAsChecked(file)).toBe(false)
  await (await openDatabase({ dataDir })).destroy()
  await overwrite(await middle(), Buffer.alloc(1))
  expect(isAsChecked(file)).toBe(false)
})

it('a whole database opens, and so does a directory without one', async () => {
  await (await openDatabase({ dataDir })).destroy()
  await rm(file)
  await (await openDatabase({ dataDir })).destroy()
  expect((await stat(file)).size).toBeGreaterThan(pageBytes)
})
