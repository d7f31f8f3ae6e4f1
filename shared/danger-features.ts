// What of a text counts when its danger is judged: runs of a few of its letters, each as a number.
import { foldText } from './letters.ts'

/** As many numbers as runs can have. Some share one, which costs little (measured: docs/decisions/115). */
export const featureCount = 2 ** 18

/** A text's words, folded, with a space around each; Chinese ones without, as they are written. */
export function spacedText(text: string): string {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
}

/** Returns the number of every run of letters, each once. */
export function featuresOf(spaced: string): Uint32Array {
  const [shortest, longest] = han.test(spaced) ? runsOfChinese : runsOfLetters
  const found = new Set<number>()
  for (let start = 0; start < spaced.length; start++) {
    const last = Math.min(spaced.length, start + longest)
    let hash = hashStart
    for (let end = start; end < last;) {
      hash = Math.imul(hash ^ spaced.charCodeAt(end), hashFactor)
      end++
      if (end - start >= shortest) found.add((hash ^ (hash >>> 15)) & (featureCount - 1))
    }
  }
  return Uint32Array.from(found)
}

const han = /\p{Script=Han}/u
const runsOfLetters = [3, 6] as const
const runsOfChinese = [1, 4] as const

/** Of the hash FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
const hashStart = 0x811c9dc5
const hashFactor = 0x01000193

/** What each feature of a text counts: less where there are many, and in a short text not much more. */
export const shareOfEach = (features: Uint32Array): number =>
  1 / Math.sqrt(features.length + shortText)

const shortText = 60
