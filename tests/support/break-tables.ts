import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Makes whatever reads articles or doctors fail, as a damaged database does. */
export function breakTables(dataDir: string): void {
  const sqlite = new DatabaseSync(join(dataDir, 'site.db'))
  sqlite.exec('alter table blogs rename to lost_blogs; alter table doctors rename to lost_doctors')
  sqlite.close()
}
