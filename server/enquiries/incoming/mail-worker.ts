// The thread that reads one mail.
import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

const mail = await readMail(workerData as Uint8Array)
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(mail)
