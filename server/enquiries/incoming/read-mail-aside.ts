import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limits } from '../../../shared/limits.ts'
import { programPath } from '../../core/paths.ts'
import { type IncomingMail, UnreadableMail } from './read-mail.ts'

const program = programPath('enquiries/incoming', 'mail-worker')
const longestStartMs = 15_000
const longestMs = limits.desk.mailRead.seconds * 1000

/**
 * Like `readMail`, but on its own thread, so that a mail crafted to take long does not block requests.
 * A mail that takes too much time or memory is unreadable.
 */
export async function readMailAside(bytes: Uint8Array): Promise<IncomingMail> {
  const thread = new Worker(program, {
    workerData: bytes,
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 64 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const late = new AbortController()
  const end = () => late.abort()
  const messages = on(thread, 'message', { signal: late.signal })
  let timer = setTimeout(end, longestStartMs)
  try {
    await messages.next()
    clearTimeout(timer)
    timer = setTimeout(end, longestMs)
    const { value } = (await messages.next()) as { value: [IncomingMail] }
    return value[0]
  } catch (cause) {
    throw new UnreadableMail('The message can not be read.', { cause })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
