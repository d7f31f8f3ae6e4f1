import { type ChildProcess, fork } from 'node:child_process'
import type { Card } from './draw-card.ts'
import { programPath } from '../core/paths.ts'

const program = programPath('social-images', 'card-worker')
const longestMs = 30_000
/** How long the program waits for another card: it takes long to start, and much memory to stay. */
const idleMs = 10_000

/** Draws one card at a time, in a process of its own, which gives its memory back when it ends. */
export function createCardDrawer() {
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(program, {
      // Nothing of this process's environment: it has the keys of the database, the mail and the bucket.
      env: {},
      execArgv: [],
      serialization: 'advanced',
    })
    // It must not keep this process from ending.
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
  // What could not be started has no channel; its error says why.
  if (child.connected) child.send(card, (error) => error && reject(error))
  return promise.finally(() => {
    child.off('message', onMessage)
    child.off('exit', onExit)
    child.off('error', reject)
  })
}
