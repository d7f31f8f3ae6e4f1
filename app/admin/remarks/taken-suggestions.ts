import type { Transaction } from '@tiptap/pm/state'
import type { RemarkOutcome } from '../../../shared/remark.ts'
import type { Range } from './text-of-document.ts'

type Taken = Range & { before: string; words: string; outcome: RemarkOutcome }

/**
 * Follows suggestions that were taken in an editor. Undo takes their words out again, and so opens the remark
 * again; Redo the reverse.
 */
export function takenSuggestions(follow: (id: string, outcome: RemarkOutcome) => void) {
  const taken = new Map<string, Taken>()

  return {
    /** `before`: the words that were in the place of `words`, which begin at `from`. */
    note(id: string, from: number, { before, words }: { before: string; words: string }) {
      taken.set(id, { from, to: from + words.length, before, words, outcome: 'taken' })
    },
    apply({ mapping, doc }: Transaction) {
      for (const [id, { from: start, to: end, before, words, outcome }] of taken) {
        const [from, to] = [mapping.map(start, -1), mapping.map(end, 1)]
        const text = doc.textBetween(from, to)
        const now = text === before ? 'open' : text === words ? 'taken' : outcome
        taken.set(id, { from, to, before, words, outcome: now })
        if (now !== outcome) follow(id, now)
      }
    },
  }
}
