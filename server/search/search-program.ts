// The thread that searches: questions come as messages and are answered one after the other.
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { databaseName, readDatabase } from '../database/site-files.ts'
import { createSearch } from './search-query.ts'
import type { SearchAnswer, SearchCall } from './search-thread.ts'

const { dataDir } = workerData as { dataDir: string }
const search = createSearch(readDatabase(join(dataDir, databaseName)))
let before = Promise.resolve()

parentPort!.on('message', (call: SearchCall) => {
  before = before.then(() => answer(call))
})

async function answer({ id, asked }: SearchCall): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (answer: SearchAnswer) => parentPort!.postMessage(answer)
  try {
    post({ id, found: await search(...asked) })
  } catch (error) {
    post({ id, error })
  }
}
