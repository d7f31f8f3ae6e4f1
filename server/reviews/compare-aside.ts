import { hash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { programPath } from '../core/paths.ts'
import type { SignedText } from '../review-state/signed-text.ts'
import { type PartChange, textChanges } from './text-changes.ts'

const program = programPath('reviews', 'compare-worker')
const longestMs = 10_000
/** Texts up to this total length, in characters, are compared within a few milliseconds. */
const short = 10_000
const mostRemembered = 20

/**
 * Compares texts as `textChanges` does, but long ones on a separate thread, so that requests do not wait. Each
 * pair is compared once. Resolves to undefined if comparing takes too long.
 */
export function createCompareTexts() {
  const known = new LRUCache<string, Promise<PartChange[] | undefined>>({ max: mostRemembered })

  return async (before: SignedText, now: SignedText): Promise<PartChange[] | undefined> => {
    const texts = JSON.stringify([before, now])
    if (texts.length <= short) return textChanges(before, now)
    const key = hash('sha256', texts)
    const comparison = known.get(key) ?? compareAside(before, now)
    known.set(key, comparison)
    return comparison
  }
}

async function compareAside(
  before: SignedText,
  now: SignedText,
): Promise<PartChange[] | undefined> {
  const thread = new Worker(program, {
    workerData: { before, now },
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const signal = AbortSignal.timeout(longestMs)
    const [changes] = (await once(thread, 'message', { signal })) as [PartChange[]]
    return changes
  } catch {
    return undefined
  } finally {
    await thread.terminate()
  }
}
