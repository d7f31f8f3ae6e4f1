import type { z } from './schema.ts'
import { blogFields } from './blog-fields.ts'
import { requestOf } from './field-rules.ts'

/** What the blog form sends, checked in the order in which the form names what is missing. */
export const blogInput = requestOf(blogFields)
export type BlogInput = z.infer<typeof blogInput>
