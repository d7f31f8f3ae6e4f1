// Worker thread that compares a text with the version that a doctor signed.
import { parentPort, workerData } from 'node:worker_threads'
import type { SignedText } from '../review-state/signed-text.ts'
import { textChanges } from './text-changes.ts'

const { before, now } = workerData as { before: SignedText; now: SignedText }
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(textChanges(before, now))
