import type { Doctor } from '../../shared/doctor.ts'
import type { DoctorSearch } from '../../shared/doctor-search.ts'
import { foldText } from '../../shared/letters.ts'
import { perContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { doctorJson } from './doctor-json.ts'
import { doctorRows } from './doctor-rows.ts'
import { isExactly, type KnownPlace, matches, placesOf, wordsOf } from './place-match.ts'

type Known = { doctor: Doctor; places: KnownPlace[] }

/**
 * Finds doctors by what patients ask for. Search keys are built once per content version. Samples are found
 * only if there are no other doctors.
 */
export function createDoctorFinder(db: Database) {
  const known = perContentVersion(db, async (): Promise<Known[]> => {
    const all = (await doctorRows(db)).map(doctorJson)
    const real = all.filter(({ sample }) => !sample)
    return (real.length > 0 ? real : all)
      .map((doctor) => ({ doctor, places: placesOf(doctor), key: sortKey(doctor) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  })

  return {
    /** Returns all that match: first those in exactly the place asked for, each group by last name. */
    async find(wanted: DoctorSearch): Promise<Doctor[]> {
      const words = wordsOf(wanted.place ?? '')
      const found = (await known()).filter(
        ({ doctor, places }) =>
          fits(doctor, wanted) && places.some((place) => matches(place, words)),
      )
      const isThere = ({ places }: Known) => places.some((place) => isExactly(place, words))
      return [...found.filter(isThere), ...found.filter((one) => !isThere(one))].map(
        ({ doctor }) => doctor,
      )
    },

    /** Returns the codes of all languages that at least one doctor speaks. */
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
