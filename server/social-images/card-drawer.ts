import { type ChildProcess, fork } from 'node:child_process'
import type { Card } from './draw-card.ts'
import { programPath } from '../core/paths.ts'

const program = programPath('social-images', 'card-worker')
const longestMs = 30_000
/** How long the process waits for another card: it is slow to start, but uses a lot of memory. */
const idleMs = 10_000

/** Draws one card at a time in a child process, which returns its memory when it exits. */
export function createCardDrawer() {
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(program, {
      // Inherit nothing: the environment holds the credentials of the database, the mail and the bucket.
      env: {},
      execArgv: [],
      serialization: 'advanced',
    })
    // The child must not keep this process alive.
    started.unref()
    started.channel?.unref()
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('exit', forget)
    started.once('error', forget)
    return started
  }

  function endAfter(ms: number): void {
    clearTimeout(ending)
    ending = setTimeout(() => {
      child?.kill('SIGKILL')
      child = undefined
    }, ms).unref()
  }

  return {
    /** The card as a JPEG. */
    async draw(card: Card): Promise<Buffer> {
      child ??= start()
      endAfter(longestMs)
      const bytes = await responseOf(child, card)
      endAfter(idleMs)
      return bytes
    },

    stop(): void {
      endAfter(0)
    },
  }
}

function responseOf(child: ChildProcess, card: Card): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const onMessage = (message: { bytes: Uint8Array } | { problem: string }) => {
    if ('bytes' in message) resolve(Buffer.from(message.bytes))
    else reject(new Error(message.problem))
  }
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`the process that draws sharing images ended: ${code ?? signal}`))
  child.once('message', onMessage)
  child.once('exit', onExit)
  child.once('error', reject)
  // A child that failed to start has no channel; its `error` event says why.
  if (child.connected) child.send(card, (error) => error && reject(error))
  return promise.finally(() => {
    child.off('message', onMessage)
    child.off('exit', onExit)
    child.off('error', reject)
  })
}
