import { findProblems } from '../backup/site-problems.ts'
import { brokenRedirects } from '../redirects/broken-redirects.ts'
import { assertIntegrity } from '../database/sqlite/assert-integrity.ts'
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
      const { pictures, damaged, lost } = await findProblems(db, store)
      const problems = [...damaged, ...lost, ...(await brokenRedirects(db))]
      if (problems.length === 0) return `The database and ${pictures} images are intact.`
      throw new CommandError([...problems, `${problems.length} problems were found.`].join('\n'))
    } finally {
      await db.destroy()
    }
  },
}
