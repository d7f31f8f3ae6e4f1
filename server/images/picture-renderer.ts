import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { imageMessages } from '../../shared/image-file.ts'
import type { PictureKind } from '../../shared/picture-kind.ts'
import { HttpError } from '../core/errors.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { type Picture, readRendered, unreadable } from './render-protocol.ts'
import { programPath } from '../core/paths.ts'

const program = programPath('images', 'render-worker')
const longestMs = 30_000
/** Together with `longestMs` and storing the files, shorter than the connection timeout. */
const longestWaitMs = 15_000

export type PictureRenderer = ReturnType<typeof createPictureRenderer>

/** Renders uploaded pictures in separate processes, two at a time. */
export function createPictureRenderer() {
  const turns = createConcurrencyLimit(
    { atOnce: 2, waiting: Number.POSITIVE_INFINITY, longestWaitMs },
    imageMessages.busy,
  )

  return {
    /** Returns the picture's files under a new, unguessable key. */
    render: (source: Buffer, kind: PictureKind): Promise<Picture> =>
      turns.run(() => runProgram(source, kind)),
  }
}

async function runProgram(source: Buffer, kind: PictureKind): Promise<Picture> {
  const child = spawn(process.execPath, [program, kind], {
    // Empty, because this process's environment has the keys of the database, mail and bucket.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new HttpError(503, imageMessages.uploadFailed, { cause, retryAfter: 10 })),
    )
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  // A process that could not start, for lack of descriptors or memory, has no streams to use.
  if (child.pid === undefined) await ended
  // The program may reject a picture before it has read all of it.
  child.stdin.on('error', () => {})
  child.stdin.end(source)
  const [output, complaint, end] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (child.killed) throw new HttpError(503, imageMessages.uploadFailed, { retryAfter: 10 })
  if (end === 0) return readRendered(output, randomBytes(16).toString('hex'))
  if (end === 1) throw new Error(`pictures can't be rendered: ${complaint.slice(0, 1000)}`)
  // The program rejected the file, or the file ended the program, by its cost or through a decoder bug.
  const why = end === unreadable ? 'refused' : String(end)
  throw new HttpError(400, imageMessages.unreadable, { field: 'image', cause: new Error(why) })
}
