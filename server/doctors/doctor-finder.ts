import type { Doctor } from '../../shared/doctor.ts'
import type { DoctorSearch } from '../../shared/doctor-search.ts'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { doctorJson } from './doctor-json.ts'
import { doctorRows } from './doctor-rows.ts'
import { isExactly, isInState, type KnownPlace, matches, placesOf, wordsOf } from './place-match.ts'

type Known = { doctor: Doctor; places: KnownPlace[] }

/**
 * Finds doctors by what patients ask for. What is compared is made once for each state of the site's
 * content. Samples are found only while there is nobody else.
 */
export function createDoctorFinder(db: Database) {
  let kept: { version: number; doctors: Known[] } | undefined

  async function known(): Promise<Known[]> {
    const { number: version } = await db
      .selectFrom('content_version')
      .select('number')
      .executeTakeFirstOrThrow()
    if (kept?.version !== version) kept = { version, doctors: await read() }
    return kept.doctors
  }

  async function read(): Promise<Known[]> {
    const all = (await doctorRows(db)).map(doctorJson)
    const real = all.filter(({ sample }) => !sample)
    return (real.length > 0 ? real : all)
      .map((doctor) => ({ doctor, places: placesOf(doctor), key: sortKey(doctor) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  }

  return {
    /** All that fit: first those in the very place or state that is named, then by the last word of the name. */
    async find(wanted: DoctorSearch): Promise<Doctor[]> {
      const words = wordsOf(wanted.place ?? '')
      const found = (await known()).filter(
        ({ doctor, places }) =>
          fits(doctor, wanted) && places.some((place) => matches(place, words)),
      )
      const distance = ({ places }: Known) => {
        if (places.some((place) => isExactly(place, words))) return 0
        return places.some((place) => isInState(place, words)) ? 1 : 2
      }
      return found.toSorted((a, b) => distance(a) - distance(b)).map(({ doctor }) => doctor)
    },

    /** The codes of all languages that some doctor speaks. */
    async languages(): Promise<string[]> {
      return [...new Set((await known()).flatMap(({ doctor }) => doctor.languages))]
    },
  }
}

function fits(doctor: Doctor, { condition, language, newPatients, telehealth }: DoctorSearch) {
  return (
    (!condition || doctor.conditions.includes(condition)) &&
    (!language || doctor.languages.includes(language)) &&
    (!newPatients || doctor.newPatients === newPatients) &&
    (!telehealth || doctor.telehealth)
  )
}

function sortKey({ name }: Doctor): string {
  const folded = foldText(name)
  return `${folded.split(/\s+/).at(-1)} ${folded}`
}
