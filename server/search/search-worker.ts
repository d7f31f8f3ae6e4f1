// The search thread: calls arrive as messages and run one at a time.
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { databaseName, readDatabase } from '../database/opening/site-files.ts'
import type { SearchResult, SearchCall } from './search-thread.ts'
import { createSearcher } from './searcher.ts'

const { dataDir } = workerData as { dataDir: string }
const searcher = createSearcher(readDatabase(join(dataDir, databaseName)))
let before = Promise.resolve()

parentPort!.on('message', (call: SearchCall) => {
  before = before.then(() => run(call))
})

async function run({ id, what, asked }: SearchCall): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (result: SearchResult) => parentPort!.postMessage(result)
  try {
    const call = searcher[what] as (...asked: unknown[]) => Promise<unknown>
    post({ id, found: await call(...asked) })
  } catch (error) {
    post({ id, error })
  }
}
