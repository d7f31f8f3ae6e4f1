import type { Doctor } from '../../shared/doctor.ts'
import { foldText } from '../../shared/letters.ts'
import { stateNames } from '../../shared/us-states.ts'

/** A doctor's place, prepared for comparison: all its words, and the texts that name it exactly. */
export type KnownPlace = { words: string[]; exact: string[] }

/** Shorter words, and numbers, must match exactly. */
const shortestWithError = 5

export const wordsOf = (text: string) =>
  foldText(text)
    .split(/[\s,.\p{Dash}]+/u)
    .filter(Boolean)

/** Returns the places of a doctor; the words of `location` belong to each. */
export function placesOf({ places, location }: Doctor): KnownPlace[] {
  const around = wordsOf(location)
  if (places.length === 0) return [{ words: around, exact: [] }]
  return places.map(({ city, region, postalCode }) => {
    const states = stateNames(foldText(region))
    const name = wordsOf(city).join(' ')
    const code = wordsOf(postalCode)
    return {
      words: [...around, ...wordsOf(city), ...states.flatMap(wordsOf), ...code],
      exact: [name, ...states.map((state) => `${name} ${state}`), code.join(' ')],
    }
  })
}

/** Whether each word is the beginning of a word of the place, with at most one typo. */
export function matches(place: KnownPlace, words: string[]): boolean {
  return words.every((word) => place.words.some((known) => beginsWith(known, word)))
}

export function isExactly(place: KnownPlace, words: string[]): boolean {
  return words.length > 0 && place.exact.includes(words.join(' '))
}

function beginsWith(known: string, typed: string): boolean {
  if (known.startsWith(typed)) return true
  if (typed.length < shortestWithError || /\d/.test(typed)) return false
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return lengths.some((length) => isOneErrorAway(known.slice(0, length), typed))
}

/** Whether one letter is missing, extra or different, or two neighbors are swapped. */
function isOneErrorAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [left, right] = [one.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
