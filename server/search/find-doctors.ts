import type { Kysely } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import type { Place } from '../../shared/place.ts'
import { stateNames } from '../../shared/us-states.ts'
import type { Tables } from '../database/tables.ts'
import { askedField } from './asked-field.ts'
import { parseQuery } from './query/parse-query.ts'
import { wordsOf } from './query/search-words.ts'

export type FoundDoctor = {
  id: string
  name: string
  location: string
  sample: boolean
  /** The doctor's town, if the text names it. */
  town?: string
}
const most = 3
/** State abbreviations and titles such as "dr" are too short to match. */
const shortestWord = 3

export type KnownDoctor = {
  doctor: FoundDoctor
  words: ReadonlySet<string>
  specialty: readonly string[]
  towns: string[]
}

/**
 * Finds the doctors whose name or places a text mentions, or whose field it asks for: most matching words first, then
 * by name.
 */
export function findDoctors(text: string, known: readonly KnownDoctor[]): FoundDoctor[] {
  const asked = parseQuery(text)
    .terms.flatMap(({ typed }) => typed)
    .filter((word) => word.length >= shortestWord)
  const field = askedField(text)
  if (asked.length === 0 && !field) return []
  return known
    .map(({ doctor, words, specialty, towns }) => ({
      doctor,
      said:
        asked.filter((word) => words.has(word)).length +
        (field?.some((word) => specialty.includes(word)) ? 1 : 0),
      town: towns.find((town) => wordsOf(town).every((word) => asked.includes(word))),
    }))
    .filter(({ said }) => said > 0)
    .toSorted((a, b) => b.said - a.said)
    .slice(0, most)
    .map(({ doctor, town }) => (town ? { ...doctor, town } : doctor))
}

/** All doctors with the words that find them, by name. */
export async function readKnownDoctors(db: Kysely<Tables>): Promise<KnownDoctor[]> {
  const rows = await db
    .selectFrom('doctors')
    .select(['id', 'name', 'location', 'places', 'specialty', 'sample'])
    .orderBy('name')
    .orderBy('number')
    .execute()
  return rows.map(({ id, name, location, places: json, specialty, sample }) => {
    const places = JSON.parse(json) as Place[]
    const named = places.flatMap(({ city, region, postalCode }) => [
      city,
      postalCode,
      ...stateNames(foldText(region)),
    ])
    return {
      doctor: { id, name, location: location || townsOf(places), sample: sample === 1 },
      words: new Set(wordsOf([name, location, ...named].join(' '))),
      specialty: wordsOf(specialty),
      towns: places.map(({ city }) => city),
    }
  })
}

function townsOf(places: Place[]): string {
  return places.map(({ city, region }) => [city, region].filter(Boolean).join(', ')).join(' · ')
}
