import type { DeskEntry } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'

const { bytes: mostBytes, shortened: shortest } = limits.desk.look

/**
 * Keeps the full text of the newest entries that fit into a response, and cuts the others to their
 * beginning.
 */
export function shorten(thread: DeskEntry[]): DeskEntry[] {
  let left: number = mostBytes
  return thread
    .toReversed()
    .map((entry) => {
      const { text, attachments, files } = entry
      left -= Buffer.byteLength(JSON.stringify([text, attachments, files]))
      if (left >= 0 || (text.length <= shortest && attachments.length === 0)) return entry
      const beginning = text.slice(0, shortest).replace(/[\uD800-\uDBFF]$/, '')
      return { ...entry, text: beginning, attachments: [], files: [], shortened: true }
    })
    .toReversed()
}
