import type { Database } from '../../../server/database/database.ts'
import { openDatabase } from '../site/built-program.ts'

/** The very connection that a test site uses, so that a test can make it fail. */
export function siteDatabase() {
  let opened: Database | undefined
  return {
    open: async (settings: Parameters<typeof openDatabase>[0]) => {
      opened = await openDatabase(settings)
      return opened
    },
    get db(): Database {
      return opened!
    },
  }
}
