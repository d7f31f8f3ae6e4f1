import type { Kysely } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import type { Place } from '../../shared/place.ts'
import { stateNames } from '../../shared/us-states.ts'
import type { Tables } from '../database/tables.ts'
import { parseQuery } from './query/parse-query.ts'
import { wordsOf } from './query/search-words.ts'

export type FoundDoctor = { id: string; name: string; location: string }
/** The doctors whom a text names, or one of whose places: those it says most of first, then by name. */
export type FindDoctors = (text: string) => Promise<FoundDoctor[]>

const most = 3
/** Letters of a state and titles, such as "dr", are no reason to show somebody. */
const shortestWord = 3

export function createFindDoctors(db: Kysely<Tables>): FindDoctors {
  return async (text) => {
    const asked = parseQuery(text)
      .terms.flatMap(({ typed }) => typed)
      .filter((word) => word.length >= shortestWord)
    if (asked.length === 0) return []
    const doctors = await db
      .selectFrom('doctors')
      .select(['id', 'name', 'location', 'places'])
      .orderBy('name')
      .orderBy('number')
      .execute()
    return doctors
      .map((doctor) => ({ ...doctor, places: JSON.parse(doctor.places) as Place[] }))
      .map((doctor) => ({ doctor, said: countSaid(doctor, asked) }))
      .filter(({ said }) => said > 0)
      .toSorted((a, b) => b.said - a.said)
      .slice(0, most)
      .map(({ doctor: { id, name, location, places } }) => ({
        id,
        name,
        location: location || townsOf(places),
      }))
  }
}

function countSaid(
  { name, location, places }: FoundDoctor & { places: Place[] },
  asked: string[],
): number {
  const towns = places.flatMap(({ city, region }) => [city, ...stateNames(foldText(region))])
  const words = new Set(wordsOf([name, location, ...towns].join(' ')))
  return asked.filter((word) => words.has(word)).length
}

function townsOf(places: Place[]): string {
  return places.map(({ city, region }) => [city, region].filter(Boolean).join(', ')).join(' · ')
}
