// What a person hands back when they leave or change roles: the numbers, and their wording.
import { roles } from './rights.ts'
import { z } from './schema.ts'

export const handover = z.object({
  enquiries: z.int().describe('Open ones that are assigned to the person: they become unassigned'),
  scheduled: z.int().describe('Articles that the person scheduled: they become drafts'),
  reviewRequests: z.int().describe('Open requests to the person’s profile: they end'),
  previewLinks: z.int().describe('Links that the person made: they end'),
})
export type Handover = z.infer<typeof handover>

export const handoverQuery = z.object({
  role: z
    .enum(roles, { error: `role must be one of: ${roles.join(', ')}.` })
    .optional()
    .describe('The role that the person is to get; without it the person is to be removed'),
  doctorId: z
    .string()
    .optional()
    .describe('The profile that the person is to have; without it the profile stays as it is'),
})
export type HandoverQuery = z.infer<typeof handoverQuery>

const names = [
  ['enquiries', 'enquiry', 'enquiries'],
  ['scheduled', 'scheduled article', 'scheduled articles'],
  ['reviewRequests', 'review request', 'review requests'],
  ['previewLinks', 'preview link', 'preview links'],
] as const

/** What there is to hand back, each with a text such as `2 enquiries`. */
export function handoverParts(numbers: Handover) {
  return names
    .map(([what, one, many]) => {
      const count = numbers[what]
      return { what, count, text: `${count} ${count === 1 ? one : many}` }
    })
    .filter(({ count }) => count > 0)
}

const list = new Intl.ListFormat('en-GB')

/** A text such as `2 enquiries, 1 review request and 3 preview links`; empty if there is nothing. */
export function handoverText(numbers: Handover): string {
  return list.format(handoverParts(numbers).map(({ text }) => text))
}
