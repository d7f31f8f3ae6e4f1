import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { programPath } from '../../core/paths.ts'
import { type IncomingMail, UnreadableMail } from './read-mail.ts'

const program = programPath('enquiries/incoming', 'mail-worker')
/** Shorter than a mail server waits for the next command. */
const longestMs = 15_000

/**
 * As `readMail`, on a thread of its own, so that requests do not wait for it: anyone can write a mail that takes
 * seconds or minutes to read. One that takes too long or too much memory is unreadable.
 */
export async function readMailAside(bytes: Uint8Array): Promise<IncomingMail> {
  const thread = new Worker(program, {
    workerData: bytes,
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const signal = AbortSignal.timeout(longestMs)
    const [mail] = (await once(thread, 'message', { signal })) as [IncomingMail]
    return mail
  } catch (cause) {
    throw new UnreadableMail('The message can not be read.', { cause })
  } finally {
    await thread.terminate()
  }
}
