import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedCopy, exported, type SiteFile, writeWholeSite } from '../support/data/whole-site.ts'
import { type Place, sqlitePlace } from '../support/site/site-in-place.ts'

let home: Place
let taken: string

beforeAll(async () => {
  home = await sqlitePlace()
  const site = await home.start()
  await writeWholeSite(site)
  taken = await exported(home)
  await site.stop()
})
afterAll(() => home.remove())

let copies = 0
const nextCopy = () => join(home.folder, `copy-${(copies += 1)}`)
const changed = (change: (site: SiteFile) => object) => changedCopy(taken, nextCopy(), change)
const copied = () => changed((site) => site)

const article = (fields: object) => () =>
  changed((site) => {
    const [first, ...rest] = site['articles']!
    return { ...site, articles: [{ ...first, ...fields }, ...rest] }
  })

async function withDamage(
  file: (folder: string) => Promise<string>,
  damage: (bytes: Buffer) => Buffer,
) {
  const folder = await copied()
  const path = await file(folder)
  await writeFile(path, damage(await readFile(path)))
  return folder
}
const siteIn = (folder: string) => Promise.resolve(join(folder, 'site.json'))
const pictureIn = async (folder: string) => {
  const [first] = await readdir(join(folder, 'pictures'))
  return join(folder, 'pictures', first!)
}
const flipped = (bytes: Buffer) => {
  bytes[bytes.length - 20]! ^= 1
  return bytes
}

describe('an import refuses in one line, and writes nothing:', () => {
  const cases: [what: string, folder: () => Promise<string>, line: RegExp][] = [
    ['no export', () => Promise.resolve(home.dataDir), /there is no site\.json in/],
    [
      'an unknown version',
      () => changed((site) => ({ ...site, version: 2 })),
      /version 2 is unknown/,
    ],
    [
      'a list that is missing',
      () => changed((site) => ({ ...site, tags: undefined })),
      /tags is missing/,
    ],
    [
      'a list that is not known',
      () => changed((site) => ({ ...site, more: [] })),
      /more is not known/,
    ],
    [
      'a cut file',
      () => withDamage(siteIn, (all) => all.subarray(0, -200)),
      /site\.json: .*(early|valid)/,
    ],
    [
      'a damaged file',
      () => withDamage(siteIn, (all) => all.fill(0xff, 900, 901)),
      /not valid JSON/,
    ],
    ['a damaged picture', () => withDamage(pictureIn, flipped), /differ from what was stored/],
    [
      'a missing picture',
      async () => {
        const folder = await copied()
        await rm(await pictureIn(folder))
        return folder
      },
      /the picture \S+ is missing/,
    ],
    ['a long title', article({ title: 'x'.repeat(201) }), /Limit is 200 characters/],
    ['a wrong address', article({ _id: '../admin' }), /articles 1: _id/],
    ['an address of the site’s own', article({ _id: 'search' }), /an address of the site itself/],
    [
      'another site’s picture',
      article({ image_url: 'https://x.example/a.jpg' }),
      /image is required/,
    ],
    ['an unknown author', article({ author_id: 'nobody' }), /there is no nobody in doctors/],
    [
      'the same article twice',
      () =>
        changed(({ articles, ...site }) => ({ ...site, articles: [...articles!, articles![0]] })),
      /articles 1 to 3: /,
    ],
    ['a field that is not known', article({ colour: 'red' }), /colour is not known/],
  ]

  it.each(cases)('%s', async (_, folder, line) => {
    const there = await sqlitePlace()
    const { code, out, error } = await there.academy(['import', await folder()])
    expect([code, out, error.trimEnd().split('\n').length]).toEqual([1, '', 1])
    expect(error).toMatch(/^Nothing was imported: /)
    expect(error).toMatch(line)
    expect(await readdir(there.dataDir)).not.toContain('site.db')
    const images = await readdir(join(there.dataDir, 'images')).catch(() => [])
    expect(images).toEqual([])
    await there.remove()
  })
})

it('an import refuses a site that is running', async () => {
  const there = await sqlitePlace()
  const serving = new DatabaseSync(join(there.dataDir, 'lock'))
  serving.exec('begin exclusive')
  const { code, error } = await there.academy(['import', taken])
  expect([code, error]).toEqual([1, 'DATA_DIR: the site is running: stop it first\n'])
  serving.close()
  await there.remove()
})

it('an export refuses a site that has lost a picture, and leaves nothing', async () => {
  const images = join(home.dataDir, 'images')
  const [lost] = await readdir(images)
  await rename(join(images, lost!), join(home.folder, lost!))
  const folder = join(home.folder, 'lacking')
  const { code, out, error } = await home.academy(['export', folder])
  await rename(join(home.folder, lost!), join(images, lost!))
  expect([code, out]).toEqual([1, ''])
  expect(error).toBe(
    `Nothing was exported: the picture ${lost} is missing: run npm run academy -- check\n`,
  )
  expect(await readdir(folder)).toEqual([])
})
