import type { Insertable } from 'kysely'
import type { Tables } from '../../../server/database/tables.ts'

type BlogRow = Insertable<Tables['blogs']>

/** A row of `blogs` that every schema version accepts, empty except for the given fields. */
export function blogRow(number: number, given: Partial<BlogRow>): BlogRow {
  return {
    number,
    id: `blog-${number}`,
    created_at: '2024-01-01',
    updated_at: '',
    title: '',
    title_key: '',
    letter: 'T',
    brief_description: '',
    long_description: '',
    blog_summary: '',
    img_description: '',
    call_out: '',
    image_url: '',
    ...given,
  } as BlogRow
}
