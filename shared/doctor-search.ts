import { conditionIds } from './condition-ids.ts'
import { languageCodes } from './languages.ts'
import { paging } from './paging.ts'
import { z } from './schema.ts'

const placeLength = 100
const yes = z.literal('yes')

/** What a doctor is looked for by; what is left out does not matter. */
const wanted = {
  condition: z.enum(conditionIds),
  place: z.string().trim().min(1).max(placeLength).describe('City, state or ZIP, or how it begins'),
  language: z.enum(languageCodes),
  newPatients: yes,
  telehealth: yes,
}

/** Without any field all doctors are listed, so that none has a value of its own. */
export const doctorSearchQuery = z.object({
  ...z.object(wanted).partial().shape,
  limit: paging.limit.unwrap().optional(),
  page: paging.page.unwrap().optional(),
})

/** The same of the page, where an unknown value counts as none. */
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

/** Which part of the page of all doctors is shown. */
export const doctorsPageQuery = findDoctorQuery.pick({ page: true })

export type DoctorSearch = {
  condition?: string | undefined
  place?: string | undefined
  language?: string | undefined
  newPatients?: 'yes' | undefined
  telehealth?: 'yes' | undefined
}
