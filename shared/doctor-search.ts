import { conditionIds } from './condition-ids.ts'
import { languageCodes } from './languages.ts'
import { paging } from './paging.ts'
import { z } from './schema.ts'

const placeLength = 100
const yes = z.literal('yes')

/** Criteria of the doctor search, all optional. */
const wanted = {
  condition: z.enum(conditionIds),
  place: z.string().trim().min(1).max(placeLength).describe('City, state or ZIP, or how it begins'),
  language: z.enum(languageCodes),
  newPatients: yes,
  telehealth: yes,
}

/** No field has a default, because a query without fields lists all doctors. */
export const doctorSearchQuery = z.object({
  ...z.object(wanted).partial().shape,
  limit: paging.limit.unwrap().optional(),
  page: paging.page.unwrap().optional(),
})

/** The query of the search page, where unknown values are ignored. */
export const findDoctorQuery = z.object({
  condition: wanted.condition.optional().catch(undefined),
  place: z
    .string()
    .transform((place) => place.trim().slice(0, placeLength))
    .default('')
    .catch(''),
  language: wanted.language.optional().catch(undefined),
  newPatients: yes.optional().catch(undefined),
  telehealth: yes.optional().catch(undefined),
  page: paging.page.catch(1),
})

/** The query of the page that lists all doctors. */
export const doctorsPageQuery = findDoctorQuery.pick({ page: true })

export type DoctorSearch = {
  condition?: string | undefined
  place?: string | undefined
  language?: string | undefined
  newPatients?: 'yes' | undefined
  telehealth?: 'yes' | undefined
}
