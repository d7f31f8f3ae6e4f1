import type { z } from './schema.ts'
import { blogFields } from './blog-fields.ts'
import { requestOf } from './field-rules.ts'

/** The blog form's request, checked in the order of the form's fields. */
export const blogInput = requestOf(blogFields)
export type BlogInput = z.infer<typeof blogInput>
