// A site with everything, exported once, and places to import it at.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { exported, writeWholeSite } from '../data/whole-site.ts'
import { type Place, responsesOf, sqlitePlace } from './site-in-place.ts'

export const done = { code: 0, error: '' }

export function useExportedSite() {
  const places: { remove(): Promise<void> }[] = []
  async function place<Made extends { remove(): Promise<void> }>(
    made: Promise<Made>,
  ): Promise<Made> {
    places.push(await made)
    return made
  }

  let home: Place
  /** An export of everything, with people. */
  let taken: string
  let before: Awaited<ReturnType<typeof responsesOf>>
  let pictures: string[]
  let signed: Blog

  beforeAll(async () => {
    home = await place(sqlitePlace())
    const site = await home.start()
    signed = await writeWholeSite(site)
    const files = await readdir(join(home.dataDir, 'images'))
    pictures = files.filter((file) => !file.startsWith('trash'))
    before = await responsesOf(site, pictures)
    // The site is running.
    taken = await exported(home, '--people')
    await site.stop()
  })
  afterAll(async () => {
    for (const one of places) await one.remove()
  })

  return {
    place,
    get home() {
      return home
    },
    get taken() {
      return taken
    },
    get before() {
      return before
    },
    get pictures() {
      return pictures
    },
    get signed() {
      return signed
    },
  }
}
