// Query fields for paging and filtering lists.
import { z } from './schema.ts'
import { limits } from './limits.ts'

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: `${name} must be a whole number from 1.` })
    .transform(Number)
    .refine((value) => value <= max, { error: `${name} must be at most ${max}.` })

/** The API describes it as a number, although the address contains text. */
export const numberOr = (usual: number, name: string, max: number) =>
  wholeNumber(name, max)
    .default(usual)
    .meta({ type: 'integer', pattern: undefined, minimum: 1, maximum: max })

export const paging = {
  limit: numberOr(limits.list.default, 'limit', limits.list.max),
  page: numberOr(1, 'page', 999_999_999),
}

/** The filter of an admin list. */
export const filterQuery = z
  .string({ error: 'query must be given once.' })
  .max(limits.searchText, { error: `query is too long. Limit is ${limits.searchText} characters.` })
  .optional()
  .describe('Only records that contain all of these words; case and accents are ignored')

/** Admin lists contain whole records; most sites never need a second page. */
export const adminListQuery = z.object({
  query: filterQuery,
  limit: numberOr(limits.list.adminDefault, 'limit', limits.list.adminMax),
  page: paging.page,
})
