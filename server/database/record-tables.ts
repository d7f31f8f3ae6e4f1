import type { ColumnType, Generated } from 'kysely'
import type { blogFields } from '../../shared/blog-fields.ts'
import type { doctorFields } from '../../shared/doctor-fields.ts'
import type { ColumnsOf, Fields } from '../../shared/fields.ts'

/** The tables of records. */
export type RecordTable = 'blogs' | 'doctors' | 'word_pages'

/** Database columns of published articles and doctors, part of `Tables`. */
export type RecordTables = {
  doctors: FieldColumns<typeof doctorFields> & {
    number: Generated<number>
    id: string
    name_key: string
    created_at: Unchanged<string>
    updated_at: string
  }
  /** Sort keys and filter text for the list of doctors; all texts are folded. */
  doctor_entries: {
    doctor_number: number
    /** The doctor's `updated_at` when this row was built. */
    updated_at: string
    email_key: string
    location_key: string
    text: string
  }
  blogs: FieldColumns<typeof blogFields> & {
    number: Generated<number>
    id: string
    title_key: string
    letter: string
    author_number: number | null
    created_at: Unchanged<string>
    updated_at: string
  }
  blog_tags: { blog_number: number; position: number; tag: string; tag_key: string }
  blog_solutions: { blog_number: number; position: number; solution: string }
  /** The lists that contain a blog, with its sort keys. */
  blog_facets: {
    blog_number: number
    /** `all`, `letter`, `author`, `tag` or `solution`. */
    kind: string
    value: string
    created_at: string
    title_key: string
    author_key: string
  }
  /** Number of blogs in each list; maintained by triggers. */
  facet_counts: { kind: string; value: string; count: number }
  /** Text by which the panel filters articles: title, brief description and tags, folded. */
  blog_filter_texts: {
    blog_number: number
    /** The blog's `updated_at` when the text was built; if it differs, the text is out of date. */
    updated_at: string
    text: string
  }
  /** Every work ever cited by an article, as spelled in the latest citation. */
  cited_works: {
    key: string
    cited_at: string
    /** Authors, title and DOI, folded. */
    words: string
    /** JSON: the reference without its id. */
    work: string
  }
  blog_works: { blog_number: number; key: string }
}

/** Columns of optional fields have a default. */
type FieldColumns<F extends Fields> = {
  [Name in keyof ColumnsOf<F>]: F[Name] extends { optional: true }
    ? Generated<ColumnsOf<F>[Name]>
    : ColumnsOf<F>[Name]
}

type Unchanged<Value> = ColumnType<Value, Value, never>
