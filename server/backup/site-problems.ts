import type { Database } from '../database/database.ts'
import {
  keptPictures,
  lostPictures,
  pictureDamage,
  storedPictures,
} from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'

/** `damaged` and `lost` have a line for each picture with damaged files, and for each place that shows a lost one. */
export type SiteProblems = { pictures: number; damaged: string[]; lost: string[] }

/** Checks the pictures of a site, and that it has those that it shows. */
export async function findProblems(db: Database, store: ImageStore): Promise<SiteProblems> {
  const stored = await storedPictures(db)
  return {
    pictures: stored.length,
    damaged: await damages(db, store),
    lost: await lostPictures(db, stored),
  }
}

/** Returns what is wrong with pictures, including those in the trash, but not those removed while it checks. */
async function damages(db: Database, store: ImageStore): Promise<string[]> {
  const found: { first: string | undefined; damage: string }[] = []
  for (const picture of await keptPictures(db)) {
    const damage = await pictureDamage(store, picture)
    if (damage) found.push({ first: picture.files[0], damage })
  }
  const still = new Set((await keptPictures(db)).map(({ files: [first] }) => first))
  return found.filter(({ first }) => still.has(first)).map(({ damage }) => damage)
}
