// Worker thread that rewrites a database file.
import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './node-sqlite-dialect.ts'

const sqlite = openSqlite(workerData as string)
try {
  // In memory it would need as much space as the database.
  sqlite.exec(`
    pragma temp_store = file;
    insert into blog_search (blog_search) values ('optimize');
    vacuum;
    pragma wal_checkpoint(truncate);
  `)
} finally {
  sqlite.close()
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage('done')
