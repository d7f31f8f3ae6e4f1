import { doctorFields } from './doctor-fields.ts'
import { listRow, listState } from './draft.ts'
import { responseShapeOf } from './field-responses.ts'
import { adminListQuery } from './paging.ts'
import { reviewKinds } from './review.ts'
import { z } from './schema.ts'

/** A doctor in API responses; doctors are the authors of articles. */
export const doctor = z.object({
  _id: z.string(),
  ...responseShapeOf(doctorFields),
  description: z.string().describe('HTML, limited to the site’s allowlist'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Doctor = z.infer<typeof doctor>

/** A row of the panel's doctor list: a doctor or a draft. */
export const doctorRow = listRow.extend({
  ...doctor.pick({ name: true, email: true, location: true, image_url: true, createdAt: true })
    .shape,
  description: z.string().describe('HTML; of a long one the beginning, of a draft none'),
})
export type DoctorRow = z.infer<typeof doctorRow>

/** A doctor with their newest articles and the newest pages with a valid review by them, newest first. */
export const doctorPage = doctor.extend({
  articles: z.array(z.object({ _id: z.string(), title: z.string(), createdAt: z.iso.datetime() })),
  reviewed: z.array(
    z.object({
      kind: z.enum(reviewKinds),
      id: z.string(),
      title: z.string(),
      path: z.string(),
      reviewedAt: z.iso.datetime(),
    }),
  ),
})
export type DoctorPage = z.infer<typeof doctorPage>

const doctorOrders = ['name', 'email', 'location', 'date'] as const
export type DoctorOrder = (typeof doctorOrders)[number]
/** A minus reverses the order. */
const doctorSortOrders = doctorOrders.flatMap((order) => [order, `-${order}`] as const)

/** The query of the panel's list of doctors. */
export const doctorListQuery = adminListQuery.extend({
  sort: z
    .enum(doctorSortOrders, { error: `sort must be one of: ${doctorSortOrders.join(', ')}.` })
    .optional()
    .describe('Without it as they were added'),
  state: listState.describe(
    'Whose drafts one may not read sees `published` alone; with `fields=all` it is that anyway',
  ),
  fields: z
    .enum(['all', 'list'], { error: 'fields must be one of: all, list.' })
    .default('all')
    .describe('`list`: rows of a list, with the drafts'),
})
export type DoctorListQuery = z.infer<typeof doctorListQuery>
