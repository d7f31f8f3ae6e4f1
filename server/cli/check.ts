import { brokenRedirects } from '../redirects/broken-redirects.ts'
import { assertIntegrity } from '../database/sqlite/assert-integrity.ts'
import type { Database } from '../database/database.ts'
import {
  keptPictures,
  lostPictures,
  pictureDamage,
  storedPictures,
} from '../images/image-integrity.ts'
import type { ImageStore } from '../images/image-store.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { type Command, CommandError, requireSite, reason } from './command.ts'
import { openToRead } from './open-to-read.ts'
import { quietLog } from './quiet-log.ts'

export const check: Command = {
  usage: 'check',
  purpose: 'check that the database and the images are intact',
  operands: [0, 0],

  async run({ settings }) {
    requireSite(settings)
    const db = await openToRead(settings)
    try {
      await assertIntegrity(db).catch((error: unknown) => {
        throw new CommandError(`${reason(error)}. Restore a backup.`, { cause: error })
      })
      const store = await openImageStore(settings, quietLog)
      const stored = await storedPictures(db)
      const problems = [
        ...(await damages(db, store)),
        ...(await lostPictures(db, stored)),
        ...(await brokenRedirects(db)),
      ]
      if (problems.length === 0) return `The database and ${stored.length} images are intact.`
      throw new CommandError([...problems, `${problems.length} problems were found.`].join('\n'))
    } finally {
      await db.destroy()
    }
  },
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
