import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { parseQuery } from './query/parse-query.ts'
import { wordsOf } from './query/search-words.ts'

export type FoundDoctor = { id: string; name: string; location: string }
/** The doctors whom a text names, or whose place it names: those it says most of first, then by name. */
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
      .select(['id', 'name', 'location'])
      .orderBy('name')
      .orderBy('number')
      .execute()
    return doctors
      .map((doctor) => ({ doctor, said: countSaid(doctor, asked) }))
      .filter(({ said }) => said > 0)
      .toSorted((a, b) => b.said - a.said)
      .slice(0, most)
      .map(({ doctor }) => doctor)
  }
}

function countSaid({ name, location }: FoundDoctor, asked: string[]): number {
  const words = new Set(wordsOf(`${name} ${location}`))
  return asked.filter((word) => words.has(word)).length
}
