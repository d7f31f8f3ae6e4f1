// Worker thread that reads one mail.
import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

const post = (message: unknown) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort!.postMessage(message)

// Reading time counts from here, however long a busy machine takes to start a thread.
post('started')
post(await readMail(workerData as Uint8Array))
