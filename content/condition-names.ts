import { firstLetter } from '../shared/letters.ts'
import { addressOf, medicalPages } from './medical-pages.ts'
import { perWords } from './words/live.ts'

/** An entry of the A–Z index: the name of a medical page, or another name that leads to it. */
export type ConditionEntry = { name: string; address: string; shortName: string }

const entries = perWords((): readonly ConditionEntry[] =>
  medicalPages
    .flatMap((page) => {
      const { shortName, otherNames = [] } = page
      const names = [shortName, ...otherNames]
      return names.map((name) => ({ name, address: addressOf(page), shortName }))
    })
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
)

/** The entries whose names start with this letter, in alphabetical order. */
export function conditionEntries(letter: string): ConditionEntry[] {
  return entries().filter(({ name }) => firstLetter(name) === letter)
}
