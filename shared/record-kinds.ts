// The kinds of records, and what the server and the panel both know of each.
import { blogFields } from './blog-fields.ts'
import { doctorFields } from './doctor-fields.ts'
import type { Fields } from './fields.ts'

type Described = {
  /** In the order of the form. */
  fields: Fields
  /** The name of the field that people know a record by. */
  title: string
  /** In the audit log and the security log. */
  called: 'article' | 'doctor'
  /** The address of the panel's list. */
  list: string
}

/** Keys of drafts begin with the name. */
export const recordKinds = {
  blog: { fields: blogFields, title: 'title', called: 'article', list: '/admin/blogs' },
  doctor: { fields: doctorFields, title: 'name', called: 'doctor', list: '/admin/doctor' },
} as const satisfies Record<string, Described>
